import { AIRFIELD, BRIDGE_CELLS, CELLS, DEGREE, NEIGHBOUR } from '../data/board.ts';
import { STACK_LIMIT } from '../data/tables.ts';
import { BRIDGING_UNITS, FIRST, LAST, OTHER, REPAIR, sideOf, type Side } from '../data/units.ts';
import { NONE, type DescentState } from '../state.ts';
import { asksAt } from './demolition.ts';
import { placesOf, type Places } from './places.ts';
import { costOverWater, dryCosts } from './weigh.ts';

/**
 * What a side must know of every hex to look for ways: looked up once for a position, so that many steps can be weighed.
 * It says the same as `refuseWay`, which says why.
 */

let own: Places;
/** Of the other side, and where it is in sight. */
let others: Places;
let otherSide: Side;
let lit: Uint8Array;
/** Bridging units that are bridges. */
const spans: number[] = [];

/**
 * Cell -> the look in which a way was last sought on from it, and the quarters left there: with no more of them another way
 * to it leads no farther. Among full stacks there are more ways than anybody could try.
 */
const lookAt = new Float64Array(CELLS);
const leftAt = new Int16Array(CELLS);
let look = 0;

/** Looks at the map as a side sees it; what follows holds good until the next look. */
export function survey(state: DescentState, side: Side): void {
  own = placesOf(state, side);
  otherSide = OTHER[side];
  others = placesOf(state, otherSide);
  ({ lit } = own);
  spans.length = 0;
  if (side === 'allied') for (const unit of BRIDGING_UNITS) if (state.unitSpan[unit] !== NONE) spans.push(unit);
}

function isEnemy(cell: number): boolean {
  return others.count[cell] > 0 && lit[cell] === 1;
}

/** H-14: own units that keep road columns out of a cell: a bridging unit that is a bridge does not. */
function jam({ unitCell }: DescentState, cell: number): number {
  let count = own.count[cell];
  if (count > 0) for (const unit of spans) if (unitCell[unit] === cell) count--;
  return count;
}

/** Units that look for a way, and where they are now; off the map they are nowhere. */
export interface Column {
  readonly units: readonly number[];
  readonly from: number;
}

/** Whether the column may end its move in a cell. */
export function mayEnd({ units, from }: Column, cell: number): boolean {
  let count = own.stacked[cell];
  if (cell !== from) for (const unit of units) if (REPAIR[unit] === 0 || AIRFIELD[cell] < 0) count++;
  return count <= STACK_LIMIT;
}

/** Whether who comes to a cell must stop there, next to an enemy in sight. */
export function isHalt(cell: number): boolean {
  if (isEnemy(cell)) return true;
  for (let step = cell * DEGREE; step < (cell + 1) * DEGREE; step++)
    if (NEIGHBOUR[step] >= 0 && isEnemy(NEIGHBOUR[step])) return true;
  return false;
}

/** Whether the column may be in a cell at all, and may stop there if it must. */
export function mayPass(state: DescentState, column: Column, cell: number): boolean {
  if (isEnemy(cell)) return false;
  const { units, from } = column;
  if (state.impulse === 'road' && jam(state, cell) > (cell === from ? units.length : 0)) return false;
  const asks = sideOf(units[0]) === 'allied' && asksAt(state, cell);
  return !asks || mayEnd(column, cell);
}

/** Writes where the column may not be, and where it must stop if it comes there. */
export function writeObstacles(state: DescentState, column: Column, blocked: Uint8Array, stops: Uint8Array): void {
  blocked.fill(0);
  stops.fill(0);
  const { unitCell } = state;
  for (let unit = FIRST[otherSide]; unit < LAST[otherSide]; unit++) {
    const cell = unitCell[unit];
    if (cell < 0 || lit[cell] === 0 || blocked[cell] === 1) continue;
    blocked[cell] = stops[cell] = 1;
    for (let step = cell * DEGREE; step < (cell + 1) * DEGREE; step++)
      if (NEIGHBOUR[step] >= 0) stops[NEIGHBOUR[step]] = 1;
  }
  const side = OTHER[otherSide];
  if (state.impulse === 'road')
    for (let unit = FIRST[side]; unit < LAST[side]; unit++) {
      const cell = unitCell[unit];
      if (cell >= 0 && cell !== column.from && jam(state, cell) > 0) blocked[cell] = 1;
    }
  if (side === 'german') return;
  for (const cell of BRIDGE_CELLS) if (asksAt(state, cell) && !mayEnd(column, cell)) blocked[cell] = 1;
}

/**
 * Whether a unit alone has a step over dry land that could end its move there. Most units have one, so that nothing more
 * need be asked about them.
 */
export function hasPlainStep(state: DescentState, alone: readonly number[], at: number, left: number): boolean {
  const costs = dryCosts(alone, state.impulse);
  const byRoad = state.impulse === 'road';
  for (let step = at * DEGREE; step < (at + 1) * DEGREE; step++) {
    const cost = costs[step];
    if (cost < 0 || cost > left) continue;
    const cell = NEIGHBOUR[step];
    if (own.stacked[cell] < STACK_LIMIT && !isEnemy(cell) && !(byRoad && jam(state, cell) > 0)) return true;
  }
  return false;
}

/** Cells for the next step of a column with so many quarters left; once it has begun it stops next to the enemy. */
export function nextSteps(
  state: DescentState,
  column: Column,
  at: number,
  left: number,
  begun: boolean,
): readonly number[] {
  const found: number[] = [];
  if (begun && isHalt(at)) return found;
  const dry = dryCosts(column.units, state.impulse);
  for (let step = at * DEGREE; step < (at + 1) * DEGREE; step++) {
    look++;
    if (leadsOn(state, column, step, left, dry)) found.push(NEIGHBOUR[step]);
  }
  return found;
}

/** Whether there is any. */
export function hasNextStep(state: DescentState, column: Column, at: number, left: number, begun: boolean): boolean {
  look++;
  return findsStep(state, column, at, left, begun, dryCosts(column.units, state.impulse));
}

function findsStep(
  state: DescentState,
  column: Column,
  at: number,
  left: number,
  begun: boolean,
  dry: Int16Array,
): boolean {
  if (begun && isHalt(at)) return false;
  for (let step = at * DEGREE; step < (at + 1) * DEGREE; step++)
    if (leadsOn(state, column, step, left, dry)) return true;
  return false;
}

/** Whether a step can be taken that ends a move or can be followed by one that does. */
function leadsOn(state: DescentState, column: Column, step: number, left: number, dry: Int16Array): boolean {
  const cell = NEIGHBOUR[step];
  if (cell < 0 || dry[step] > left) return false;
  const cost = dry[step] >= 0 ? dry[step] : costOverWater(state, column.units, state.impulse, step);
  if (cost < 0 || cost > left || !mayPass(state, column, cell)) return false;
  if (mayEnd(column, cell)) return true;
  const rest = left - cost;
  if (lookAt[cell] === look && leftAt[cell] >= rest) return false;
  lookAt[cell] = look;
  leftAt[cell] = rest;
  return findsStep(state, column, cell, rest, true, dry);
}
