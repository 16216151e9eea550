import { CLOSED, hexDistance, stepCosts } from '@club-route/engine';
import { DistanceFields, LastingFields } from '@club-route/engine/search';
import {
  ALLIED_ROADS,
  board,
  BRIDGE_COUNT,
  BRIDGES,
  CELLS,
  cellOf,
  DEGREE,
  NARROW,
  NEIGHBOUR,
  NO_WATER,
  OBJECTIVES,
  RING,
  STEP_BRIDGE,
  STEP_FERRY,
  STEP_ROAD,
  STEP_WATER,
  TERRAIN,
} from '../data/board.ts';
import { COLUMNS, COST, ENTER } from '../data/tables.ts';
import { COLUMN_OF_TYPE, FOOT, sideOf, type Side } from '../data/units.ts';
import { BLOWN, type DriveState } from '../state.ts';

/** The map as a script sees it: the highway, the ground around the objectives, and how far it is to anywhere. */

export const NIJMEGEN = cellOf('12,9');
export const ARNHEM = cellOf('8,4');
export const WESTERVOORT = cellOf('10,4');

/** The shortest way by road from the border over Nijmegen and Arnhem to the last objective. */
export const HIGHWAY: readonly number[] = shortestRoad(ALLIED_ROADS[0], WESTERVOORT);

/** Cell → its place on the highway, counted from the border, or −1. */
export const HIGHWAY_PLACE: Int16Array = new Int16Array(CELLS).fill(-1);
for (const [place, cell] of HIGHWAY.entries()) HIGHWAY_PLACE[cell] = place;

/** Cell → hexes to the highway, or to the other road from the border that joins it. */
const ROADS_NORTH = [...new Set(ALLIED_ROADS.flatMap((border) => shortestRoad(border, WESTERVOORT)))];
export const HIGHWAY_DISTANCE: Uint8Array = Uint8Array.from({ length: CELLS }, (_, cell) =>
  Math.min(...ROADS_NORTH.map((place) => hexDistance(board, cell, place))),
);

export const NIJMEGEN_PLACE = HIGHWAY_PLACE[NIJMEGEN];

/** Each objective with all that must be held for it (10.1). */
export const OBJECTIVE_GROUND: readonly { readonly points: number; readonly cells: readonly number[] }[] =
  OBJECTIVES.map(({ cell, points }) => ({ points, cells: [cell, ...neighboursOf(cell)] }));

/** Cell → the sum of the points of the objectives for which it must be held. */
export const OBJECTIVE_POINTS: Uint8Array = new Uint8Array(CELLS);
for (const { points, cells } of OBJECTIVE_GROUND) for (const cell of cells) OBJECTIVE_POINTS[cell] += points;

/** Bridges whose loss holds up the road to the north. */
export const HIGHWAY_BRIDGES: readonly number[] = BRIDGES.flatMap(({ cells }, bridge) =>
  cells.every((cell) => HIGHWAY_PLACE[cell] >= 0) ? [bridge] : [],
);

function shortestRoad(from: number, to: number): readonly number[] {
  const before = new Int16Array(CELLS).fill(-1);
  const queue = [to];
  before[to] = to;
  for (const cell of queue) {
    for (let step = cell * DEGREE; step < (cell + 1) * DEGREE; step++) {
      const next = NEIGHBOUR[step];
      if (next < 0 || STEP_ROAD[step] === 0 || before[next] >= 0) continue;
      before[next] = cell;
      queue.push(next);
    }
  }
  const way = [from];
  for (let cell = from; cell !== to; cell = before[cell]) way.push(before[cell]);
  return way;
}

function neighboursOf(cell: number): readonly number[] {
  return Array.from(NEIGHBOUR.subarray(cell * DEGREE, (cell + 1) * DEGREE)).filter((one) => one >= 0);
}

/** How far the eye reaches around a unit, in hexes. */
const AROUND = 3;
/** Cell × AROUND_COUNT + index → the cells around it by distance, −1 at the end; and each cell's distance. */
export const AROUND_COUNT = 3 * AROUND * (AROUND + 1);
export const AROUND_CELL: Int16Array = new Int16Array(CELLS * AROUND_COUNT).fill(-1);
export const AROUND_DISTANCE: Uint8Array = new Uint8Array(CELLS * AROUND_COUNT);
for (let cell = 0; cell < CELLS; cell++) {
  let at = cell * AROUND_COUNT;
  for (let distance = 1; distance <= AROUND; distance++) {
    for (let other = 0; other < CELLS; other++) {
      if (hexDistance(board, cell, other) !== distance) continue;
      AROUND_CELL[at] = other;
      AROUND_DISTANCE[at++] = distance;
    }
  }
}

/** More operation points than any way costs. */
export const FAR = 600;
/** Points that a step by road costs about, hexes last entered by the enemy being dearer. */
const ROAD = 2;
export const LEAST_PER_HEX = ROAD;
/** What it means to have to rebuild a bridge, or to wait for boats. */
const REBUILDING = 60;
const BOATS = 30;

/** What steps cost units of a side and column while these bridges are blown. A mixture of both modes, without the cost of changing. */
function costsOf(allied: boolean, column: number, isDown: (bridge: number) => boolean): Int16Array {
  return stepCosts(board, (to, _side, step) => {
    const from = Math.floor(step / DEGREE);
    if (RING[to] === 1 || RING[from] === 1) {
      if (allied) return CLOSED;
      if (RING[to] === 1) return COST.offBoard;
    }
    const bridge = STEP_BRIDGE[step];
    const down = bridge >= 0 && isDown(bridge);
    if (STEP_ROAD[step] === 1 && !down) return ROAD;
    if (!allied && column !== FOOT && STEP_FERRY[step] === 1) return COST.ferry;
    const enter = ENTER[TERRAIN[to] * COLUMNS + column];
    if (STEP_WATER[step] === NO_WATER) return enter;
    if (column !== FOOT) return down && allied ? REBUILDING : CLOSED;
    if (STEP_WATER[step] === NARROW) return enter + COST.narrow;
    return enter + (allied ? BOATS : COST.river);
  });
}

const distances = new DistanceFields(board, FAR);
/** Side → which bridges are down, as bits → fields; a few of these are kept. */
const fieldsByBridges: Readonly<Record<Side, Map<number, LastingFields>>> = { allied: new Map(), german: new Map() };
const MOST_KEPT = 24;

/** What it costs units of a side from every cell to any goal, about, as the bridges are now. */
export function fieldsNow(state: DriveState, side: Side): LastingFields {
  let bridges = 0;
  for (let bridge = 0; bridge < BRIDGE_COUNT; bridge++) if (state.bridgeState[bridge] === BLOWN) bridges |= 1 << bridge;
  return fieldsByBridges[side].get(bridges) ?? makeFields(state, side, bridges);
}

/** The kind of fields by which a unit goes, among those of its side. */
export function kindOf(state: DriveState, unit: number): number {
  return COLUMN_OF_TYPE[state.unitType[unit]];
}

export function fieldTo(state: DriveState, goal: number, unit: number): Int16Array {
  return fieldsNow(state, sideOf(unit)).to(goal, kindOf(state, unit));
}

function makeFields({ bridgeState }: DriveState, side: Side, bridges: number): LastingFields {
  const known = fieldsByBridges[side];
  if (known.size === MOST_KEPT) known.clear();
  const isDown = (bridge: number): boolean => bridgeState[bridge] === BLOWN;
  const costs = Array.from({ length: COLUMNS }, (_, column) => costsOf(side === 'allied', column, isDown));
  const fields = new LastingFields(board, distances, costs);
  known.set(bridges, fields);
  return fields;
}
