import { UNIT_COUNT } from '../data/units.ts';
import type { DriveState } from '../state.ts';

/** The battle being fought; there is only ever one. Attackers in plotted order, defenders in order of appearance. */
export const engaged = {
  attackers: new Int16Array(UNIT_COUNT),
  attackerCount: 0,
  defenders: new Int16Array(UNIT_COUNT),
  defenderCount: 0,
};

/** Per unit in the battle: operation points before paying and the price asked, combat points and efficiency at the start. */
export const pointsBefore = new Int16Array(UNIT_COUNT);
export const price = new Int16Array(UNIT_COUNT);
export const strengthBefore = new Int16Array(UNIT_COUNT);
export const efficiencyBefore = new Int16Array(UNIT_COUNT);

/** A unit enters the battle and pays what it has of the price. */
export function engage(state: DriveState, unit: number, asked: number): void {
  const points = state.unitPoints[unit];
  pointsBefore[unit] = points;
  price[unit] = asked;
  strengthBefore[unit] = state.unitStrength[unit];
  efficiencyBefore[unit] = state.unitEfficiency[unit];
  state.unitPoints[unit] = Math.max(0, points - asked);
}
