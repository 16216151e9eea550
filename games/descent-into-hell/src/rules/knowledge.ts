import { OTHER, type Side } from '../data/units.ts';
import type { DescentState } from '../state.ts';
import { unitsAt } from './stacks.ts';

/** A side has seen all enemy units of a hex, whole and with their strength (7.10). */
export function noteEnemies(state: DescentState, side: Side, cell: number): void {
  const units = unitsAt(state, OTHER[side], cell).map((unit) => ({ unit, steps: state.unitSteps[unit] }));
  const sightings = side === 'allied' ? state.alliedSightings : state.germanSightings;
  if (units.length > 0) sightings.push({ turn: state.turn, impulse: state.impulse, cell, units });
}
