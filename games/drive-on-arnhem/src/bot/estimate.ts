import {
  CITY,
  DEGREE,
  FOREST,
  NARROW,
  NEIGHBOUR,
  NO_WATER,
  RING,
  RIVER,
  ROUGH,
  STEP_BRIDGE,
  STEP_FERRY,
  STEP_WATER,
  stepBetween,
  TERRAIN,
} from '../data/board.ts';
import { ALLIED_FIRE, ALLOWANCE, CASUALTY, CASUALTY_TERRAIN, FIRE, ORDER_FACTOR } from '../data/tables.ts';
import { ARMOR, COLUMN_OF_TYPE, FIRST_GERMAN, FOOT, IS_PARENT, sideOf, type Side } from '../data/units.ts';
import { isHeldBy } from '../rules/stacks.ts';
import { isBlown } from '../rules/weigh.ts';
import { NONE, optionsOf, TRAVEL, type DriveState } from '../state.ts';
import type { Attack } from './attack.ts';
import { efficiencySeen, fortSeen, strengthSeen, supplySeen } from './seen.ts';

/** What a battle would come to on average, by what a side may know: the sums of 9.2 and 9.3 without dice and rounding. */

/** Fire for one combat point lost. */
const FIRE_FOR_A_POINT = 10;
/** H30: a score of so much is a retreat; the die goes so high. */
const RETREAT = 40;
const RETREAT_DIE = 30;
/** Part of its points with which a unit is as good as destroyed. */
const DESTROYED = 0.95;

export const estimate = {
  ownLoss: 0,
  enemyLoss: 0,
  enemyStrength: 0,
  /** The chance that the hex is given up. */ clear: 0,
};

function byLevel(state: DriveState, unit: number): number {
  return unit < FIRST_GERMAN ? ALLIED_FIRE[optionsOf(state).level - 1] / 100 : 1;
}

/** What a unit of this side brings against a hex if it attacks first, from a hex next to it and with so many points. */
export function attackPower(state: DriveState, unit: number, from: number, points: number, target: number): number {
  const step = stepBetween(from, target);
  let fire = (state.unitStrength[unit] * state.unitEfficiency[unit]) / 100;
  fire *= supplySeen(state, sideOf(unit), unit) / 100;
  fire *= Math.min(1, points / ALLOWANCE[state.unitSupply[unit]]) * byLevel(state, unit);
  if (IS_PARENT[unit] === 1) fire *= FIRE.parent / 100;
  if (state.unitType[unit] === ARMOR) {
    if (TERRAIN[target] === ROUGH) fire *= FIRE.armorIntoRough / 100;
    if (TERRAIN[target] === FOREST) fire *= FIRE.armorIntoForest / 100;
  }
  if (STEP_WATER[step] === RIVER && (STEP_BRIDGE[step] === NONE || isBlown(state, step)))
    fire *= FIRE.acrossRiver / 100;
  return fire;
}

/** What a unit of the other side fires when it is attacked. */
function defencePower(state: DriveState, side: Side, unit: number): number {
  let fire = (strengthSeen(state, side, unit) * efficiencySeen(state, side, unit)) / 100;
  fire *= (supplySeen(state, side, unit) / 100) * byLevel(state, unit);
  if (IS_PARENT[unit] === 1) fire *= FIRE.parent / 100;
  return state.unitMode[unit] === TRAVEL ? (fire * FIRE.travel) / 100 : fire;
}

/** Per cent of the usual losses of a unit in a hex, who attacks another from it or is attacked there. */
function vulnerability(state: DriveState, unit: number, cell: number, fort: number, attacked: number): number {
  let percent = 100 + CASUALTY_TERRAIN[TERRAIN[cell]] + CASUALTY.fort * fort;
  if (state.unitType[unit] === ARMOR) percent += CASUALTY.armor;
  if (attacked === NONE) return state.unitMode[unit] === TRAVEL ? percent + CASUALTY.travel : percent;
  if (TERRAIN[attacked] === CITY) percent += CASUALTY.attackingCity;
  if (STEP_WATER[stepBetween(cell, attacked)] === RIVER) percent += CASUALTY.acrossRiver;
  return percent;
}

/**
 * Weighs an attack; the result stands in `estimate`.
 *
 * @param barrage artillery points of this side that fire, and `protective` those of the other
 */
export function weighAttack(state: DriveState, side: Side, attack: Attack, barrage: number, protective: number): void {
  const { target: cell, units, count } = attack;
  let fire = 0;
  let weights = 0;
  for (let index = 0; index < count; index++) {
    const order = ORDER_FACTOR[Math.min(index, ORDER_FACTOR.length - 1)] / 100;
    fire += attackPower(state, units[index], attack.from[index], attack.points[index], cell) * order;
    weights += order;
  }
  let defence = 0;
  let strength = 0;
  for (let unit = state.cellTop[cell]; unit !== NONE; unit = state.unitNext[unit]) {
    defence += defencePower(state, side, unit);
    strength += strengthSeen(state, side, unit);
  }
  estimate.enemyLoss = 0;
  estimate.enemyStrength = strength;
  estimate.clear = 1;
  let left = strength;
  for (let unit = state.cellTop[cell]; unit !== NONE; unit = state.unitNext[unit]) {
    const points = strengthSeen(state, side, unit);
    const percent = vulnerability(state, unit, cell, fortSeen(state, side, unit), NONE);
    const onPoint =
      (fire * percent + barrage * Math.max(0, percent + CASUALTY.guns)) / (100 * FIRE_FOR_A_POINT * strength);
    const lost = Math.min(points, points * onPoint);
    estimate.enemyLoss += lost;
    const before = estimate.clear;
    left -= (points * barrage * Math.max(0, percent + CASUALTY.guns)) / (100 * FIRE_FOR_A_POINT * strength);
    estimate.clear *= hasWayOut(state, side, unit, attack) ? retreatChance(state, side, unit, cell, lost / points) : 0;
    if (lost >= DESTROYED * points) estimate.clear = before;
  }
  // H28: the barrage comes before the defenders fire.
  const answer = (defence * Math.max(0, left)) / strength;
  estimate.ownLoss = 0;
  for (let index = 0; index < count; index++) {
    const unit = units[index];
    const from = attack.from[index];
    const share = ORDER_FACTOR[Math.min(index, ORDER_FACTOR.length - 1)] / 100 / weights;
    const percent = vulnerability(state, unit, from, from === state.unitCell[unit] ? state.unitFort[unit] : 0, cell);
    const hit = answer * percent + protective * Math.max(0, percent + CASUALTY.guns);
    estimate.ownLoss += Math.min(state.unitStrength[unit], (share * hit) / (100 * FIRE_FOR_A_POINT));
  }
}

/** H30: units in cities stay until they are destroyed. */
function retreatChance(state: DriveState, side: Side, unit: number, cell: number, lost: number): number {
  if (TERRAIN[cell] === CITY) return 0;
  const score = 200 * lost + (100 - efficiencySeen(state, side, unit)) / 2 - 6 * fortSeen(state, side, unit);
  const needed = RETREAT - score;
  return Math.max(0, Math.min(1, (RETREAT_DIE + 1 - needed) / (RETREAT_DIE + 1)));
}

/** H30: who is surrounded stays, and the road with him. Only what this side sees counts: its own men around the hex. */
function hasWayOut(state: DriveState, side: Side, unit: number, { target, from, count }: Attack): boolean {
  const isOnFoot = COLUMN_OF_TYPE[state.unitType[unit]] === FOOT;
  for (let step = target * DEGREE; step < (target + 1) * DEGREE; step++) {
    const to = NEIGHBOUR[step];
    if (to < 0 || RING[to] === 1 || STEP_FERRY[step] === 1 || isHeldBy(state, side, to)) continue;
    if (from.subarray(0, count).includes(to)) continue;
    const isDry = STEP_WATER[step] === NO_WATER || (STEP_BRIDGE[step] !== NONE && !isBlown(state, step));
    if (isDry || (isOnFoot && (STEP_WATER[step] === NARROW || side === 'allied'))) return true;
  }
  return false;
}
