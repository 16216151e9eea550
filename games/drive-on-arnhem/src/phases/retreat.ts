import { scale, hexDistance, type Dice } from '@club-route/engine';
import {
  ALLIED_ROADS,
  board,
  CELLS,
  DEGREE,
  GERMAN_ROADS,
  NARROW,
  NEIGHBOUR,
  NO_WATER,
  RING,
  STEP_BRIDGE,
  STEP_FERRY,
  STEP_WATER,
  stepBetween,
  TERRAIN,
} from '../data/board.ts';
import { COLUMNS, COST, ENTER, MOST_STACKED } from '../data/tables.ts';
import { COLUMN_OF_TYPE, FOOT, OTHER, sideOf, type Side } from '../data/units.ts';
import type { Reports, Way } from '../report.ts';
import { testBridge } from '../rules/bridges.ts';
import { relocate, tire } from '../rules/relocate.ts';
import { isHeldBy, stackPoints } from '../rules/stacks.ts';
import { isOwnedBy } from '../rules/supply.ts';
import { isBlown, isOpenRoad, withWater } from '../rules/weigh.ts';
import { isInEnemyZone } from '../rules/zones.ts';
import { NONE, NORMAL, optionsOf, TRAVEL, UNTESTED, type DriveState } from '../state.ts';

/** 9.4, H30: retreats. The truth decides where to, enemies nobody saw included. */

/** How far a defender goes back: its score in hundredths. */
export function hexesToRetreat(lost: number, before: number, efficiency: number, fort: number, die: number): number {
  const score = Math.floor((20_000 * lost) / before) + 50 * (100 - efficiency) - 600 * fort + 100 * die;
  if (score < 4000) return 0;
  return score < 6000 ? 1 : 2;
}

export function retreat(
  state: DriveState,
  unit: number,
  hexes: number,
  attackHexes: readonly number[],
  dice: Dice,
  reports: Reports,
): Way {
  const start = state.unitCell[unit];
  const way = [unit, start];
  for (let hex = 0; hex < hexes; hex++) {
    const to = retreatCell(state, unit, start, attackHexes, dice, reports);
    if (to === NONE) break;
    fallBack(state, unit, to, reports);
    way.push(to);
  }
  return way;
}

/** The best hex to go to. An untested bridge on the way is tested; if it blows, the next best is taken (H16). */
function retreatCell(
  state: DriveState,
  unit: number,
  start: number,
  attackHexes: readonly number[],
  dice: Dice,
  reports: Reports,
): number {
  const barred = [start];
  for (;;) {
    const to = bestRetreat(state, unit, barred, attackHexes);
    if (to === NONE || sideOf(unit) === 'german') return to;
    const bridge = STEP_BRIDGE[stepBetween(state.unitCell[unit], to)];
    // Foot wades where a bridge was blown before (8.8).
    if (bridge === NONE || state.bridgeState[bridge] !== UNTESTED) return to;
    if (!testBridge(state, bridge, dice, reports)) return to;
    barred.push(to);
  }
}

function bestRetreat(
  state: DriveState,
  unit: number,
  barred: readonly number[],
  attackHexes: readonly number[],
): number {
  const from = state.unitCell[unit];
  let best = NONE;
  for (let step = from * DEGREE; step < (from + 1) * DEGREE; step++) {
    const to = NEIGHBOUR[step];
    if (to < 0 || barred.includes(to) || !mayEnterAfterCombat(state, unit, step, to)) continue;
    if (best === NONE || isBetter(state, unit, from, to, best, attackHexes)) best = to;
  }
  return best;
}

/** 9.4, H30: not where movement is prohibited; but open bridges serve every type, and neither ferry nor border is crossed. */
export function mayEnterAfterCombat(
  state: DriveState,
  unit: number,
  step: number,
  to: number,
  byBoat = false,
): boolean {
  const side = sideOf(unit);
  if (RING[to] === 1 || STEP_FERRY[step] === 1 || isHeldBy(state, OTHER[side], to)) return false;
  if (stackPoints(state, to, unit) + state.unitStack[unit] > MOST_STACKED) return false;
  if (byBoat || STEP_WATER[step] === NO_WATER) return true;
  const onFoot = COLUMN_OF_TYPE[state.unitType[unit]] === FOOT;
  if (STEP_BRIDGE[step] !== NONE && !isBlown(state, step))
    return onFoot || state.unitMode[unit] === TRAVEL || optionsOf(state).bridgesAfterCombat === 'all';
  if (!onFoot) return false;
  return STEP_WATER[step] === NARROW || side === 'german';
}

/** S7.21: farthest from all attackers; then over a road, out of enemy zones, nearest to the own edge, lowest number. */
function isBetter(
  state: DriveState,
  unit: number,
  from: number,
  one: number,
  two: number,
  attackHexes: readonly number[],
): boolean {
  const side = sideOf(unit);
  const farther = away(one, attackHexes) - away(two, attackHexes);
  if (farther !== 0) return farther > 0;
  const road = Number(isOpenRoad(state, stepBetween(from, one))) - Number(isOpenRoad(state, stepBetween(from, two)));
  if (road !== 0) return road > 0;
  const zone = Number(isInEnemyZone(state, side, two, false)) - Number(isInEnemyZone(state, side, one, false));
  if (zone !== 0) return zone > 0;
  measureRoads(state, side);
  if (roadSteps[one] !== roadSteps[two]) return roadSteps[one] < roadSteps[two];
  return one < two;
}

function away(cell: number, attackHexes: readonly number[]): number {
  let sum = 0;
  for (const hex of attackHexes) sum += hexDistance(board, cell, hex);
  return sum;
}

const roadSteps = new Int16Array(CELLS);
const queue = new Int16Array(CELLS);
const NO_ROAD = 0x7fff;

/** Road hexsides from each hex to the own edge, through no enemy hex. */
function measureRoads(state: DriveState, side: Side): void {
  roadSteps.fill(NO_ROAD);
  let tail = 0;
  for (const cell of side === 'allied' ? ALLIED_ROADS : GERMAN_ROADS) {
    if (!isOwnedBy(state, side, cell)) continue;
    roadSteps[cell] = 0;
    queue[tail++] = cell;
  }
  for (let head = 0; head < tail; head++) {
    const cell = queue[head];
    for (let step = cell * DEGREE; step < (cell + 1) * DEGREE; step++) {
      const next = NEIGHBOUR[step];
      if (next < 0 || roadSteps[next] !== NO_ROAD || !isOpenRoad(state, step) || !isOwnedBy(state, side, next))
        continue;
      roadSteps[next] = roadSteps[cell] + 1;
      queue[tail++] = next;
    }
  }
}

/** Per cent of combat points lost by retreating into a zone (8.8, ruled G15). */
const ZONE_LOSS = 5;

function fallBack(state: DriveState, unit: number, to: number, reports: Reports): void {
  state.unitMode[unit] = NORMAL;
  payAfterCombat(state, unit, to);
  if (isInEnemyZone(state, sideOf(unit), to, false)) {
    const strength = state.unitStrength[unit];
    const lost = Math.max(1, scale(strength, ZONE_LOSS, 100));
    state.unitStrength[unit] = Math.max(1, strength - lost);
  }
  tire(state, unit);
  relocate(state, unit, to, reports);
}

/** S6.7: hex, water and enemy hex are paid, as far as the points reach; zones and dice are not. */
export function payAfterCombat(state: DriveState, unit: number, to: number): void {
  const step = stepBetween(state.unitCell[unit], to);
  const column = COLUMN_OF_TYPE[state.unitType[unit]];
  const enemyHex = isOwnedBy(state, sideOf(unit), to) ? 0 : COST.enemyHex;
  const wades = STEP_WATER[step] !== NO_WATER && (STEP_BRIDGE[step] === NONE || isBlown(state, step));
  const narrowOrRiver = STEP_WATER[step] === NARROW ? COST.narrow : COST.river;
  const road = state.unitStack[unit] > 1 ? COST.roadStacked : COST.road;
  const hex = state.unitMode[unit] === NORMAL ? ENTER[TERRAIN[to] * COLUMNS + column] : road;
  const cost = withWater(state, hex, wades ? narrowOrRiver : 0) + enemyHex;
  state.unitPoints[unit] = Math.max(0, state.unitPoints[unit] - cost);
}
