import type { ActionOf, DriveAction } from '../actions.ts';
import { LONGEST_WALK } from '../actions.ts';
import { CELLS, DEGREE, NEIGHBOUR } from '../data/board.ts';
import { AIRBORNE_FORMATIONS, AIRBORNE_OF, FIRST, LAST } from '../data/units.ts';
import { refuseWalkStep } from '../phases/supply.ts';
import { isHeldBy } from '../rules/stacks.ts';
import { NONE, optionsOf, WALK_DONE, type DriveState } from '../state.ts';

/** 5.2, H18: the supply walk of the advanced game, formation by formation, to whoever is nearest next. */
export function supplyWalk(state: DriveState): DriveAction {
  for (let formation = 0; formation < AIRBORNE_FORMATIONS.length; formation++)
    if (state.walk[formation] !== WALK_DONE) return walkOf(state, formation);
  return { kind: 'end' };
}

const waiting = new Uint8Array(CELLS);
const before = new Int16Array(CELLS);
const queue = new Int16Array(CELLS);

function walkOf(state: DriveState, formation: number): ActionOf<'supply'> {
  waiting.fill(0);
  for (let unit = FIRST.allied; unit < LAST.allied; unit++)
    if (AIRBORNE_OF[unit] === formation && state.unitCell[unit] >= 0 && state.unitPassed[unit] === 0)
      waiting[state.unitCell[unit]] = 1;
  const source = state.sourceCell[formation];
  const way: number[] = [];
  let from = source;
  waiting[source] = 0;
  for (;;) {
    const to = nearest(state, source, from);
    if (to === NONE) break;
    const leg: number[] = [];
    for (let cell = to; cell !== from; cell = before[cell]) leg.unshift(cell);
    if (way.length + leg.length > LONGEST_WALK) break;
    for (const cell of leg) waiting[cell] = 0;
    way.push(...leg);
    from = to;
  }
  return { kind: 'supply', formation, way };
}

/** The nearest cell where somebody waits; with hidden units through own hexes first, where nobody is met. */
function nearest(state: DriveState, source: number, from: number): number {
  if (optionsOf(state).hidden) {
    const safe = flood(state, source, from, true);
    if (safe !== NONE) return safe;
  }
  return flood(state, source, from, false);
}

function flood(state: DriveState, source: number, from: number, ownOnly: boolean): number {
  before.fill(NONE);
  before[from] = from;
  queue[0] = from;
  let tail = 1;
  for (let head = 0; head < tail; head++) {
    const cell = queue[head];
    if (waiting[cell] === 1) return cell;
    for (let step = cell * DEGREE; step < (cell + 1) * DEGREE; step++) {
      const to = NEIGHBOUR[step];
      if (to < 0 || before[to] !== NONE || refuseWalkStep(state, source, cell, to) !== undefined) continue;
      if (ownOnly && !isHeldBy(state, 'allied', to) && state.cellOwner[to] === 0) continue;
      before[to] = cell;
      queue[tail++] = to;
    }
  }
  return NONE;
}
