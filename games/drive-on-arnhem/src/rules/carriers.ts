import { ENGINEER, FIRST_GERMAN, UNITS, WITHOUT_BOATS } from '../data/units.ts';
import { CARRIED, NONE, type DriveState } from '../state.ts';

/** 8.8, H15: engineers whose boats take airborne units over rivers. */
export const BOAT_UNITS: readonly number[] = [...UNITS.keys()].filter(
  (unit) => unit < FIRST_GERMAN && UNITS[unit].type === 'engineer' && unit !== WITHOUT_BOATS,
);

/**
 * The first engineer by order of appearance, in the hex left or the hex entered, that can still carry somebody; -1 if
 * there is none. `used` has a bit (unit modulo 32) for each that the unit has used on this way.
 */
export function carrierFor(state: DriveState, from: number, to: number, used: number, load = CARRIED): number {
  let carrier = NONE;
  for (const unit of BOAT_UNITS) {
    const cell = state.unitCell[unit];
    if (cell < 0 || (cell !== from && cell !== to)) continue;
    if ((state.unitCarried[unit] & load) !== 0 || (used & (1 << (unit & 31))) !== 0) continue;
    if (carrier === NONE || state.unitRank[unit] < state.unitRank[carrier]) carrier = unit;
  }
  return carrier;
}

/** 8.14, H15: an engineer in the hex, in any mode. */
export function hasEngineer(state: DriveState, cell: number): boolean {
  for (let unit = state.cellTop[cell]; unit !== NONE; unit = state.unitNext[unit])
    if (state.unitType[unit] === ENGINEER) return true;
  return false;
}
