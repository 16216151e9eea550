import type { DescentAction } from '../actions.ts';
import { pickChoices } from '../choices/march.ts';
import { choices } from '../choices/index.ts';
import type { Side } from '../data/units.ts';
import { Reach } from '../forecast/reach.ts';
import { refuseEntry } from '../phases/entry.ts';
import type { DescentState } from '../state.ts';

/** How a script rates a cell for a unit; lower is better. */
export type Rating = (unit: number, cell: number) => number;

/** One unit after the other goes where it is rated best; nothing once nobody would do better by moving. */
export function nextMove(
  state: DescentState,
  side: Side,
  rate: Rating,
  leaveOut: ReadonlySet<number>,
): DescentAction | undefined {
  for (const { draft } of pickChoices(state, side)) {
    const [unit] = draft!.kind === 'move' || draft!.kind === 'enter' ? draft!.units : [];
    if (unit === undefined || leaveOut.has(unit)) continue;
    const action = draft!.kind === 'move' ? move(state, unit, rate) : enter(state, side, unit, rate);
    if (action !== undefined) return action;
  }
  return undefined;
}

function move(state: DescentState, unit: number, rate: Rating): DescentAction | undefined {
  const reach = new Reach(state, [unit]);
  let best = state.unitCell[unit];
  let least = rate(unit, best);
  for (const cell of reach.cells()) {
    const rated = rate(unit, cell);
    if (rated >= least) continue;
    best = cell;
    least = rated;
  }
  const way = reach.to(best);
  return way === undefined ? undefined : { kind: 'move', units: [unit], way };
}

/** Enters where it is rated best; it goes on with a move of its own. */
function enter(state: DescentState, side: Side, unit: number, rate: Rating): DescentAction | undefined {
  let best: DescentAction | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const { draft } of choices(state, side, { kind: 'enter', units: [unit], way: [] })) {
    if (draft?.kind !== 'enter' || draft.units.length > 1) continue;
    const [at] = draft.way;
    const rated = rate(unit, at);
    const entry = { kind: 'enter', units: [unit], at, way: [] } as const;
    if (rated >= least || refuseEntry(state, side, entry) !== undefined) continue;
    best = entry;
    least = rated;
  }
  return best;
}
