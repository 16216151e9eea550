import { scale, hexDistance } from '@club-route/engine';
import { board, FOREST, RIVER, RING, ROUGH, STEP_BRIDGE, STEP_WATER, stepBetween, TERRAIN } from '../data/board.ts';
import { ALLIED_FIRE, ALLOWANCE, FIRE, SUPPLY_FIRE, UNSUPPLIED, UNSUPPLIED_BY_5_4 } from '../data/tables.ts';
import { ARMOR, ARTILLERY, FIRST_GERMAN, HEADQUARTERS, IS_PARENT, REACH_OF_RANGE, SHORT } from '../data/units.ts';
import { NONE, NORMAL, optionsOf, TRAVEL, type DriveState } from '../state.ts';
import { isBlown } from './weigh.ts';

/** 9.2, H28: fire in thousandths of a point, rounded half up after each factor, in the order of the table. */

const PERCENT = 100;
const THOUSANDTHS = 1000;

function supplyFactor(state: DriveState, unit: number): number {
  const supply = state.unitSupply[unit];
  if (supply === UNSUPPLIED && optionsOf(state).unsuppliedFire === 'text') return UNSUPPLIED_BY_5_4;
  return SUPPLY_FIRE[supply];
}

/** H36 */
function byLevel(state: DriveState, unit: number, fire: number): number {
  return unit < FIRST_GERMAN ? scale(fire, ALLIED_FIRE[optionsOf(state).level - 1], PERCENT) : fire;
}

/** An attacker: its place in the order as a factor, its die, and the points it had before paying. */
export function offensiveFire(
  state: DriveState,
  unit: number,
  cell: number,
  order: number,
  random: number,
  points: number,
): number {
  let fire = scale(state.unitStrength[unit] * THOUSANDTHS, state.unitEfficiency[unit], PERCENT);
  fire = scale(fire, supplyFactor(state, unit), PERCENT);
  fire = scale(fire, order, PERCENT);
  fire = scale(fire, random, PERCENT);
  // H25: battle time is at most the whole.
  const whole = ALLOWANCE[state.unitSupply[unit]];
  if (points < whole) fire = scale(fire, points, whole);
  if (IS_PARENT[unit] === 1) fire = scale(fire, FIRE.parent, PERCENT);
  if (state.unitMode[unit] === TRAVEL) fire = scale(fire, FIRE.travel, PERCENT);
  fire = inBadGround(state, unit, optionsOf(state).armorTerrain === 'target' ? cell : state.unitCell[unit], fire);
  if (isOverOpenRiver(state, state.unitCell[unit], cell)) fire = scale(fire, FIRE.acrossRiver, PERCENT);
  return byLevel(state, unit, fire);
}

/** A defender; `points` of `cost` paid where the option shortens its time (H27). */
export function defensiveFire(state: DriveState, unit: number, random: number, points: number, cost: number): number {
  let fire = scale(state.unitStrength[unit] * THOUSANDTHS, state.unitEfficiency[unit], PERCENT);
  fire = scale(fire, supplyFactor(state, unit), PERCENT);
  fire = scale(fire, random, PERCENT);
  if (points < cost && optionsOf(state).defenderTime === 'short') fire = scale(fire, points, cost);
  if (IS_PARENT[unit] === 1) fire = scale(fire, FIRE.parent, PERCENT);
  if (state.unitMode[unit] === TRAVEL) fire = scale(fire, FIRE.travel, PERCENT);
  if (optionsOf(state).armorTerrain === 'own') fire = inBadGround(state, unit, state.unitCell[unit], fire);
  return byLevel(state, unit, fire);
}

/** H26: armor that fires into rough or forest; by option, out of it. */
function inBadGround(state: DriveState, unit: number, cell: number, fire: number): number {
  if (state.unitType[unit] !== ARMOR) return fire;
  if (TERRAIN[cell] === ROUGH) return scale(fire, FIRE.armorIntoRough, PERCENT);
  return TERRAIN[cell] === FOREST ? scale(fire, FIRE.armorIntoForest, PERCENT) : fire;
}

/** S6.6: a river without a bridge that can be used. */
function isOverOpenRiver(state: DriveState, from: number, to: number): boolean {
  const step = stepBetween(from, to);
  return STEP_WATER[step] === RIVER && (STEP_BRIDGE[step] === NONE || isBlown(state, step));
}

/** 8.13, H29: guns that can fire at a hex. */
export function canShell(state: DriveState, unit: number, cell: number): boolean {
  const place = state.unitCell[unit];
  if (place < 0 || state.unitGuns[unit] === 0 || state.unitMode[unit] !== NORMAL || RING[place] === 1) return false;
  const type = state.unitType[unit];
  if (type !== HEADQUARTERS && type !== ARTILLERY && IS_PARENT[unit] === 0) return false;
  return hexDistance(board, place, cell) <= REACH_OF_RANGE[state.unitRange[unit]];
}

export function gunFire(state: DriveState, unit: number, cell: number, split: boolean, random: number): number {
  let fire = state.unitGuns[unit] * THOUSANDTHS;
  if (state.unitRange[unit] === SHORT && hexDistance(board, state.unitCell[unit], cell) > 1)
    fire = scale(fire, FIRE.shortAtTwo, PERCENT);
  if (split) fire = scale(fire, FIRE.split, PERCENT);
  fire = scale(fire, state.unitEfficiency[unit], PERCENT);
  fire = scale(fire, supplyFactor(state, unit), PERCENT);
  fire = scale(fire, random, PERCENT);
  return byLevel(state, unit, fire);
}
