import { CLOSED, hexDistance, PathFinder, type Trail } from '@club-route/engine';
import { board, BRIDGE_STEPS, BRIDGES, CELLS, DEGREE, FERRY_STEPS, NO_WATER, WATER } from '../data/board.ts';
import { HIGHWAY_COST, QUARTERS } from '../data/tables.ts';
import { BRIDGING_UNITS, FERRYMAN, FERRYMEN, sideOf } from '../data/units.ts';
import { budgetOf } from '../phases/march.ts';
import { areEqual } from '../rules/columns.ts';
import { hasIntactBridge } from '../rules/crossings.ts';
import { isTiedToBank } from '../rules/ferries.ts';
import { mayEnd, survey, writeObstacles } from '../rules/survey.ts';
import { costOfStep, dryCosts, groundCosts } from '../rules/weigh.ts';
import { NONE, type DescentState } from '../state.ts';

/** Where units can go in this impulse, on arrays that are made once: scripts ask for it again and again. */

/** No unit has more movement points. */
const MOST_POINTS = 8;
const finder = new PathFinder(board, MOST_POINTS * QUARTERS);
const costs = new Int16Array(CELLS * DEGREE);
const blocked = new Uint8Array(CELLS);
const halts = new Uint8Array(CELLS);

/** Steps over water. */
const WET: readonly number[] = [...board.side.keys()].filter(isWet);

function isWet(step: number): boolean {
  return board.side[step] >= 0 && WATER[board.side[step]] !== NO_WATER;
}

/**
 * The hexes that units of one hex can reach together as far as their side sees, by the cheapest ways; those in which they
 * may not end are among them (see `mayStay`). The trail holds good until the next question.
 */
export function travel(state: DescentState, units: readonly number[]): Trail {
  const side = sideOf(units[0]);
  const from = state.unitCell[units[0]];
  survey(state, side);
  writeObstacles(state, { units, from }, blocked, halts);
  writeCosts(state, units);
  if (isTiedToBank(state, units[0])) keepFerry(from, state.unitFerrySide[units[0]]);
  return finder.reach(from, Math.max(0, budgetOf(state, units)), costs, blocked, halts);
}

/** Whether units that come from a hex may end their move in another; `travel` must have been asked on this position. */
export function mayStay(units: readonly number[], from: number, cell: number): boolean {
  return mayEnd({ units, from }, cell);
}

/** 7.8: an engineer that has ferried others crosses by its own ferry, and goes no farther. */
function keepFerry(from: number, hexside: number): void {
  halts.fill(1);
  for (let step = from * DEGREE; step < (from + 1) * DEGREE; step++)
    if (board.side[step] !== hexside) costs[step] = CLOSED;
}

function writeCosts(state: DescentState, units: readonly number[]): void {
  const { impulse } = state;
  // An engineer that goes by itself may cross wherever it comes to the bank.
  if (units.some((unit) => FERRYMAN[unit] === 1)) {
    costs.set(dryCosts(units, impulse));
    for (const step of WET) costs[step] = costOfStep(state, units, impulse, step);
    return;
  }
  costs.set(crossings.costsOn(state, units));
  const side = sideOf(units[0]);
  if (side === 'german') for (const step of FERRY_STEPS) costs[step] = costOfStep(state, units, impulse, step);
  else for (const unit of BRIDGING_UNITS) if (state.unitSpan[unit] !== NONE) weighAround(state, unit, units);
  const from = state.unitCell[units[0]];
  const farthest = budgetOf(state, units) / (impulse === 'road' ? HIGHWAY_COST : QUARTERS);
  for (const unit of FERRYMEN[side]) {
    const cell = state.unitCell[unit];
    if (cell >= 0 && state.unitMoved[unit] === 0 && hexDistance(board, from, cell) <= farthest)
      weighAround(state, unit, units);
  }
}

/** Steps over the water around a unit on the map, there and back. */
function weighAround(state: DescentState, unit: number, units: readonly number[]): void {
  const cell = state.unitCell[unit];
  for (let step = cell * DEGREE; step < (cell + 1) * DEGREE; step++) {
    if (!isWet(step)) continue;
    costs[step] = costOfStep(state, units, state.impulse, step);
    const back = board.reverse[step];
    costs[back] = costOfStep(state, units, state.impulse, back);
  }
}

/** Step costs over land and bridges that stand, kept until a bridge is blown. */
class Crossings {
  readonly #blown = new Uint8Array(BRIDGES.length);
  readonly #byTable = new Map<Int16Array, Int16Array>();

  costsOn(state: DescentState, units: readonly number[]): Int16Array {
    if (!areEqual(this.#blown, state.bridgeBlown)) {
      this.#blown.set(state.bridgeBlown);
      this.#byTable.clear();
    }
    const table = dryCosts(units, state.impulse);
    let open = this.#byTable.get(table);
    if (open === undefined) {
      open = table.slice();
      const onGround = groundCosts(units, state.impulse);
      for (const step of BRIDGE_STEPS) if (hasIntactBridge(state, board.side[step])) open[step] = onGround[step];
      this.#byTable.set(table, open);
    }
    return open;
  }
}

const crossings = new Crossings();
