import { PathFinder, type Trail } from '@club-route/engine';
import {
  board,
  BRIDGE_COUNT,
  BRIDGES,
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
} from '../data/board.ts';
import { CLOSED_TO_MOBILE, ENTER_COST, FERRY_COST, ROAD_COST, STREAM_COST, TRAIL_COST } from '../data/terrain.ts';
import { FIRST_GERMAN, HALF_POINTS, MOBILE, UNIT_COUNT } from '../data/units.ts';
import { isBridged } from './occupancy.ts';
import { isDown, optionsOf, type FarthestBridgeState } from '../state.ts';

/** Movement (5.0): what each step costs, and where a unit can go. Costs in half points; −1 is not allowed. */

const STEPS_COUNT = CELLS * DEGREE;
const CLOSED = -1;

/** What a step costs over a side with, or without, a bridge. */
function stepCost(step: number, mobile: boolean, bridged: boolean, ferries: boolean): number {
  const to = board.neighbour[step]!;
  if (to < 0) return CLOSED;
  const side = board.side[step]!;
  const water = SIDE_WATER[side]!;
  const road = STEP_ROAD[step]!;
  if (water === 0 || bridged) {
    if (road > 0) return road === ROAD ? ROAD_COST : TRAIL_COST;
    // A bridge that carries no road: a railway bridge serves people on foot only.
    const railOnly = water > 0 && SIDE_BRIDGE[side]! >= 0;
    return mobile && (CLOSED_TO_MOBILE[terrainOf(to)] || railOnly) ? CLOSED : ENTER_COST[terrainOf(to)];
  }
  if (mobile) return CLOSED;
  if (water === STREAM) return ENTER_COST[terrainOf(to)] + STREAM_COST;
  return ferries && FERRY_SIDES.includes(side) ? ENTER_COST[terrainOf(to)] + FERRY_COST : CLOSED;
}

interface CostTables {
  /** With every bridge standing, and with every bridge down: only steps over bridges differ. */
  readonly standing: Int16Array;
  readonly down: Int16Array;
  /** As if the engineer bridged every side. */
  readonly spanned: Int16Array;
}

function tablesFor(mobile: boolean, ferries: boolean): CostTables {
  const fill = (bridged: (side: number) => boolean): Int16Array =>
    Int16Array.from({ length: STEPS_COUNT }, (_, step) => stepCost(step, mobile, bridged(board.side[step]!), ferries));
  return {
    standing: fill((side) => side >= 0 && SIDE_BRIDGE[side]! >= 0),
    down: fill(() => false),
    spanned: Int16Array.from({ length: STEPS_COUNT }, (_, step) => spannedCost(step, mobile)),
  };
}

/** 15.0: the engineer's bridge lets everything across, and the road goes on over it where there is one. */
function spannedCost(step: number, mobile: boolean): number {
  const to = board.neighbour[step]!;
  if (to < 0 || SIDE_WATER[board.side[step]!] === 0) return CLOSED;
  const road = STEP_ROAD[step]!;
  if (road > 0) return road === ROAD ? ROAD_COST : TRAIL_COST;
  return mobile && CLOSED_TO_MOBILE[terrainOf(to)] ? CLOSED : ENTER_COST[terrainOf(to)];
}

// Index: mobile × 2 + ferries.
const TABLES: readonly CostTables[] = [0, 1, 2, 3].map((index) => tablesFor(index >= 2, index % 2 === 1));

/** Costs as they are now; rewritten when a bridge or the engineer's side has changed since the last question. */
interface CurrentCosts {
  readonly costs: Int16Array;
  bridgesDown: number;
  span: number;
}
// Index: (mobile × 2 + German) × 2 + ferries.
const current: readonly CurrentCosts[] = Array.from({ length: 8 }, () => ({
  costs: new Int16Array(STEPS_COUNT),
  bridgesDown: -1,
  span: -1,
}));

const BRIDGE_STEPS: readonly (readonly [number, number])[] = BRIDGES.map((bridge) => stepsOver(bridge.side));

function stepsOver(side: number): readonly [number, number] {
  const cell = board.sideCells[side * 2]!;
  for (let step = cell * DEGREE; ; step++) if (board.side[step] === side) return [step, board.reverse[step]!];
}

/** What every step costs this unit now. Valid until the next question about another position. */
export function costsFor(state: FarthestBridgeState, unit: number): Int16Array {
  const german = unit >= FIRST_GERMAN ? 1 : 0;
  const ferries = optionsOf(state).ferries ? 1 : 0;
  const mobile = MOBILE[unit]!;
  const kept = current[(mobile * 2 + german) * 2 + ferries]!;
  // Germans do not move over the engineer's bridge (ruling 33).
  const span = german === 1 ? -1 : state.spanSide;
  if (kept.bridgesDown !== state.bridgesDown || kept.span !== span) {
    kept.bridgesDown = state.bridgesDown;
    kept.span = span;
    writeCosts(state, TABLES[mobile * 2 + ferries]!, span, kept.costs);
  }
  return kept.costs;
}

function writeCosts(state: FarthestBridgeState, table: CostTables, span: number, costs: Int16Array): void {
  costs.set(table.standing);
  for (let bridge = 0; bridge < BRIDGE_COUNT; bridge++) {
    if (!isDown(state, bridge)) continue;
    for (const step of BRIDGE_STEPS[bridge]!) costs[step] = table.down[step]!;
  }
  if (span < 0) return;
  for (const step of stepsOver(span)) {
    // Whatever is better for the unit: the engineer's bridge, or what was there.
    const before = costs[step]!;
    const spanned = table.spanned[step]!;
    if (spanned >= 0 && (before < 0 || spanned < before)) costs[step] = spanned;
  }
}

const finder = new PathFinder(board, Math.max(...HALF_POINTS));
const blocked = new Uint8Array(CELLS);

/**
 * Where a unit can go from a cell with so many half points: never onto an enemy, and no further once it enters an enemy
 * zone. A shy unit (it began in an enemy zone) may enter no other. Friends may be passed, but not where it would have to stop.
 */
export function reach(state: FarthestBridgeState, unit: number, from: number, points: number, shy: boolean): Trail {
  const german = unit >= FIRST_GERMAN;
  const enemy = german ? state.alliedHere : state.germanHere;
  const zone = german ? state.alliedZone : state.germanZone;
  blocked.set(enemy);
  if (shy) {
    for (let cell = 0; cell < CELLS; cell++) if (zone[cell]! > 0) blocked[cell] = 1;
  } else {
    const last = german ? UNIT_COUNT : FIRST_GERMAN;
    for (let friend = german ? FIRST_GERMAN : 0; friend < last; friend++) {
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

/** The cost of a single step for a unit, or −1. */
export function costOfStep(state: FarthestBridgeState, unit: number, from: number, to: number): number {
  const costs = costsFor(state, unit);
  const first = from * DEGREE;
  for (let step = first; step < first + DEGREE; step++) if (board.neighbour[step] === to) return costs[step]!;
  return CLOSED;
}

/** Whether a side is a river without any bridge: no retreat and no advance crosses it (14.1). */
export function isUnbridgedRiver(state: FarthestBridgeState, side: number): boolean {
  return SIDE_WATER[side] === RIVER && !isBridged(state, side);
}
