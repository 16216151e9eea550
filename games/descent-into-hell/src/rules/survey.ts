import { AIRFIELD, BRIDGE_CELLS, CELLS, DEGREE, NEIGHBOUR } from '../data/board.ts';
import { STACK_LIMIT } from '../data/tables.ts';
import { FIRST, LAST, OTHER, REPAIR, sideOf, UNIT_COUNT, type Side } from '../data/units.ts';
import { NONE, type DescentState } from '../state.ts';
import { areEqual } from './columns.ts';
import { asksAt } from './demolition.ts';
import { costOfStep } from './weigh.ts';
import { markSeenEnemies } from './view.ts';

/**
 * What a side must know of every hex to look for ways: made once for a position, so that many steps can be weighed. It
 * says the same as `refuseWay`, which says why.
 */

const enemies = new Uint8Array(CELLS);
/** Cell -> 1 where a unit must stop. */
const halts = new Uint8Array(CELLS);
/** Cell -> own units that count for stacking, and that keep road columns out. */
const stacked = new Uint8Array(CELLS);
const jammed = new Uint8Array(CELLS);

/** What the last look was at: a decision is made part by part on the same position. */
const seenCells = new Int16Array(UNIT_COUNT);
const seenSpans = new Int16Array(UNIT_COUNT);
let seenBy: Side | undefined;

/** Looks at the map as a side sees it; what follows holds good until the next look. */
export function survey(state: DescentState, side: Side): void {
  if (seenBy === side && areEqual(seenCells, state.unitCell) && areEqual(seenSpans, state.unitSpan)) return;
  seenBy = side;
  seenCells.set(state.unitCell);
  seenSpans.set(state.unitSpan);
  markSeenEnemies(state, side, enemies);
  halts.set(enemies);
  const { unitCell, unitSpan } = state;
  const lastEnemy = LAST[OTHER[side]];
  for (let unit = FIRST[OTHER[side]]; unit < lastEnemy; unit++) {
    const cell = unitCell[unit];
    if (cell < 0 || enemies[cell] === 0) continue;
    const end = (cell + 1) * DEGREE;
    for (let step = cell * DEGREE; step < end; step++) if (NEIGHBOUR[step] >= 0) halts[NEIGHBOUR[step]] = 1;
  }
  stacked.fill(0);
  jammed.fill(0);
  const last = LAST[side];
  for (let unit = FIRST[side]; unit < last; unit++) {
    const cell = unitCell[unit];
    if (cell < 0) continue;
    if (REPAIR[unit] === 0 || AIRFIELD[cell] < 0) stacked[cell]++;
    if (unitSpan[unit] === NONE) jammed[cell]++;
  }
}

/** Units that look for a way, and where they are now; off the map they are nowhere. */
export interface Column {
  readonly units: readonly number[];
  readonly from: number;
}

/** Whether the column may end its move in a cell. */
export function mayEnd({ units, from }: Column, cell: number): boolean {
  let count = stacked[cell];
  for (const unit of units) if (REPAIR[unit] === 0 || AIRFIELD[cell] < 0) count += cell === from ? 0 : 1;
  return count <= STACK_LIMIT;
}

/** Whether who comes to a cell must stop there, next to an enemy in sight. */
export function isHalt(cell: number): boolean {
  return halts[cell] === 1;
}

/** Whether the column may be in a cell at all, and may stop there if it must. */
export function mayPass(state: DescentState, column: Column, cell: number): boolean {
  if (enemies[cell] === 1) return false;
  const { units, from } = column;
  if (state.impulse === 'road' && jammed[cell] > (cell === from ? units.length : 0)) return false;
  const asks = sideOf(units[0]) === 'allied' && asksAt(state, cell);
  return !asks || mayEnd(column, cell);
}

/** Writes where the column may not be, and where it must stop if it comes there. */
export function writeObstacles(state: DescentState, column: Column, blocked: Uint8Array, stops: Uint8Array): void {
  blocked.set(enemies);
  stops.set(halts);
  if (state.impulse === 'road')
    for (let cell = 0; cell < CELLS; cell++) if (jammed[cell] > 0 && cell !== column.from) blocked[cell] = 1;
  if (sideOf(column.units[0]) === 'german') return;
  for (const cell of BRIDGE_CELLS) if (asksAt(state, cell) && !mayEnd(column, cell)) blocked[cell] = 1;
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
  if (begun && halts[at] === 1) return found;
  for (let step = at * DEGREE; step < (at + 1) * DEGREE; step++)
    if (leadsOn(state, column, step, left)) found.push(NEIGHBOUR[step]);
  return found;
}

/** Whether there is any. */
export function hasNextStep(state: DescentState, column: Column, at: number, left: number, begun: boolean): boolean {
  if (begun && halts[at] === 1) return false;
  for (let step = at * DEGREE; step < (at + 1) * DEGREE; step++) if (leadsOn(state, column, step, left)) return true;
  return false;
}

/** Whether a step can be taken that ends a move or can be followed by one that does. */
function leadsOn(state: DescentState, column: Column, step: number, left: number): boolean {
  const cell = NEIGHBOUR[step];
  if (cell < 0 || !mayPass(state, column, cell)) return false;
  const cost = costOfStep(state, column.units, state.impulse, step);
  if (cost < 0 || cost > left) return false;
  return mayEnd(column, cell) || hasNextStep(state, column, cell, left - cost, true);
}
