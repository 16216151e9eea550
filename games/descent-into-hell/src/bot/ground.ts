import { hexDistance, PathFinder, reverseCosts, stepCosts, stepsOver } from '@club-route/engine';
import {
  board,
  BRIDGES,
  CELLS,
  FERRIES,
  HIGHWAY,
  NO_WATER,
  ROAD_NET,
  TERRAIN,
  TERRAINS,
  WATER,
} from '../data/board.ts';
import { HIGHWAY_COST, QUARTERS, ROAD_COST, TERRAIN_COST } from '../data/tables.ts';
import { BRIDGING_UNITS, type Side } from '../data/units.ts';
import { NONE, type DescentState } from '../state.ts';

/** How far it is to somewhere over several impulses, by road where there is one. */

/** What a field holds where there is no way. */
export const FAR = 4000;

/** What a blown bridge and a ferry cost besides, in quarters: a bridging unit comes, or one waits. */
export const BLOWN_PRICE = 40;
const FERRY_PRICE = 8;

const onDryLand = (motorized: boolean): Int16Array =>
  stepCosts(board, (to, side, step) => {
    if (WATER[side] !== NO_WATER) return -1;
    const from = Math.floor(step / board.degree);
    if (ROAD_NET[to] === 1 && ROAD_NET[from] === 1) return motorized && HIGHWAY[step] === 1 ? HIGHWAY_COST : ROAD_COST;
    const points = TERRAIN_COST[TERRAINS[TERRAIN[to]]][motorized ? 'motorized' : 'foot'];
    return points === undefined ? -1 : points * QUARTERS;
  });

export const ON_FOOT = 0;
export const ON_WHEELS = 1;

/** On foot and on wheels: backward step costs without any crossing. */
const DRY: readonly Int16Array[] = [false, true].map((motorized) => {
  const backward = new Int16Array(board.cells * board.degree);
  reverseCosts(board, onDryLand(motorized), backward);
  return backward;
});

const costs = new Int16Array(board.cells * board.degree);
const finder = new PathFinder(board, FAR);
const sources = new Int16Array(CELLS);

function open(hexside: number, price: number): void {
  for (const step of stepsOver(board, hexside)) costs[step] = price;
}

function fillCosts(state: DescentState, side: Side, kind: number): void {
  costs.set(DRY[kind]);
  for (const [bridge, { side: hexside }] of BRIDGES.entries()) {
    const blown = state.bridgeBlown[bridge] === 1;
    if (!blown || side === 'allied') open(hexside, blown ? BLOWN_PRICE : ROAD_COST);
  }
  if (side === 'german') for (const { side: hexside } of FERRIES) open(hexside, FERRY_PRICE);
  else for (const unit of BRIDGING_UNITS) if (state.unitSpan[unit] !== NONE) open(state.unitSpan[unit], ROAD_COST);
}

/** Writes cell -> quarters to the nearest goal, or FAR. */
export function fillField(
  state: DescentState,
  side: Side,
  kind: number,
  goals: readonly number[],
  field: Int16Array,
): void {
  field.fill(FAR);
  if (goals.length === 0) return;
  fillCosts(state, side, kind);
  sources.set(goals);
  const { reached, cost, count } = finder.reachFromAny(sources, goals.length, FAR - 1, costs);
  for (let at = 0; at < count; at++) field[reached[at]] = cost[reached[at]];
}

/** Hexes to the nearest goal as the crow flies. */
export function distanceToAny(cell: number, goals: readonly number[]): number {
  let least = FAR;
  for (const goal of goals) least = Math.min(least, hexDistance(board, cell, goal));
  return least;
}
