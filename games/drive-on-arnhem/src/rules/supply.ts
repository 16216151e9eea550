import { hexDistance } from '@club-route/engine';
import { ALLIED_ROADS, board, CELLS, DEGREE, GERMAN_ROADS, NEIGHBOUR, RING, STEP_FERRY } from '../data/board.ts';
import { AIRBORNE_OF, sideOf, type Side } from '../data/units.ts';
import { NONE, type DriveState } from '../state.ts';
import { isOpenRoad } from './weigh.ts';

/**
 * 5.1, H17: the traces of supply. A unit always owns the hex it stands in, so that a hex is an enemy hex is a question of
 * ownership alone, and everybody can answer it.
 */

export const AIRBORNE_RANGE = 8;

const queue = new Int16Array(CELLS);

export function isOwnedBy(state: DriveState, side: Side, cell: number): boolean {
  return (state.cellOwner[cell] === 1) === (side === 'allied');
}

/** Writes 1 to every cell of a supplied road, 0 elsewhere. */
export function markSuppliedRoads(state: DriveState, side: Side, supplied: Uint8Array): void {
  supplied.fill(0);
  let tail = 0;
  for (const cell of side === 'allied' ? ALLIED_ROADS : GERMAN_ROADS) {
    if (!isOwnedBy(state, side, cell)) continue;
    supplied[cell] = 1;
    queue[tail++] = cell;
  }
  for (let head = 0; head < tail; head++) {
    const first = queue[head] * DEGREE;
    for (let step = first; step < first + DEGREE; step++) {
      const next = NEIGHBOUR[step];
      if (next < 0 || supplied[next] === 1 || !isOwnedBy(state, side, next)) continue;
      if (!isOpenRoad(state, step) && !(side === 'german' && STEP_FERRY[step] === 1)) continue;
      supplied[next] = 1;
      queue[tail++] = next;
    }
  }
}

/** Whether at most two steps, none into an enemy hex, lead from the cell to a supplied road. */
export function hasGroundTrace(state: DriveState, side: Side, cell: number, supplied: Uint8Array): boolean {
  if (supplied[cell] === 1) return true;
  for (let step = cell * DEGREE; step < (cell + 1) * DEGREE; step++) {
    const near = NEIGHBOUR[step];
    if (near < 0 || !isOwnedBy(state, side, near)) continue;
    if (supplied[near] === 1) return true;
    for (let further = near * DEGREE; further < (near + 1) * DEGREE; further++)
      if (NEIGHBOUR[further] >= 0 && supplied[NEIGHBOUR[further]] === 1) return true;
  }
  return false;
}

/** S7.2: units in the ring are always supplied. */
export function isGroundSupplied(state: DriveState, unit: number, supplied: Uint8Array): boolean {
  const cell = state.unitCell[unit];
  return RING[cell] === 1 || hasGroundTrace(state, sideOf(unit), cell, supplied);
}

/** 5.2, H18: within eight hexes of a source in Allied hands, through anything. */
export function isWithinSource(state: DriveState, formation: number, cell: number): boolean {
  const source = state.sourceCell[formation];
  return source >= 0 && state.cellOwner[source] === 1 && hexDistance(board, source, cell) <= AIRBORNE_RANGE;
}

export function hasAirborneTrace(state: DriveState, unit: number): boolean {
  const formation = AIRBORNE_OF[unit];
  return formation !== NONE && isWithinSource(state, formation, state.unitCell[unit]);
}
