import { ChangingCosts, CLOSED, Departure, PathFinder, stepBetween, stepCosts, type Trail } from '@club-route/engine';
import {
  board,
  BRIDGE_COUNT,
  BRIDGES,
  CELLS,
  FERRY_SIDES,
  RIVER,
  ROAD,
  SIDE_BRIDGE,
  SIDE_WATER,
  SIDES,
  STEP_ROAD,
  STREAM,
  terrainOf,
} from '../data/board.ts';
import { CLOSED_TO_MOBILE, ENTER_COST, FERRY_COST, ROAD_COST, STREAM_COST, TRAIL_COST } from '../data/terrain.ts';
import { endOf, FIRST_GERMAN, firstOf, HALF_POINTS, MOBILE, sideOf } from '../data/units.ts';
import { isBridged } from './occupancy.ts';
import { isDown, NONE, optionsOf, type FarthestBridgeState } from '../state.ts';

/** Movement (5.0): what each step costs, and where a unit can go. Costs in half points. */

/** What a step costs over a side with, or without, a bridge. */
function stepCost(to: number, side: number, step: number, mobile: boolean, bridged: boolean, ferries: boolean): number {
  const water = SIDE_WATER[side]!;
  if (water === 0 || bridged) {
    // A bridge that carries no road: a railway bridge serves people on foot only.
    const railOnly = water > 0 && SIDE_BRIDGE[side]! >= 0;
    return dryCost(to, step, mobile, railOnly);
  }
  if (mobile) return CLOSED;
  if (water === STREAM) return ENTER_COST[terrainOf(to)] + STREAM_COST;
  return ferries && FERRY_SIDES.includes(side) ? ENTER_COST[terrainOf(to)] + FERRY_COST : CLOSED;
}

/** What a step costs where no water is in the way: by road or trail, or across country, which may be closed. */
function dryCost(to: number, step: number, mobile: boolean, onFoot: boolean): number {
  const road = STEP_ROAD[step]!;
  if (road > 0) return road === ROAD ? ROAD_COST : TRAIL_COST;
  return mobile && (CLOSED_TO_MOBILE[terrainOf(to)] || onFoot) ? CLOSED : ENTER_COST[terrainOf(to)];
}

interface CostTables {
  /** With every bridge standing, and with every bridge down: only steps over bridges differ. */
  readonly standing: Int16Array;
  readonly down: Int16Array;
  /** As if the engineer bridged every side (15.0): everything gets across, and the road goes on where there is one. */
  readonly spanned: Int16Array;
}

function tablesFor(mobile: boolean, ferries: boolean): CostTables {
  return {
    standing: stepCosts(board, (to, side, step) => stepCost(to, side, step, mobile, SIDE_BRIDGE[side]! >= 0, ferries)),
    down: stepCosts(board, (to, side, step) => stepCost(to, side, step, mobile, false, ferries)),
    spanned: stepCosts(board, (to, side, step) => (SIDE_WATER[side] === 0 ? CLOSED : dryCost(to, step, mobile, false))),
  };
}

// Index: mobile × 2 + ferries.
const TABLES: readonly CostTables[] = [0, 1, 2, 3].map((index) => tablesFor(index >= 2, index % 2 === 1));
// Index: (mobile × 2 + German) × 2 + ferries.
const current: readonly ChangingCosts[] = Array.from(
  { length: 8 },
  (_, index) => new ChangingCosts(board, TABLES[(index >> 2) * 2 + (index & 1)]!.standing),
);

/** What every step costs this unit now. Valid until the next question about another position. */
export function costsFor(state: FarthestBridgeState, unit: number): Int16Array {
  const german = unit >= FIRST_GERMAN ? 1 : 0;
  const ferries = optionsOf(state).ferries ? 1 : 0;
  const mobile = MOBILE[unit]!;
  const kept = current[(mobile * 2 + german) * 2 + ferries]!;
  // Germans do not move over the engineer's bridge, but by an option (ruling 33).
  const span = german === 1 && !optionsOf(state).spanForGermans ? NONE : state.spanSide;
  if (kept.begin(state.bridgesDown * (SIDES + 1) + span + 1)) {
    const { down, spanned } = TABLES[mobile * 2 + ferries]!;
    for (let bridge = 0; bridge < BRIDGE_COUNT; bridge++)
      if (isDown(state, bridge)) kept.replace(BRIDGES[bridge]!.side, down);
    // Whatever is better for the unit: the engineer's bridge, or what was there.
    if (span >= 0) kept.ease(span, spanned);
  }
  return kept.costs;
}

const finder = new PathFinder(board, Math.max(...HALF_POINTS));
const blocked = new Uint8Array(CELLS);

const departure = new Departure();

/** From where a unit stands, with all it has; one on its way, with what it has left. Valid until the next question. */
export function departureOf(state: FarthestBridgeState, unit: number, into = departure): Departure {
  const cell = state.unitCell[unit]!;
  if (unit === state.mover) return into.leave(unit, cell, state.moverLeft, state.moverShy);
  return into.leave(unit, cell, HALF_POINTS[unit]!, isInEnemyZone(state, unit, cell));
}

/**
 * Where a unit can go: never onto an enemy, and no further once it enters an enemy zone. One that began in an enemy zone
 * may enter no other. Friends may be passed, but not where it would have to stop.
 *
 * @param avoided cells that the unit does not want to enter either
 */
export function reach(
  state: FarthestBridgeState,
  { unit, cell: from, points, inZone }: Departure,
  avoided: readonly number[] = [],
): Trail {
  const german = unit >= FIRST_GERMAN;
  const enemy = german ? state.alliedHere : state.germanHere;
  const zone = german ? state.alliedZone : state.germanZone;
  blocked.set(enemy);
  for (const cell of avoided) blocked[cell] = 1;
  if (inZone) {
    for (let cell = 0; cell < CELLS; cell++) if (zone[cell]! > 0) blocked[cell] = 1;
  } else {
    const side = sideOf(unit);
    for (let friend = firstOf(side); friend < endOf(side); friend++) {
      const cell = state.unitCell[friend]!;
      if (cell >= 0 && zone[cell]! > 0) blocked[cell] = 1;
    }
  }
  return finder.reach(from, points, costsFor(state, unit), blocked, zone);
}

/** 6.0: a unit that begins its move in an enemy zone may leave it, entering no other (ruling 3), or may not at all. */
export function isInEnemyZone(state: FarthestBridgeState, unit: number, cell: number): boolean {
  return (unit < FIRST_GERMAN ? state.germanZone : state.alliedZone)[cell]! > 0;
}

/** The cost of a single step for a unit, or CLOSED. */
export function costOfStep(state: FarthestBridgeState, unit: number, from: number, to: number): number {
  const step = stepBetween(board, from, to);
  return step < 0 ? CLOSED : costsFor(state, unit)[step]!;
}

/** Whether a side is a river without any bridge: no retreat and no advance crosses it (14.1). */
export function isUnbridgedRiver(state: FarthestBridgeState, side: number): boolean {
  return SIDE_WATER[side] === RIVER && !isBridged(state, side);
}
