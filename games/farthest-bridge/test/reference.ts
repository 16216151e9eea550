import {
  board,
  CELLS,
  DEGREE,
  FERRY_SIDES,
  RIVER,
  ROAD,
  SIDE_BRIDGE,
  SIDE_WATER,
  STEP_ROAD,
  STREAM,
  terrainOf,
} from '../src/data/board.ts';
import { sideOf, UNIT_COUNT, UNITS } from '../src/data/units.ts';
import { isDown, optionsOf, type FarthestBridgeState } from '../src/state.ts';

/** Movement and retreat once more, as plainly and slowly as the charts read; knows nothing of how the rules do it. */

const TO_ENTER: Readonly<Record<string, number>> = { mixed: 2, woods: 2, broken: 3, rough: 4, town: 1, city: 1 };
const NOT_FOR_MOBILE = ['woods', 'broken', 'rough'];

function standing(state: FarthestBridgeState, side: number): boolean {
  return SIDE_BRIDGE[side]! >= 0 && !isDown(state, SIDE_BRIDGE[side]!);
}

/** Points for one step by the terrain effects chart; infinite where it may not be taken. */
function price(state: FarthestBridgeState, unit: number, step: number): number {
  const side = board.side[step]!;
  const mobile = UNITS[unit]!.movement >= 10;
  const terrain = terrainOf(board.neighbour[step]!);
  const water = SIDE_WATER[side]!;
  const spanned = state.spanSide === side && sideOf(unit) === 'allied';
  const dry = water !== RIVER && water !== STREAM;
  if (!dry && !standing(state, side) && !spanned) {
    if (mobile) return Infinity;
    if (water === STREAM) return TO_ENTER[terrain]! + 3;
    return optionsOf(state).ferries && FERRY_SIDES.includes(side) ? TO_ENTER[terrain]! + 3 : Infinity;
  }
  if (STEP_ROAD[step]! > 0) return STEP_ROAD[step] === ROAD ? 0.5 : 1;
  if (mobile && NOT_FOR_MOBILE.includes(terrain)) return Infinity;
  // What carries no road is a railway bridge.
  if (mobile && !dry && !spanned) return Infinity;
  return TO_ENTER[terrain]!;
}

/** The cells in the zones of the side that is not the unit's. */
function enemyZone(state: FarthestBridgeState, unit: number): ReadonlySet<number> {
  const zone = new Set<number>();
  for (let enemy = 0; enemy < UNIT_COUNT; enemy++) {
    const cell = state.unitCell[enemy]!;
    if (cell < 0 || sideOf(enemy) === sideOf(unit) || state.mover === enemy) continue;
    for (let step = cell * DEGREE; step < cell * DEGREE + DEGREE; step++) {
      const side = board.side[step]!;
      if (side < 0) continue;
      if (SIDE_WATER[side] !== RIVER || standing(state, side) || state.spanSide === side)
        zone.add(board.neighbour[step]!);
    }
  }
  return zone;
}

/** Every cell in which a unit on the map may end a move of so many points. */
export function reachable(state: FarthestBridgeState, unit: number): ReadonlySet<number> {
  const from = state.unitCell[unit]!;
  const zone = enemyZone(state, unit);
  const shy = zone.has(from);
  if (shy && optionsOf(state).zocLocked) return new Set();
  const left = new Map<number, number>([[from, UNITS[unit]!.movement]]);
  for (let changed = true; changed;) {
    changed = false;
    for (const [cell, points] of left) {
      if (cell !== from && zone.has(cell)) continue;
      for (let step = cell * DEGREE; step < cell * DEGREE + DEGREE; step++) {
        const to = board.neighbour[step]!;
        if (to < 0 || (shy && zone.has(to))) continue;
        const there = state.cellUnit[to]!;
        if (there >= 0 && (sideOf(there) !== sideOf(unit) || zone.has(to))) continue;
        const rest = points - price(state, unit, step);
        if (rest < 0 || rest <= (left.get(to) ?? -1)) continue;
        left.set(to, rest);
        changed = true;
      }
    }
  }
  left.delete(from);
  return new Set([...left.keys()].filter((cell) => state.cellUnit[cell]! < 0));
}

/** Every way of exactly so many steps that ends as many hexes away, by trying all of them. */
export function retreats(state: FarthestBridgeState, unit: number, distance: number): readonly (readonly number[])[] {
  const from = state.unitCell[unit]!;
  const zone = enemyZone(state, unit);
  const far = distances(from);
  let ways: readonly (readonly number[])[] = [[]];
  for (let length = 1; length <= distance; length++) {
    ways = ways.flatMap((way) => {
      const here = way.at(-1) ?? from;
      const longer: number[][] = [];
      for (let step = here * DEGREE; step < here * DEGREE + DEGREE; step++) {
        const to = board.neighbour[step]!;
        if (to < 0 || zone.has(to) || far[to] !== length) continue;
        const there = state.cellUnit[to]!;
        if (there >= 0 && sideOf(there) !== sideOf(unit)) continue;
        const side = board.side[step]!;
        const bridged = standing(state, side) || (state.spanSide === side && sideOf(unit) === 'allied');
        if (SIDE_WATER[side] === RIVER && !bridged) continue;
        if (price(state, unit, step) < Infinity) longer.push([...way, to]);
      }
      return longer;
    });
  }
  return ways.filter((way) => state.cellUnit[way.at(-1)!]! < 0);
}

/** Steps from a cell to every other, over whatever ground. */
function distances(from: number): readonly number[] {
  const far = Array<number>(CELLS).fill(-1);
  far[from] = 0;
  const open = [from];
  for (const cell of open) {
    for (let step = cell * DEGREE; step < cell * DEGREE + DEGREE; step++) {
      const to = board.neighbour[step]!;
      if (to >= 0 && far[to]! < 0) {
        far[to] = far[cell]! + 1;
        open.push(to);
      }
    }
  }
  return far;
}
