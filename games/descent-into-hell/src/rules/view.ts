import { someAround } from '../data/board.ts';
import { FIRST, LAST, OTHER, type Side } from '../data/units.ts';
import type { DescentState } from '../state.ts';
import { placesOf } from './places.ts';
import { isOccupied } from './stacks.ts';

/** 1.2, H-31: what a side sees is a function of the position. */

/** Cell -> 1 where the side sees; holds good until it is asked about another position. */
export function litCells(state: Pick<DescentState, 'unitCell'>, side: Side): Uint8Array {
  return placesOf(state, side).lit;
}

/** Whether a unit of that side stands in the hex or next to it. */
export function isNextTo(state: DescentState, side: Side, cell: number): boolean {
  return someAround(cell, (near) => isOccupied(state, side, near));
}

/** Writes cell -> 1 where the side sees enemy units. The same on the state and on its sight. */
export function markSeenEnemies(state: DescentState, side: Side, enemies: Uint8Array): void {
  const seen = litCells(state, side);
  enemies.fill(0);
  const { unitCell } = state;
  const last = LAST[OTHER[side]];
  for (let unit = FIRST[OTHER[side]]; unit < last; unit++) {
    const cell = unitCell[unit];
    if (cell >= 0 && seen[cell] === 1) enemies[cell] = 1;
  }
}

/** Writes cell -> 1 where units of a side are, seen or not. */
export function markUnits(state: DescentState, side: Side, cells: Uint8Array): void {
  cells.fill(0);
  for (let unit = FIRST[side]; unit < LAST[side]; unit++)
    if (state.unitCell[unit] >= 0) cells[state.unitCell[unit]] = 1;
}
