import { DEGREE, NEIGHBOUR, RING } from '../data/board.ts';
import { LEAST_EFFICIENCY } from '../data/tables.ts';
import { OTHER, POLES, sideOf, type Side } from '../data/units.ts';
import type { Reports } from '../report.ts';
import { NONE, optionsOf, type DriveState } from '../state.ts';
import { isHeldBy, liftUnit, placeUnit, stackOf } from './stacks.ts';
import { isNextTo } from './zones.ts';

/**
 * A unit enters a hex next to its own, by order, retreat or advance: ownership, overrun, sighting (H11). Returns how many
 * enemy units its side sees that it did not see before.
 */
export function relocate(state: DriveState, unit: number, to: number, reports: Reports): number {
  const side = sideOf(unit);
  const { hidden } = optionsOf(state);
  // The mover itself may be the one who sees them, so this is asked before it leaves.
  const fresh = hidden ? unseenAround(state, side, to) : 0;
  liftUnit(state, unit, NONE);
  placeUnit(state, unit, to);
  state.unitFort[unit] = 0;
  state.unitMoved[unit] = 1;
  takeHex(state, side, to, reports);
  return hidden ? look(state, unit, fresh, reports) : 0;
}

/** 1.4, H34: the hex is owned by whoever entered it last; `apply` tells of it. Ring hexes stay German. */
export function takeHex(state: DriveState, side: Side, cell: number, reports: Reports): void {
  if (RING[cell] === 0) state.cellOwner[cell] = side === 'allied' ? 1 : 0;
  if (side === 'german') overrun(state, cell, reports);
}

/** 10.1, H33: a German unit enters a source. The Poles' costs nothing. */
function overrun(state: DriveState, cell: number, reports: Reports): void {
  for (let formation = 0; formation < POLES; formation++) {
    if (state.sourceCell[formation] !== cell || state.sourceOverrun[formation] === 1) continue;
    state.sourceOverrun[formation] = 1;
    const mark = optionsOf(state).hidden ? { discloses: true as const } : undefined;
    reports?.push({ kind: 'overrun', formation, ...mark });
  }
}

/** One bit for each direction in which a stack of the enemy stands that the side does not see yet. */
export function unseenAround(state: DriveState, side: Side, cell: number): number {
  let bits = 0;
  for (let direction = 0; direction < DEGREE; direction++) {
    const beside = NEIGHBOUR[cell * DEGREE + direction];
    if (beside >= 0 && isHeldBy(state, OTHER[side], beside) && !isNextTo(state, side, beside)) bits |= 1 << direction;
  }
  return bits;
}

/** Both sides see each other where they touch, and keep what they saw. */
export function look(state: DriveState, unit: number, fresh: number, reports: Reports): number {
  const side = sideOf(unit);
  const cell = state.unitCell[unit];
  let sighted = 0;
  let touching = false;
  for (let direction = 0; direction < DEGREE; direction++) {
    const beside = NEIGHBOUR[cell * DEGREE + direction];
    if (beside < 0 || !isHeldBy(state, OTHER[side], beside)) continue;
    touching = true;
    for (let enemy = state.cellTop[beside]; enemy !== NONE; enemy = state.unitNext[enemy]) remember(state, enemy);
    if ((fresh & (1 << direction)) !== 0) sighted += sightStack(state, side, beside, reports);
  }
  if (touching) {
    remember(state, unit);
    sight(state, OTHER[side], unit, reports);
  }
  return sighted;
}

/** By their numbers: the order of a stack is nothing that shows. */
function sightStack(state: DriveState, side: Side, cell: number, reports: Reports): number {
  const units = stackOf(state, cell).toSorted((one, two) => one - two);
  for (const unit of units) sight(state, side, unit, reports);
  return units.length;
}

function sight(state: DriveState, side: Side, unit: number, reports: Reports): void {
  const cell = state.unitCell[unit];
  const sightings = side === 'allied' ? state.alliedSightings : state.germanSightings;
  sightings.push({ turn: state.turn, unit, cell });
  reports?.push({ kind: 'sighted', side, unit, cell, discloses: true });
}

/** The other side sees the unit now. */
export function remember(state: DriveState, unit: number): void {
  state.ghostCell[unit] = state.unitCell[unit];
  state.ghostTurn[unit] = state.turn;
}

/** 9.1: a hex entered in normal mode tires. */
export function tire(state: DriveState, unit: number): void {
  state.unitEfficiency[unit] = Math.max(LEAST_EFFICIENCY, state.unitEfficiency[unit] - 1);
}
