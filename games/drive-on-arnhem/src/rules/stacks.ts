import { FIRST_GERMAN, type Side } from '../data/units.ts';
import { NONE, type DriveState } from '../state.ts';

/** Who stands where. A stack is a list through `unitNext`, kept in order of appearance; all its units are of one side. */

export function placeUnit(state: DriveState, unit: number, cell: number): void {
  const { cellTop, unitNext } = state;
  state.unitCell[unit] = cell;
  let before = NONE;
  let next = cellTop[cell];
  while (next !== NONE && appearsBefore(state, next, unit)) {
    before = next;
    next = unitNext[next];
  }
  unitNext[unit] = next;
  if (before === NONE) cellTop[cell] = unit;
  else unitNext[before] = unit;
}

/** Takes a unit off the map; where it is now, the caller says. */
export function liftUnit(state: DriveState, unit: number, where: number): void {
  const { cellTop, unitNext } = state;
  const cell = state.unitCell[unit];
  if (cellTop[cell] === unit) {
    cellTop[cell] = unitNext[unit];
  } else {
    let before = cellTop[cell];
    while (unitNext[before] !== unit) before = unitNext[before];
    unitNext[before] = unitNext[unit];
  }
  unitNext[unit] = NONE;
  state.unitCell[unit] = where;
}

function appearsBefore(state: DriveState, one: number, two: number): boolean {
  const difference = state.unitRank[one] - state.unitRank[two];
  return difference < 0 || (difference === 0 && one < two);
}

export function isHeldBy(state: DriveState, side: Side, cell: number): boolean {
  const top = state.cellTop[cell];
  return top !== NONE && top >= FIRST_GERMAN === (side === 'german');
}

/** 8.8: stacking points in a cell, one unit left out of the count. */
export function stackPoints(state: DriveState, cell: number, except: number): number {
  let points = 0;
  for (let unit = state.cellTop[cell]; unit !== NONE; unit = state.unitNext[unit])
    if (unit !== except) points += state.unitStack[unit];
  return points;
}

export function unitsIn(state: DriveState, cell: number): number {
  let count = 0;
  for (let unit = state.cellTop[cell]; unit !== NONE; unit = state.unitNext[unit]) count++;
  return count;
}

/** The units in a cell as a list, in order of appearance. */
export function stackOf(state: DriveState, cell: number): readonly number[] {
  const units: number[] = [];
  for (let unit = state.cellTop[cell]; unit !== NONE; unit = state.unitNext[unit]) units.push(unit);
  return units;
}

/** The units of a side on the map in order of appearance, written to `out`; returns their number. */
export function inOrder(state: DriveState, first: number, last: number, out: Int16Array): number {
  let count = 0;
  for (let unit = first; unit < last; unit++) {
    if (state.unitCell[unit] < 0) continue;
    let at = count++;
    while (at > 0 && appearsBefore(state, unit, out[at - 1])) {
      out[at] = out[at - 1];
      at--;
    }
    out[at] = unit;
  }
  return count;
}
