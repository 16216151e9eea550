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
import { LAST_TURN, TRANSPORT_POINTS } from '../data/tables.ts';
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
  const byLand = chanceByLand(state, left);
  const byAir = chanceByAir(state, left);
  const stays = chanceToStay(state);
  const hopes = byLand * LAND_SCORE + (1 - byLand) * (byAir * AIR_SCORE + (1 - byAir) * stays * LOST_SCORE);
  // 7.24: the Allies may stop here and take what they have.
  const mayStop = state.side === 'allied' && state.phase === 'deployment';
  return (
    (mayStop ? Math.max(hopes, scoreOf(outcomeOfCallingOff(state))) : hopes) +
    STEP_WORTH * (balance(state) - USUAL_BALANCE)
  );
}

/** What each way to win is worth on average: a way over land may become a strategic victory. */
const LAND_SCORE = 850;
const AIR_SCORE = 600;
const LOST_SCORE = 300;
const STEP_WORTH = 0.2;
/** Allied steps on the map and in reserve are usually so many more than German ones on the map. */
const USUAL_BALANCE = 90;

/** Enemies within so many hexes of a foothold threaten it. */
const THREAT = 2;

/** The chance to keep enough battalions supplied by air beyond the Rhine. */
function chanceByAir(state: DescentState, left: number): number {
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
  const missing = optionsOf(state).tacticalMinUnits - units;
  // Others may still be dropped.
  const reserve = Math.min(waiting, TRANSPORT_POINTS[state.turn - 1] / 4) * left;
  const strength = 0.9 * (0.5 - missing) + 0.25 * steps + 0.25 * reserve - 0.16 * threatTo(state, foothold);
  return logistic(strength - (missing > 0 ? 1 + 2 * (1 - left) : 0));
}

const foothold: number[] = [];

/** German attack factors near the foothold. */
function threatTo(state: DescentState, cells: readonly number[]): number {
  let threat = 0;
  for (let unit = FIRST.german; unit < LAST.german; unit++) {
    const from = state.unitCell[unit];
    if (from >= 0 && cells.some((cell) => hexDistance(board, from, cell) <= THREAT))
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

/** The chance to join the Rhine with the start line by land before the end. */
function chanceByLand(state: DescentState, left: number): number {
  const obstacles = obstaclesToRhine(state) / 10;
  const impulses = Math.max(1, left * LAST_TURN * 2);
  const column = spearhead(state) / QUARTERS_AN_IMPULSE;
  return logistic(0.8 - 0.22 * obstacles - 2.2 * (column / impulses));
}

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
function balance(state: DescentState): number {
  let steps = 0;
  for (let unit = 0; unit < LAST.german; unit++) {
    if (state.unitCell[unit] < WAITING) continue;
    steps += unit < LAST.allied ? state.unitSteps[unit] : -state.unitSteps[unit];
  }
  return steps;
}
