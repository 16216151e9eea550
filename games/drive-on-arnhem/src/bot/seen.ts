import { SUPPLY_FIRE } from '../data/tables.ts';
import { BASE_EFFICIENCY, BASE_GUNS, BASE_STRENGTH, sideOf, type Side } from '../data/units.ts';
import { isSeen } from '../rules/zones.ts';
import { isAdvanced, optionsOf, type DriveState } from '../state.ts';

/** What a side may know of a unit. A script asks here only, so that it decides the same on a sight and in any world of it. */

/** What a battalion of a unit built up from several is worth, if the numbers are not shown. */
const BATTALION = 45;
const USUAL_EFFICIENCY = 85;

function knowsNumbers(state: DriveState, side: Side, unit: number): boolean {
  if (sideOf(unit) === side) return true;
  return !isAdvanced(state) && (!optionsOf(state).hidden || isSeen(state, unit));
}

export function seesUnit(state: DriveState, side: Side, unit: number): boolean {
  if (state.unitCell[unit] < 0) return false;
  return sideOf(unit) === side || !optionsOf(state).hidden || isSeen(state, unit);
}

export function strengthSeen(state: DriveState, side: Side, unit: number): number {
  if (knowsNumbers(state, side, unit)) return state.unitStrength[unit];
  return BASE_STRENGTH[unit] || BATTALION * (seesUnit(state, side, unit) ? state.unitStack[unit] : 2);
}

export function efficiencySeen(state: DriveState, side: Side, unit: number): number {
  if (knowsNumbers(state, side, unit)) return state.unitEfficiency[unit];
  return Math.min(USUAL_EFFICIENCY, BASE_EFFICIENCY[unit] || USUAL_EFFICIENCY);
}

export function gunsSeen(state: DriveState, side: Side, unit: number): number {
  return knowsNumbers(state, side, unit) ? state.unitGuns[unit] : BASE_GUNS[unit];
}

export function fortSeen(state: DriveState, side: Side, unit: number): number {
  return knowsNumbers(state, side, unit) ? state.unitFort[unit] : 1;
}

/** Per cent of fire by supply. */
export function supplySeen(state: DriveState, side: Side, unit: number): number {
  return knowsNumbers(state, side, unit) ? SUPPLY_FIRE[state.unitSupply[unit]] : 100;
}

/** Combat points that count in a fight. */
export function powerSeen(state: DriveState, side: Side, unit: number): number {
  return (strengthSeen(state, side, unit) * efficiencySeen(state, side, unit)) / 100;
}
