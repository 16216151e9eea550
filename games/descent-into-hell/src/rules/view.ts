import { CELLS, DEGREE, NEIGHBOUR, someAround } from '../data/board.ts';
import { FIRST, LAST, OTHER, type Side } from '../data/units.ts';
import type { DescentState } from '../state.ts';
import { isOccupied } from './stacks.ts';

/**
 * 1.2, H-31: what a side sees is a function of the position. Its units on the map light their hex and the six around,
 * water or not.
 */

/** What a side lights from certain places of its units; places change less often than they are asked about. */
interface Light {
  readonly places: Int16Array;
  readonly cells: Uint8Array;
}

const lightsOf = (side: Side): Light[] =>
  [0, 1].map(() => ({
    places: new Int16Array(LAST[side] - FIRST[side]).fill(CELLS),
    cells: new Uint8Array(CELLS),
  }));

/** The last two of each side: before an action and after it. */
const lights: Readonly<Record<Side, Light[]>> = { allied: lightsOf('allied'), german: lightsOf('german') };

/** Cell -> 1 where the side sees; holds good until it is asked about other positions. */
export function litCells(state: Pick<DescentState, 'unitCell'>, side: Side): Uint8Array {
  const known = lights[side];
  if (isFrom(known[0], state.unitCell, FIRST[side])) return known[0].cells;
  known.reverse();
  if (!isFrom(known[0], state.unitCell, FIRST[side])) light(known[0], state.unitCell, FIRST[side]);
  return known[0].cells;
}

function isFrom({ places }: Light, unitCell: Int16Array, first: number): boolean {
  for (let index = 0; index < places.length; index++) if (places[index] !== unitCell[first + index]) return false;
  return true;
}

function light({ places, cells }: Light, unitCell: Int16Array, first: number): void {
  places.set(unitCell.subarray(first, first + places.length));
  cells.fill(0);
  for (const cell of places) {
    if (cell < 0) continue;
    cells[cell] = 1;
    const end = (cell + 1) * DEGREE;
    for (let step = cell * DEGREE; step < end; step++) {
      const near = NEIGHBOUR[step];
      if (near >= 0) cells[near] = 1;
    }
  }
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
