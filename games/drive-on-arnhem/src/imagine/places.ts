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
  sideOf,
  type Side,
} from '../data/units.ts';
import { isHeldBy } from '../rules/stacks.ts';
import { isOwnedBy } from '../rules/supply.ts';
import {
  BUILT_IN,
  GONE,
  isOperationPhase,
  NONE,
  optionsOf,
  UNBUILT,
  UNKNOWN,
  WAITING,
  type DriveState,
} from '../state.ts';
import { pathsFrom, pointsSince, untrodden } from './reach.ts';

/** H35, H30: hexes by which a unit may be off without marching: shifted by the free set-up, or displaced and driven back. */
const SHIFTED = 2;
const DISPLACED = 1;

/** Places the enemy units that a side does not see: out of its sight, on their own ground, where they can have got to. */
export function imaginePlaces(state: DriveState, side: Side, dice: Dice): void {
  const enemy = OTHER[side];
  imagineParents(state, enemy);
  const room = hidingRoom(state, side);
  const blocked = untrodden(state, enemy);
  let limit = UNIT_LIMIT[enemy];
  for (let unit = FIRST[enemy]; unit < LAST[enemy]; unit++) if (state.unitCell[unit] >= 0) limit--;
  for (let unit = FIRST[enemy]; unit < LAST[enemy]; unit++) {
    if (state.unitCell[unit] !== UNKNOWN) continue;
    const cell = limit > 0 && hasCome(state, unit) ? hidingPlace(state, unit, room, blocked, dice) : NONE;
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
  const turn = arrivalOf(unit);
  if (state.phase === 'setup') return turn === 1 && AIRBORNE_OF[unit] === NONE;
  // Today's arrivals come after the supply phase.
  return turn < state.turn || turn === 1 || (turn === state.turn && isOperationPhase(state.phase));
}

/**
 * A place that the unit can have got to from where it was last seen or came in; anywhere out of sight if there is none. It
 * need not have marched all the time, so what it spent of its points is drawn first.
 */
function hidingPlace(state: DriveState, unit: number, room: Int8Array, blocked: Uint8Array, dice: Dice): number {
  const seenAt = state.ghostCell[unit];
  const anchor = seenAt >= 0 ? seenAt : anchorOf(unit);
  const off = displacement(state, unit);
  const points = pointsSince(state, sideOf(unit), seenAt >= 0 ? state.ghostTurn[unit] : arrivalOf(unit));
  for (const spent of [pointsSpent(points, dice), points]) {
    const paths = pathsFrom(state, unit, anchor, spent, blocked);
    const near = placesFor(
      unit,
      room,
      (cell: number): boolean => paths.has(cell) || hexDistance(board, anchor, cell) <= off,
    );
    if (near.length > 0) return dice.pick(near, 'imagined place');
  }
  const anywhere = placesFor(unit, room, () => true);
  return anywhere.length > 0 ? dice.pick(anywhere, 'imagined place') : NONE;
}

function placesFor(unit: number, room: Int8Array, fits: (cell: number) => boolean): readonly number[] {
  const cells: number[] = [];
  for (let cell = 0; cell < CELLS; cell++) if (room[cell] >= BASE_STACK[unit] && fits(cell)) cells.push(cell);
  return cells;
}

/** Most units stay about where they fight: with the draws repeated, worlds of script games lie nearest to the truth. */
const DRAWS = 3;

function pointsSpent(points: number, dice: Dice): number {
  let spent = points;
  for (let draw = 0; draw < DRAWS; draw++) spent = dice.between(0, spent, 'imagined march');
  return spent;
}

/** Where the order of battle puts a unit on the first day is no secret. */
function displacement(state: DriveState, unit: number): number {
  if (state.ghostCell[unit] >= 0 || arrivalOf(unit) > 1) return DISPLACED;
  return optionsOf(state).setup === 'free' ? SHIFTED : 0;
}

function arrivalOf(unit: number): number {
  return ARRIVAL_TURN[unit] > 0 ? ARRIVAL_TURN[unit] : ARRIVAL_TURN[PARENT_OF[unit]];
}

function anchorOf(unit: number): number {
  return ARRIVAL_CELL[unit] >= 0 ? ARRIVAL_CELL[unit] : ARRIVAL_CELL[PARENT_OF[unit]];
}
