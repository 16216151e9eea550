import { DEGREE, NEIGHBOUR, RING } from '../data/board.ts';
import { OTHER, sideOf, type Side } from '../data/units.ts';
import { NONE, NORMAL, optionsOf, type DriveState } from '../state.ts';
import { isHeldBy } from './stacks.ts';

/** 8.8, H9: being next to a unit, and being in its zone of control; what a side sees of either. */

/** Whether a unit of the side stands in one of the six hexes around, across water and border too. */
export function isNextTo(state: DriveState, side: Side, cell: number): boolean {
  for (let step = cell * DEGREE; step < (cell + 1) * DEGREE; step++) {
    const beside = NEIGHBOUR[step];
    if (beside >= 0 && isHeldBy(state, side, beside)) return true;
  }
  return false;
}

/** H34: whether the other side sees what stands in a cell. */
function seesInto(state: DriveState, side: Side, cell: number): boolean {
  return !optionsOf(state).hidden || isNextTo(state, side, cell);
}

export function isSeen(state: DriveState, unit: number): boolean {
  const cell = state.unitCell[unit];
  return cell >= 0 && seesInto(state, OTHER[sideOf(unit)], cell);
}

/** Whether an enemy that the side sees stands in a cell. */
export function seesEnemyIn(state: DriveState, side: Side, cell: number): boolean {
  return isHeldBy(state, OTHER[side], cell) && seesInto(state, side, cell);
}

/** Whether an enemy that the side sees stands next to a cell. */
export function seesEnemyNextTo(state: DriveState, side: Side, cell: number): boolean {
  for (let step = cell * DEGREE; step < (cell + 1) * DEGREE; step++) {
    const beside = NEIGHBOUR[step];
    if (beside >= 0 && seesEnemyIn(state, side, beside)) return true;
  }
  return false;
}

/** Whether a cell is in a zone of control of the side's enemies: of those it sees, or of all. */
export function isInEnemyZone(state: DriveState, side: Side, cell: number, seenOnly: boolean): boolean {
  const enemy = OTHER[side];
  for (let step = cell * DEGREE; step < (cell + 1) * DEGREE; step++) {
    const beside = NEIGHBOUR[step];
    if (beside < 0 || !isHeldBy(state, enemy, beside)) continue;
    // 6.9, 8.8: units in the ring have no zone, and Allied zones do not reach across the border.
    if (RING[beside] === 1 || (enemy === 'allied' && RING[cell] === 1)) continue;
    if (!hasZone(state, beside)) continue;
    if (!seenOnly || seesInto(state, side, beside)) return true;
  }
  return false;
}

/** Units in travel mode have no zone (H9), unless the option says so. */
function hasZone(state: DriveState, cell: number): boolean {
  if (optionsOf(state).travelZones) return true;
  for (let unit = state.cellTop[cell]; unit !== NONE; unit = state.unitNext[unit])
    if (state.unitMode[unit] === NORMAL) return true;
  return false;
}
