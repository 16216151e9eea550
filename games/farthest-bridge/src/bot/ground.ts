import { defaultOptions, hexDistance, reverseCosts, ScriptedDice } from '@club-route/engine';
import { DistanceFields, LastingFields } from '@club-route/engine/search';
import {
  ARNHEM,
  board,
  BRIDGE_COUNT,
  BRIDGES,
  CELLS,
  cellOf,
  SIDE_WATER,
  STEP_ROAD,
  terrainOf,
  type Terrain,
} from '../data/board.ts';
import { CLOSED_TO_MOBILE, ENTER_COST } from '../data/terrain.ts';
import { unitNamed } from '../data/units.ts';
import { farthestBridge } from '../game.ts';
import { costsFor } from '../rules/movement.ts';

/** What both commanders know of the ground: the one road, its bridges, and how far every hex lies from it. */

const start = farthestBridge.setup(defaultOptions(farthestBridge.options), new ScriptedDice([]));

/** What every step costs while all bridges stand: on foot, and for mobile units. */
const OPEN_COSTS: readonly [foot: Int16Array, mobile: Int16Array] = [
  Int16Array.from(costsFor(start, unitNamed('130'))),
  Int16Array.from(costsFor(start, unitNamed('2I/5'))),
];

/** About a turn and a half: for the engineers to come up and bridge a hexside. */
const SPANNING = 30;

/**
 * The same, but water without a bridge can be crossed by waiting for the engineers. Seen from the goal: the cost of the
 * step from b to a is what it costs to go from a to b.
 */
export const BACKWARD_COSTS: readonly [foot: Int16Array, mobile: Int16Array] = [backward(0), backward(1)];

function backward(mobile: 0 | 1): Int16Array {
  const forward = OPEN_COSTS[mobile].map((cost, step) => {
    const to = board.neighbour[step]!;
    if (to < 0 || SIDE_WATER[board.side[step]!] === 0) return cost;
    const closed = mobile === 1 && CLOSED_TO_MOBILE[terrainOf(to)] && STEP_ROAD[step] === 0;
    const spanned = closed ? -1 : ENTER_COST[terrainOf(to)] + SPANNING;
    return cost < 0 ? spanned : cost;
  });
  const costs = new Int16Array(forward.length);
  reverseCosts(board, forward, costs);
  return costs;
}

/** More half points than any way across the map costs. */
export const FAR = 500;
export const distances = new DistanceFields(board, FAR);
const lasting = new LastingFields(board, distances, OPEN_COSTS);

/** Half points from every cell to one, on foot or not, while all bridges stand and no enemy is about. */
export function fieldTo(goal: number, mobile: number): Int16Array {
  return lasting.to(goal, mobile);
}

/** The corridor: the quickest way for tanks while every bridge stands, from the Belgian side to the bridge at Arnhem. */
export const CORRIDOR: readonly number[] = distances.way(cellOf('0105'), cellOf('3423'), OPEN_COSTS[1]);

/** cell → its place on the corridor, or −1. */
export const CORRIDOR_INDEX: Int16Array = new Int16Array(CELLS).fill(-1);
for (const [index, cell] of CORRIDOR.entries()) CORRIDOR_INDEX[cell] = index;

/** cell → hexes to the nearest corridor hex, and the place of that hex on the corridor. */
export const CORRIDOR_DISTANCE: Uint8Array = new Uint8Array(CELLS).fill(255);
export const CORRIDOR_NEAREST: Int16Array = new Int16Array(CELLS);
for (let cell = 0; cell < CELLS; cell++) {
  for (const [index, step] of CORRIDOR.entries()) {
    const distance = hexDistance(board, cell, step);
    if (distance >= CORRIDOR_DISTANCE[cell]!) continue;
    CORRIDOR_DISTANCE[cell] = distance;
    CORRIDOR_NEAREST[cell] = index;
  }
}

/** bridge → its place on the corridor, or −1 for a bridge beside it. */
export const BRIDGE_INDEX: Int16Array = Int16Array.from({ length: BRIDGE_COUNT }, (_, bridge) => {
  const [one, two] = BRIDGES[bridge]!.cells.map((cell) => CORRIDOR_INDEX[cell]!);
  return one! >= 0 && two! >= 0 && Math.abs(one! - two!) === 1 ? Math.max(one!, two!) : -1;
});

/** The bridges of the corridor, from the south. */
export const CORRIDOR_BRIDGES: readonly number[] = [...BRIDGE_INDEX.keys()]
  .filter((bridge) => BRIDGE_INDEX[bridge]! >= 0)
  .toSorted((a, b) => BRIDGE_INDEX[a]! - BRIDGE_INDEX[b]!);

export const ARNHEM_BRIDGE = BRIDGES.findIndex((bridge) => bridge.id === 'arnhem-bridge');

/** cell → 1 in Arnhem. */
export const IS_ARNHEM: Uint8Array = new Uint8Array(CELLS);
for (const cell of ARNHEM) IS_ARNHEM[cell] = 1;

/** cell → 1 in Arnhem and where it is attacked from across the river: room for XXX Corps when it has come. */
export const IS_STAGE: Uint8Array = IS_ARNHEM.slice();
for (const hex of ['3422', '3323', '3324']) IS_STAGE[cellOf(hex)] = 1;

/** cell → hexes to the nearest hex of Arnhem. */
export const TO_ARNHEM: Uint8Array = Uint8Array.from({ length: CELLS }, (_, cell) =>
  Math.min(...ARNHEM.map((goal) => hexDistance(board, cell, goal))),
);

/** Hexes by which a unit of XXX Corps may be farther from Arnhem after a move. */
export const DETOUR = 3;

/** What terrain adds to a defender, in points of differential or so; cell → the same. */
const COVER_OF: Readonly<Record<Terrain, number>> = { mixed: 0, rough: 5, broken: 3, woods: 3, town: 3, city: 3 };
export const COVER: Uint8Array = Uint8Array.from({ length: CELLS }, (_, cell) => COVER_OF[terrainOf(cell)]);
