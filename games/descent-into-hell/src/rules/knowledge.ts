import { someAround } from '../data/board.ts';
import { OTHER, type Side } from '../data/units.ts';
import { optionsOf, type DescentState } from '../state.ts';
import { isOccupied, unitsAt } from './stacks.ts';
import { litCells } from './view.ts';

/** A side has seen all enemy units of a hex, whole and with their strength (7.10), and the way that some of them came. */
export function noteEnemies(state: DescentState, side: Side, cell: number, way: readonly number[] = []): void {
  const units = unitsAt(state, OTHER[side], cell).map((unit) => ({ unit, steps: state.unitSteps[unit] }));
  const sightings = side === 'allied' ? state.alliedSightings : state.germanSightings;
  if (units.length > 0) sightings.push({ turn: state.turn, impulse: state.impulse, cell, units, way });
}

/** Units of a side have come to a hex: it notes the enemies in and around it. Returns whether there are any. */
export function lookAround(state: DescentState, side: Side, cell: number): boolean {
  let found = false;
  someAround(cell, (near) => {
    if (!isOccupied(state, OTHER[side], near)) return false;
    noteEnemies(state, side, near);
    found = true;
    return false;
  });
  return found;
}

/** H-33: what of a way the enemy is shown who sees units arrive: all of it, or the hexes that he sees. */
export function shownWay(state: DescentState, side: Side, way: readonly number[]): readonly number[] {
  if (optionsOf(state).trail === 'whole') return way;
  const lit = litCells(state, OTHER[side]);
  return way.filter((cell) => lit[cell] === 1);
}
