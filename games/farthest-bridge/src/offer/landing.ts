import { NO_OFFER, type Aim, type CellLook, type FaceResult, type Fall, type Seat } from '@club-route/engine';
import type { FarthestBridgeAction } from '../actions.ts';
import { BRIDGES, labelOf, LANDING_RANGE, terrainOf } from '../data/board.ts';
import { DEMOLISHED_ON } from '../data/terrain.ts';
import { UNITS } from '../data/units.ts';
import { landingOdds, touchdowns, type LandingOdds, type Touchdown } from '../forecast/landing.ts';
import { bridgeName, cellName, unitName } from '../language/names.ts';
import { landingCells } from '../phases/landing.ts';
import type { LandingFate } from '../report.ts';
import type { FarthestBridgeState } from '../state.ts';
import { roundOfUnits, toPick, unitsToPick, whereabouts, whyNotPicked } from './able-units.ts';
import { endOffer } from './end.ts';
import type { FarthestBridgeOffer } from './types.ts';

/** An airborne unit is selected (11.4): where it may aim, and what each face of the die makes of it. */
export function landingOffer(state: FarthestBridgeState, seat: Seat, unit: number): FarthestBridgeOffer {
  const odds = new Map(landingCells(state, unit).map((cell) => [cell, landingOdds(state, unit, cell)]));
  const order = (cell: number): FarthestBridgeAction => ({ kind: 'land', unit, cell });
  const others = unitsToPick(state, seat);
  return {
    ...NO_OFFER,
    units: new Map([
      ...toPick(state, others, 'still'),
      [unit, { cell: undefined, look: 'chosen', press: { draft: undefined } }],
    ]),
    cells: new Map(
      [...odds].map(([cell, one]) => [cell, { look: lookOf(one), press: { action: order(cell) }, careful: true }]),
    ),
    head: { title: `Land ${unitName(unit)}`, unit, words: rangeWords(unit) },
    aimHint:
      'Point at a highlighted hex to see where the unit may come down. Dashed: it may be depleted. Red: it may be lost. Click to jump.',
    cancel: { draft: undefined },
    end: endOffer(state, seat),
    attempt: (cell) => whyNotPicked(state, seat, cell) ?? { action: order(cell), careful: true },
    aim: (cell) => (odds.has(cell) ? aimAt(state, unit, cell) : undefined),
    say: (cell) => [oddsWords(odds.get(cell))],
    place: (one) => whereabouts(state, one),
    round: roundOfUnits(others, unit),
  };
}

/** Where nothing can happen, where the unit may be depleted, where it may be lost. */
function lookOf({ whole, lost }: LandingOdds): CellLook {
  if (lost > 0) return 'danger';
  return whole === 6 ? 'offered' : 'faint';
}

function rangeWords(unit: number): string {
  const { arrival, kind } = UNITS[unit]!;
  const zone = arrival.by === 'air' && arrival.zone !== 'arnhem' ? `the ${arrival.zone} drop zone` : 'Arnhem';
  const wind = kind === 'glider' ? 'Gliders do not drift.' : 'Paratroops drift one hex; the die gives the direction.';
  return `Within ${LANDING_RANGE} hexes of ${zone}. ${wind}`;
}

function oddsWords(odds: LandingOdds | undefined): string {
  return odds === undefined
    ? 'out of reach'
    : `of 6: ${odds.whole} intact, ${odds.depleted} depleted, ${odds.lost} lost`;
}

function rollWords({ whole, depleted, lost }: LandingOdds): string {
  if (whole === 6) return 'The unit lands intact on every roll.';
  const parts = [
    `${whole} intact`,
    ...(depleted > 0 ? [`${depleted} depleted`] : []),
    ...(lost > 0 ? [`${lost} lost`] : []),
  ];
  return `Of 6 rolls: ${parts.join(', ')}.`;
}

function aimAt(state: FarthestBridgeState, unit: number, cell: number): Aim<FarthestBridgeAction> {
  const falls = touchdowns(state, unit, cell);
  const bridges = [...new Set(falls.flatMap(({ questions }) => questions))];
  return {
    title: cellName(cell),
    terrain: terrainOf(cell),
    lines: [rollWords(landingOdds(state, unit, cell))],
    faces: falls.map(faceOf),
    falls: UNITS[unit]!.kind === 'glider' ? [] : falls.flatMap(fallOf),
    warnings: bridges.map((bridge) => {
      const chance = DEMOLISHED_ON[BRIDGES[bridge]!.kind];
      const text = `Next to the ${bridgeName(bridge)}: the Germans may try to blow it (${chance} in 6).`;
      return { sign: 'demolition', text };
    }),
    label: `Jump at ${labelOf(cell)}`,
    action: { kind: 'land', unit, cell },
  };
}

const FACES: Readonly<Record<LandingFate, FaceResult>> = {
  unhurt: { label: 'intact', words: 'the unit lands intact', tone: 'none' },
  depleted: { label: 'depl.', words: 'the unit is depleted', tone: 'bad' },
  crashed: { label: 'crash', words: 'the gliders crash and the unit is depleted', tone: 'bad' },
  displaced: {
    label: 'depl.',
    words: 'the unit lands on a friendly unit, is depleted and moves to a hex next to it',
    tone: 'bad',
  },
  eliminated: { label: 'lost', words: 'the unit is lost', tone: 'bad' },
};

function faceOf({ fate, cell }: Touchdown): FaceResult {
  const face = FACES[fate];
  return { ...face, words: `${cell < 0 ? 'off the map' : `at ${labelOf(cell)}`}: ${face.words}` };
}

const FATES: Readonly<Record<LandingFate, Fall['fate']>> = {
  unhurt: 'whole',
  depleted: 'depleted',
  crashed: 'depleted',
  displaced: 'depleted',
  eliminated: 'lost',
};

function fallOf({ die, cell, fate }: Touchdown): readonly Fall[] {
  return cell < 0 ? [] : [{ cell, text: String(die), fate: FATES[fate] }];
}
