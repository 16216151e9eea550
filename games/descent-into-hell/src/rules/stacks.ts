import { AIRFIELD } from '../data/board.ts';
import { STACK_LIMIT } from '../data/tables.ts';
import { FIRST, LAST, REPAIR, sideOf, type Side } from '../data/units.ts';
import { NONE, type DescentState } from '../state.ts';

/** Who stands where. */

export function unitsAt(state: DescentState, side: Side, cell: number): readonly number[] {
  const units: number[] = [];
  const { unitCell } = state;
  const last = LAST[side];
  for (
    let unit = unitCell.indexOf(cell, FIRST[side]);
    unit >= 0 && unit < last;
    unit = unitCell.indexOf(cell, unit + 1)
  )
    units.push(unit);
  return units;
}

export function isOccupied(state: DescentState, side: Side, cell: number): boolean {
  const unit = state.unitCell.indexOf(cell, FIRST[side]);
  return unit >= 0 && unit < LAST[side];
}

/** Units that count for stacking. Airfield repair units do not count on an airfield (1.7). */
function countsIn(unit: number, cell: number): boolean {
  return REPAIR[unit] === 0 || AIRFIELD[cell] < 0;
}

/** How many units of a side in a hex count for stacking. */
export function stacking(state: DescentState, side: Side, cell: number): number {
  return unitsAt(state, side, cell).filter((unit) => countsIn(unit, cell)).length;
}

/** How many units there would be in a hex for stacking if these came to it, whether or not they are there already. */
function stackWith(state: DescentState, cell: number, units: readonly number[]): number {
  const side = sideOf(units[0]);
  const there = unitsAt(state, side, cell).filter((unit) => !units.includes(unit));
  return [...there, ...units].filter((unit) => countsIn(unit, cell)).length;
}

export function fits(state: DescentState, cell: number, units: readonly number[]): boolean {
  return stackWith(state, cell, units) <= STACK_LIMIT;
}

/** H-14: whether friends keep a road column out of a hex. A flipped bridging unit does not, a repair unit does. */
export function isJammed(state: DescentState, cell: number, column: readonly number[]): boolean {
  return unitsAt(state, sideOf(column[0]), cell).some(
    (unit) => state.unitSpan[unit] === NONE && !column.includes(unit),
  );
}
