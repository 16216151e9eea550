import {
  NO_OFFER,
  pressableUnits,
  roundOfUnits,
  type FaceResult,
  type Hand,
  type QuestionOffer,
} from '@club-route/engine';
import type { DescentAction } from '../actions.ts';
import { CITY, TERRAIN } from '../data/board.ts';
import type { FireResult } from '../data/tables.ts';
import { attackFactor, OTHER, type Side } from '../data/units.ts';
import { forecastShot } from '../forecast/shot.ts';
import { cellName, counted, oddsName, unitName } from '../language/names.ts';
import { refuseEndOfFire, refuseFire, shots, type Shot } from '../phases/battle.ts';
import { stillIn } from '../phases/engagement.ts';
import { resultOfFire } from '../rules/fire.ts';
import { retreatWays } from '../rules/retreat.ts';
import { bestFire } from '../standing.ts';
import type { Battle, DescentState } from '../state.ts';
import type { DescentOffer, DescentUnit } from './types.ts';

/** 1.6: fire, unit by unit, each after the last result. A press on an own unit selects it, on an enemy aims; again, fires. */
export function fireOffer(state: DescentState, side: Side, battle: Battle, { units: hand }: Hand): DescentOffer {
  const all = shots(state, side, battle);
  const firers = [...new Set(all.map(([firer]) => firer))];
  const best = bestFire(state, side, battle);
  const firer = hand.find((unit) => firers.includes(unit)) ?? (best.kind === 'fire' ? best.firer : firers[0]);
  const targets = all.filter(([one]) => one === firer).map(([, target]) => target);
  const target = hand.find((unit) => targets.includes(unit));
  const shown = target === undefined ? targets : [target];
  const action: DescentAction | undefined =
    target !== undefined
      ? { kind: 'fire', firer, target }
      : best.kind === 'fire' && best.firer === firer
        ? best
        : undefined;
  const own: DescentOffer['units'] = pressableUnits(
    firers,
    (unit) => state.unitCell[unit],
    (unit) => ({ hand: { units: [unit], through: [] } }),
    [firer],
  );
  const canEnd = refuseEndOfFire(state, side) === undefined;
  return {
    ...NO_OFFER,
    units: new Map([...own, ...enemyUnits(state, firer, targets, target)]),
    arrows: [{ to: battle.cell, from: attackersFrom(state, battle), fire: false }],
    attention: battle.cell,
    head: {
      title: `${battle.stage === 'defenders' ? 'Defensive fire' : 'Fire'} at ${cellName(battle.cell)}`,
      unit: firer,
      words: `${unitName(firer)} fires with ${attackFactor(firer, state.unitSteps[firer])}. ${counted(firers.length, 'unit')} can still fire.`,
    },
    hint: canEnd ? undefined : 'In a landing fight, every unit that can have an effect must fire.',
    trays: firers.length > 1 ? [{ title: 'Can fire', units: firers }] : [],
    questions: shown.map((one) => questionOf(state, battle, [firer, one])),
    ready: action && {
      label: `Fire at ${unitName(action.kind === 'fire' ? action.target : targets[0])}`,
      action,
      anywhere: true,
    },
    cancel: hand.length === 0 ? undefined : { hand: { units: [], through: [] } },
    end: canEnd
      ? { label: 'End your fire', left: `${counted(firers.length, 'unit')} can still fire.`, action: { kind: 'end' } }
      : undefined,
    attempt: (cell) => whyNoShot(state, side, battle, firer, cell),
    place: () => ({ at: battle.cell, around: [] }),
    round: () => ({ ...roundOfUnits(own)(), now: firer }),
  };
}

function attackersFrom(state: DescentState, { attackers, cell }: Battle): readonly number[] {
  return [...new Set(attackers.map((unit) => state.unitCell[unit]))].filter((from) => from >= 0 && from !== cell);
}

type Units = readonly (readonly [number, DescentUnit])[];

function enemyUnits(state: DescentState, firer: number, targets: readonly number[], target: number | undefined): Units {
  return targets.map((unit) => [
    unit,
    {
      cell: state.unitCell[unit],
      look: unit === target ? 'target' : 'still',
      press:
        unit === target
          ? { action: { kind: 'fire', firer, target: unit } }
          : { hand: { units: [firer, unit], through: [] } },
    },
  ]);
}

const FACES: Readonly<Record<FireResult, FaceResult>> = {
  none: { label: '–', words: 'no effect', tone: 'none' },
  retreat: { label: 'R', words: 'it retreats', tone: 'good' },
  loss: { label: 'L', words: 'it loses a step', tone: 'good' },
  eliminated: { label: 'E', words: 'it is eliminated', tone: 'good' },
};
const REPULSED: FaceResult = { label: 'R', words: 'it is repulsed and cannot fire', tone: 'good' };
const STANDS: FaceResult = { label: 'R', words: 'it stays: in a city a unit ignores its first retreat', tone: 'none' };
const STANDS_OR_GOES: FaceResult = { label: 'R', words: 'it retreats or loses a step', tone: 'good' };
const CORNERED: FaceResult = { label: 'R', words: 'it cannot retreat and is eliminated', tone: 'good' };

/** What a retreat means to this target: attackers are repulsed, cities protect (6.6), and who has no way out is lost. */
function retreatFace(state: DescentState, { stage, cell, spared }: Battle, target: number): FaceResult {
  if (stage === 'defenders') return REPULSED;
  if (TERRAIN[cell] === CITY) return spared.includes(target) ? STANDS_OR_GOES : STANDS;
  return retreatWays(state, target, []).length === 0 ? CORNERED : FACES.retreat;
}

/** 7.18: the odds of one shot before it, and what each face of the die brings. */
function questionOf(state: DescentState, battle: Battle, [firer, target]: Shot): QuestionOffer<DescentAction> {
  const { column, supplied } = forecastShot(state, firer, target);
  const results = [1, 2, 3, 4, 5, 6].map((die) => resultOfFire(column, die, supplied));
  const faces = results.map((result) => (result === 'retreat' ? retreatFace(state, battle, target) : FACES[result]));
  return {
    title: unitName(target),
    note: `${oddsName(column)}${supplied ? '' : ', +2 out of supply'}`,
    faces,
    words: [...keyOf(faces), ...(supplied ? [] : [`${unitName(firer)} is out of supply as far as you can see.`])].join(
      ' ',
    ),
    label: `Fire at ${unitName(target)}`,
    action: { kind: 'fire', firer, target },
  };
}

/** What the letters under the dice stand for: each once, in the order of the dice. */
function keyOf(faces: readonly FaceResult[]): readonly string[] {
  return [...new Set(faces)].flatMap(({ label, words }) => (label === FACES.none.label ? [] : [`${label}: ${words}.`]));
}

/** The rules say why the enemy in a cell cannot be fired at. */
function whyNoShot(
  state: DescentState,
  side: Side,
  battle: Battle,
  firer: number,
  cell: number,
): ReturnType<DescentOffer['attempt']> {
  const enemy = stillIn(state, battle, OTHER[side]).find((unit) => state.unitCell[unit] === cell);
  return enemy === undefined ? undefined : { refusal: refuseFire(state, side, firer, enemy) };
}
