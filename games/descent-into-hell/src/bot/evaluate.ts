import { hexDistance, PathFinder, stepCosts } from '@club-route/engine';
import { logistic } from '@club-route/engine/search';
import {
  board,
  BRIDGE_STEPS,
  CELLS,
  cellOf,
  DEGREE,
  NO_WATER,
  NORTH_OF_MAAS,
  NORTH_OF_RHINE,
  ROAD_NET,
  SIDE_BRIDGE,
  SOUTH,
  WATER,
} from '../data/board.ts';
import { LAST_TURN } from '../data/tables.ts';
import { AIRBORNE, AIRLANDING, attackFactor, BRIDGING_UNITS, FIRST, LAST, MOTORIZED, REPAIR } from '../data/units.ts';
import { resultOf, scoreOf } from '../phases/outcome.ts';
import { hasAirLine } from '../rules/supply.ts';
import { outcomeOfCallingOff } from '../rules/victory.ts';
import { ALLIED_OWNER, NONE, optionsOf, WAITING, type DescentState } from '../state.ts';
import { FAR, fillField, ON_WHEELS } from './ground.ts';

/** How good a position is for the Allies: the score they may expect, from 0 to 1000. */
export function evaluate(state: DescentState): number {
  const result = resultOf(state);
  if (result !== undefined) return result.scores!.allied;
  const left = (LAST_TURN - state.turn + (state.side === 'allied' ? 1 : 0.5)) / LAST_TURN;
  const balance = balanceOf(state);
  const byLand = chanceOf(LAND_WEIGHTS, landFeatures(state, left, balance));
  const byAir = chanceOf(AIR_WEIGHTS, airFeatures(state, left, balance));
  const stays = chanceToStay(state);
  const hopes = byLand * LAND_SCORE + (1 - byLand) * (byAir * AIR_SCORE + (1 - byAir) * stays * LOST_SCORE);
  // 7.24: the Allies may stop here and take what they have.
  const mayStop = state.side === 'allied' && state.phase === 'deployment';
  return mayStop ? Math.max(hopes, scoreOf(outcomeOfCallingOff(state))) : hopes;
}

function chanceOf(weights: readonly number[], features: readonly number[]): number {
  let sum = 0;
  for (const [index, weight] of weights.entries()) sum += weight * features[index];
  return logistic(sum);
}

/*
 * The weights below were fitted to the starts of 6,383 player turns in 360 games between scripts, two thirds of them with
 * some formations behaving at random: how the game ended, from what could be counted on the map.
 */

/** What each way to win is worth on average: a way over land may become a strategic victory. */
const LAND_SCORE = 812;
const AIR_SCORE = 600;
const LOST_SCORE = 300;

/** How far off Germans still threaten a foothold: at once, and in the days to come. */
const CLOSE = 2;
const NEAR = 4;

/** What the chance to keep enough battalions supplied by air beyond the Rhine until the last day depends on. */
function airFeatures(state: DescentState, left: number, balance: number): readonly number[] {
  let units = 0;
  let steps = 0;
  let waiting = 0;
  foothold.length = 0;
  for (let unit = FIRST.allied; unit < LAST.allied; unit++) {
    const cell = state.unitCell[unit];
    if (AIRBORNE[unit] === 0 || AIRLANDING[unit] === 1 || REPAIR[unit] === 1) continue;
    if (cell === WAITING) waiting++;
    if (cell < 0 || NORTH_OF_RHINE[cell] === 0 || !hasAirLine(state, cell, 'truth')) continue;
    units++;
    steps += state.unitSteps[unit];
    if (!foothold.includes(cell)) foothold.push(cell);
  }
  const missing = Math.max(0, optionsOf(state).tacticalMinUnits - units);
  const close = threatTo(state, foothold, CLOSE);
  const pressure = steps === 0 ? 0 : threatTo(state, foothold, NEAR) / steps;
  const none = units === 0 ? 1 : 0;
  return [
    1,
    Math.min(steps, 16),
    missing,
    missing * left,
    pressure,
    pressure * left,
    close,
    left,
    Math.min(waiting, 12) * left,
    none,
    none * left,
    balance,
  ];
}
const AIR_WEIGHTS: readonly number[] = [-0.61, 0.24, -1.22, 0.84, -0.18, -1.42, 0.015, -4.26, 0.18, -2.2, 3.98, 0.018];

const foothold: number[] = [];

/** German attack factors within so many hexes of the foothold. */
function threatTo(state: DescentState, cells: readonly number[], within: number): number {
  let threat = 0;
  for (let unit = FIRST.german; unit < LAST.german; unit++) {
    const from = state.unitCell[unit];
    if (from >= 0 && cells.some((cell) => hexDistance(board, from, cell) <= within))
      threat += attackFactor(unit, state.unitSteps[unit]);
  }
  return threat;
}

/** What stands in the way of a supply line from beyond the Rhine to the start line, in tenths of an obstacle. */
const HEX = 1;
const WITHOUT_ROAD = 6;
const TO_BE_TAKEN = 8;
const BLOWN = 30;
const NO_CROSSING = 60;
const HELD = 14;
const DEFENCE = 4;

const MOST_OBSTACLES = 400;
const finder = new PathFinder(board, MOST_OBSTACLES);
const LAND_COSTS: Int16Array = stepCosts(board, (to, side) => {
  const ground = ROAD_NET[to] === 1 ? HEX : WITHOUT_ROAD;
  return WATER[side] === NO_WATER ? ground : ground + NO_CROSSING;
});
const costs = new Int16Array(LAND_COSTS.length);
const SOURCES: Int16Array = Int16Array.from([...SOUTH.keys()].filter((cell) => SOUTH[cell] === 1));
const held = new Uint8Array(CELLS);

/** What the chance to join the Rhine with the start line by land before the end depends on. */
function landFeatures(state: DescentState, left: number, balance: number): readonly number[] {
  const obstacles = obstaclesToRhine(state) / 10;
  const impulses = Math.max(1, left * LAST_TURN * 2);
  const pace = spearhead(state) / QUARTERS_AN_IMPULSE / impulses;
  return [1, obstacles, pace, left, balance, beyondRhine(state)];
}
const LAND_WEIGHTS: readonly number[] = [0.53, -0.5, -1.7, 3.4, 0.019, 0.004];

/** Allied units beyond the Rhine, who open the way from the far side. */
function beyondRhine(state: DescentState): number {
  let units = 0;
  for (let unit = FIRST.allied; unit < LAST.allied; unit++)
    if (state.unitCell[unit] >= 0 && NORTH_OF_RHINE[state.unitCell[unit]] === 1) units++;
  return Math.min(units, MOST_BEYOND);
}
const MOST_BEYOND = 9;

/** What a column can make of an impulse, in quarters, with fights on the way. */
const QUARTERS_AN_IMPULSE = 8;

function obstaclesToRhine(state: DescentState): number {
  costs.set(LAND_COSTS);
  for (const step of BRIDGE_STEPS) {
    const bridge = SIDE_BRIDGE[board.side[step]];
    const price =
      state.bridgeBlown[bridge] === 1 ? BLOWN : state.bridgeOwner[bridge] === ALLIED_OWNER ? 0 : TO_BE_TAKEN;
    costs[step] = price + (ROAD_NET[board.neighbour[step]] === 1 ? HEX : WITHOUT_ROAD);
  }
  for (const unit of BRIDGING_UNITS) if (state.unitSpan[unit] !== NONE) openSpan(state.unitSpan[unit]);
  held.fill(0);
  for (let unit = FIRST.german; unit < LAST.german; unit++)
    if (state.unitCell[unit] >= 0) held[state.unitCell[unit]] += DEFENCE * state.unitSteps[unit];
  for (let unit = FIRST.german; unit < LAST.german; unit++) {
    const cell = state.unitCell[unit];
    if (cell < 0 || held[cell] === 0) continue;
    const price = HELD + held[cell];
    held[cell] = 0;
    for (let step = cell * DEGREE; step < (cell + 1) * DEGREE; step++)
      if (board.reverse[step] >= 0) costs[board.reverse[step]] += price;
  }
  const { reached, cost, count } = finder.reachFromAny(SOURCES, SOURCES.length, MOST_OBSTACLES, costs);
  for (let at = 0; at < count; at++) if (NORTH_OF_RHINE[reached[at]] === 1) return cost[reached[at]];
  return MOST_OBSTACLES;
}

function openSpan(hexside: number): void {
  const cell = board.sideCells[hexside * 2];
  for (let step = cell * DEGREE; step < (cell + 1) * DEGREE; step++) {
    if (board.side[step] !== hexside) continue;
    costs[step] -= NO_CROSSING;
    costs[board.reverse[step]] -= NO_CROSSING;
  }
}

const ARNHEM: readonly number[] = [cellOf('2105')];
const toArnhem = new Int16Array(CELLS);

/** Quarters from the foremost battalions of the ground forces to Arnhem: the third, as one alone is soon lost. */
function spearhead(state: DescentState): number {
  fillField(state, 'allied', ON_WHEELS, ARNHEM, toArnhem);
  let [first, second, third] = [FAR, FAR, FAR];
  for (let unit = FIRST.allied; unit < LAST.allied; unit++) {
    const cell = state.unitCell[unit];
    if (cell < 0 || MOTORIZED[unit] === 0) continue;
    const far = toArnhem[cell];
    if (far < first) [first, second, third] = [far, first, second];
    else if (far < second) [second, third] = [far, second];
    else if (far < third) third = far;
  }
  return Math.min(third, MOST_QUARTERS);
}
const MOST_QUARTERS = 120;

/** The chance that somebody is left north of the Maas. */
function chanceToStay(state: DescentState): number {
  let units = 0;
  for (let unit = FIRST.allied; unit < LAST.allied; unit++)
    if (state.unitCell[unit] >= 0 && NORTH_OF_MAAS[state.unitCell[unit]] === 1) units++;
  return logistic(units - 1.5);
}

/** Allied steps on the map and in reserve less German ones on the map. */
function balanceOf(state: DescentState): number {
  let steps = 0;
  for (let unit = 0; unit < LAST.german; unit++) {
    if (state.unitCell[unit] < WAITING) continue;
    steps += unit < LAST.allied ? state.unitSteps[unit] : -state.unitSteps[unit];
  }
  return steps;
}
