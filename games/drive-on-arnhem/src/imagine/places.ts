import { hexDistance, type Dice } from '@club-route/engine';
import { board, CELLS, DEGREE, NEIGHBOUR, RING, UNUSED } from '../data/board.ts';
import { MOST_STACKED, UNIT_LIMIT } from '../data/tables.ts';
import {
  AIRBORNE_OF,
  ARRIVAL_CELL,
  ARRIVAL_TURN,
  BASE_STACK,
  COMPONENTS,
  FIRST,
  IS_PARENT,
  LAST,
  OTHER,
  PARENT_OF,
  type Side,
} from '../data/units.ts';
import { isHeldBy } from '../rules/stacks.ts';
import { isOwnedBy } from '../rules/supply.ts';
import { BUILT_IN, GONE, isOperationPhase, NONE, UNBUILT, UNKNOWN, WAITING, type DriveState } from '../state.ts';

/** Hexes that a unit may have gone each day since it was last seen, or since it came. */
const HEXES_A_DAY = 6;

/** Places the enemy units that a side does not see: out of its sight, on their own ground, where they can have got to. */
export function imaginePlaces(state: DriveState, side: Side, dice: Dice): void {
  const enemy = OTHER[side];
  imagineParents(state, enemy);
  const room = hidingRoom(state, side);
  let limit = UNIT_LIMIT[enemy];
  for (let unit = FIRST[enemy]; unit < LAST[enemy]; unit++) if (state.unitCell[unit] >= 0) limit--;
  for (let unit = FIRST[enemy]; unit < LAST[enemy]; unit++) {
    if (state.unitCell[unit] !== UNKNOWN) continue;
    const cell = limit > 0 && hasCome(state, unit) ? hidingPlace(state, unit, room, dice) : NONE;
    if (cell === NONE) {
      state.unitCell[unit] = ARRIVAL_TURN[unit] > 0 ? WAITING : GONE;
      continue;
    }
    state.unitCell[unit] = cell;
    room[cell] -= BASE_STACK[unit];
    limit--;
  }
}

/** Parents in sight hold components nobody sees; those that arrive built are whole until a part of them is seen. */
function imagineParents(state: DriveState, enemy: Side): void {
  for (let unit = FIRST[enemy]; unit < LAST[enemy]; unit++) {
    if (IS_PARENT[unit] === 0) continue;
    const cell = state.unitCell[unit];
    if (cell >= 0) {
      buildIn(state, unit, state.unitStack[unit]);
    } else if (cell === GONE) {
      for (const part of firstParts(unit)) if (state.unitCell[part] === UNKNOWN) state.unitCell[part] = GONE;
    } else if (ARRIVAL_TURN[unit] > 0 && firstParts(unit).every((part) => state.unitCell[part] === UNKNOWN)) {
      for (const part of firstParts(unit)) state.unitCell[part] = BUILT_IN;
    } else {
      state.unitCell[unit] = UNBUILT;
    }
  }
}

function firstParts(parent: number): readonly number[] {
  return COMPONENTS[parent].filter((part) => ARRIVAL_TURN[part] === 0);
}

/** As many unseen components as make up the stacking value. */
function buildIn(state: DriveState, parent: number, stack: number): void {
  let left = stack;
  for (const part of COMPONENTS[parent]) {
    if (state.unitCell[part] !== UNKNOWN || BASE_STACK[part] > left) continue;
    state.unitCell[part] = BUILT_IN;
    left -= BASE_STACK[part];
  }
}

/** Cell -> stacking points that may stand there unseen. */
function hidingRoom(state: DriveState, side: Side): Int8Array {
  const enemy = OTHER[side];
  const room = new Int8Array(CELLS);
  for (let cell = 0; cell < CELLS; cell++) {
    if (cell === UNUSED || !isOwnedBy(state, enemy, cell) || (enemy === 'allied' && RING[cell] === 1)) continue;
    if (state.cellTop[cell] !== NONE || isBeside(state, side, cell)) continue;
    room[cell] = MOST_STACKED;
  }
  return room;
}

function isBeside(state: DriveState, side: Side, cell: number): boolean {
  for (let step = cell * DEGREE; step < (cell + 1) * DEGREE; step++)
    if (NEIGHBOUR[step] >= 0 && isHeldBy(state, side, NEIGHBOUR[step])) return true;
  return false;
}

function hasCome(state: DriveState, unit: number): boolean {
  const turn = ARRIVAL_TURN[unit] > 0 ? ARRIVAL_TURN[unit] : ARRIVAL_TURN[PARENT_OF[unit]];
  if (state.phase === 'setup') return turn === 1 && AIRBORNE_OF[unit] === NONE;
  // Today's arrivals come after the supply phase.
  return turn < state.turn || turn === 1 || (turn === state.turn && isOperationPhase(state.phase));
}

/** A place within reach of where the unit was last seen or came in; anywhere out of sight if there is none. */
function hidingPlace(state: DriveState, unit: number, room: Int8Array, dice: Dice): number {
  const seenAt = state.ghostCell[unit];
  const anchor = seenAt >= 0 ? seenAt : anchorOf(unit);
  const since = seenAt >= 0 ? state.ghostTurn[unit] : ARRIVAL_TURN[unit];
  const reach = 1 + HEXES_A_DAY * Math.max(0, state.turn - since);
  const near: number[] = [];
  const far: number[] = [];
  for (let cell = 0; cell < CELLS; cell++) {
    if (room[cell] < BASE_STACK[unit]) continue;
    far.push(cell);
    if (hexDistance(board, anchor, cell) <= reach) near.push(cell);
  }
  if (near.length > 0) return dice.pick(near, 'imagined place');
  return far.length > 0 ? dice.pick(far, 'imagined place') : NONE;
}

function anchorOf(unit: number): number {
  return ARRIVAL_CELL[unit] >= 0 ? ARRIVAL_CELL[unit] : ARRIVAL_CELL[PARENT_OF[unit]];
}
