import { chanceText, dimmed, PLAIN_AIM, roundOfCells, type Aim, type Fall, type Warning } from '@club-route/engine';
import type { DescentAction, DraftOf } from '../actions.ts';
import { AIRFIELDS, CITIES, labelOf } from '../data/board.ts';
import { flakSeverity } from '../data/tables.ts';
import { blowsOn } from '../forecast/bridge.ts';
import { DROP_CASES, forecastDrop } from '../forecast/drop.ts';
import { bridgeName, cellName, counted, groundName, unitName } from '../language/names.ts';
import { costOf, dropCells, nextMarker, type Piece } from '../phases/drop.ts';
import { questionsAt } from '../rules/demolition.ts';
import { flakOn } from '../rules/flak.ts';
import type { DescentState } from '../state.ts';
import type { DescentCell, DescentOffer } from './types.ts';

type Drop = DraftOf<'drop' | 'supply'>;

/** 1.7: a piece is selected: where it may be aimed, and how much antiaircraft fire is known there. */
export function dropOffer(state: DescentState, draft: Drop, free: DescentOffer): DescentOffer {
  const piece: Piece = draft.kind === 'drop' ? { unit: draft.unit } : nextMarker(state);
  const allowed = dropCells(state, piece);
  const cells = new Map(allowed.map((cell) => [cell, cellOf(state, draft, cell)]));
  const { unit } = piece;
  const few = allowed.length <= FEW;
  return {
    ...free,
    units:
      unit === undefined
        ? free.units
        : dimmed(free.units, [[unit, { cell: undefined, look: 'chosen', press: { draft: undefined } }]]),
    cells,
    head: {
      title: unit === undefined ? 'Drop air supplies' : `Drop ${unitName(unit)}`,
      ...(unit === undefined ? {} : { unit }),
      words: `${counted(costOf(piece), 'transport point')} of ${state.transportPoints}.`,
    },
    hint: few
      ? undefined
      : 'Choose any hex with room. The numbers show on how many of six rolls known antiaircraft fire hits.',
    aimHint: 'Point at a hex to see the chance of landing intact.',
    trays: [],
    groups: few
      ? [
          {
            title: 'Hexes',
            kind: 'cells',
            choices: allowed.map((cell) => ({ label: cellName(cell), press: { action: orderOf(draft, cell) }, cell })),
          },
        ]
      : [],
    cancel: { draft: undefined },
    end: undefined,
    attempt: (cell) => ({ action: orderOf(draft, cell), careful: true }),
    aim: (cell) => (cells.has(cell) ? aimAt(state, draft, piece, cell) : undefined),
    say: (cell) => (cells.has(cell) ? linesOf(state, piece, cell) : ['no unit can land here']),
    round: few ? roundOfCells(allowed) : roundOfCells([...CITIES, ...AIRFIELDS]),
  };
}

/** So many hexes are worth a list. */
const FEW = 12;

function orderOf(draft: Drop, cell: number): DescentAction {
  return draft.kind === 'drop' ? { kind: 'drop', unit: draft.unit, cell } : { kind: 'supply', cell };
}

/** Hexes under fire are marked; of a whole map of hexes the others are not lit. */
function cellOf(state: DescentState, draft: Drop, cell: number): DescentCell {
  const press = { action: orderOf(draft, cell) };
  const source = flakOn(state, cell);
  if (draft.kind === 'supply') return { look: 'offered', press, careful: true };
  if (source === undefined) return { press, careful: true };
  const hurts = flakSeverity(source);
  return { look: hurts > 2 ? 'danger' : 'faint', text: String(hurts), press, careful: true };
}

function aimAt(state: DescentState, draft: Drop, piece: Piece, cell: number): Aim<DescentAction> {
  const { landings } = forecastDrop(state, piece, cell);
  const falls = landings.length === 1 ? [] : landings.map((landing): Fall => fallAt(state, landing.cell));
  return {
    ...PLAIN_AIM,
    title: cellName(cell),
    terrain: groundName(cell),
    lines: linesOf(state, piece, cell),
    falls,
    warnings: bridgesNear(
      state,
      piece,
      landings.map((landing) => landing.cell),
    ),
    label: `${draft.kind === 'drop' ? 'Drop at' : 'Supply'} ${labelOf(cell)}`,
    action: orderOf(draft, cell),
  };
}

function fallAt(state: DescentState, cell: number): Fall {
  const source = flakOn(state, cell);
  const hurts = source === undefined ? 0 : flakSeverity(source);
  return {
    cell,
    text: hurts === 0 ? '' : String(hurts),
    fate: hurts === 0 ? 'whole' : hurts > 2 ? 'lost' : 'depleted',
  };
}

/** The chance to arrive whole, and the antiaircraft fire by its source, both as far as the Allies see. */
function linesOf(state: DescentState, piece: Piece, cell: number): readonly string[] {
  const { whole, reduced, back, lost, flak } = forecastDrop(state, piece, cell);
  const shares: readonly (readonly [string, number])[] = [
    ['lands intact', whole],
    ['lands with a loss', reduced],
    ['turns back', back],
    ['is lost', lost],
  ];
  const known = shares.filter(([, share]) => share > 0);
  const chances =
    known.length === 1
      ? `it always ${known[0]![0]}`
      : `it ${known.map(([what, share]) => `${what} ${chanceText(share / DROP_CASES)}`).join(', ')}`;
  const fire =
    flak === undefined
      ? 'No antiaircraft fire is known here.'
      : `Antiaircraft fire, ${flak}: hits on ${flakSeverity(flak)} of 6.`;
  return [`As far as you can see, ${chances}.`, fire];
}

function bridgesNear(state: DescentState, { unit }: Piece, cells: readonly number[]): readonly Warning[] {
  if (unit === undefined) return [];
  const bridges = new Set(cells.flatMap((cell) => questionsAt(state, cell)));
  return [...bridges].map((bridge) => ({
    sign: 'demolition',
    text: `The Germans may blow ${bridgeName(bridge)} (${blowsOn(state, bridge)} in 6, as far as you can see).`,
  }));
}
