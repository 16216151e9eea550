import { CLOSED, PathFinder, stepCosts, type Trail } from '@club-route/engine';
import {
  board,
  BRIDGE_COUNT,
  CELLS,
  DEGREE,
  NARROW,
  NO_WATER,
  RING,
  STEP_BRIDGE,
  STEP_FERRY,
  STEP_ROAD,
  STEP_WATER,
  TERRAIN,
} from '../data/board.ts';
import {
  ALLOWANCE,
  COLUMNS,
  COST,
  ENTER,
  GERMAN_FIRST_DAY,
  GERMAN_SECOND_DAY,
  LAST_TURN,
  SUPPLIED,
} from '../data/tables.ts';
import { BASE_STACK, BASE_TYPE, COLUMN_OF_TYPE, FOOT, sideOf, type Side } from '../data/units.ts';
import { isOwnedBy } from '../rules/supply.ts';
import { withWater } from '../rules/weigh.ts';
import { BLOWN, NONE, optionsOf, type DriveState, type Phase } from '../state.ts';

/** How far units nobody sees can have got: by the roads, ground and water of their side, and by the points they had for it. */

/** Phases of operations that the units of a side have had since the morning. */
const PHASES_TODAY: Readonly<Record<Side, Partial<Record<Phase, number>>>> = {
  allied: { alliedFirst: 1, germanFirst: 1, alliedSecond: 2, germanSecond: 2 },
  german: { germanFirst: 1, alliedSecond: 1, germanSecond: 2 },
};
const PHASES_A_DAY = 2;
const MOST_POINTS = ALLOWANCE[SUPPLIED];

/** 8.6: points that a unit in supply has had since the morning of a turn. */
export function pointsSince(state: DriveState, side: Side, turn: number): number {
  let points = 0;
  for (let day = turn; day <= state.turn; day++)
    points += pointsAPhase(side, day) * (day < state.turn ? PHASES_A_DAY : (PHASES_TODAY[side][state.phase] ?? 0));
  return points;
}

function pointsAPhase(side: Side, day: number): number {
  if (side === 'allied' || day > 2) return MOST_POINTS;
  return day === 1 ? GERMAN_FIRST_DAY : GERMAN_SECOND_DAY;
}

const finder = new PathFinder(board, MOST_POINTS * PHASES_A_DAY * LAST_TURN);

/** Cell → 1 where the units of a side have not been: a hex is owned by whoever entered it last. */
export function untrodden(state: DriveState, side: Side): Uint8Array {
  return Uint8Array.from({ length: CELLS }, (_, cell) => (isOwnedBy(state, side, cell) ? 0 : 1));
}

/** The cells that a unit can have got to from one of them for so many points, keeping out of those that are blocked. */
export function pathsFrom(state: DriveState, unit: number, from: number, points: number, blocked: Uint8Array): Trail {
  return finder.reach(from, points, costsNow(state, unit), blocked);
}

/** Side, column, size and which bridges are down → what steps cost. */
const known = new Map<string, Int16Array>();
const MOST_KNOWN = 60;

function costsNow(state: DriveState, unit: number): Int16Array {
  const side = sideOf(unit);
  const column = COLUMN_OF_TYPE[BASE_TYPE[unit]];
  const road = BASE_STACK[unit] > 1 ? COST.roadStacked : COST.road;
  let bridges = 0;
  for (let bridge = 0; bridge < BRIDGE_COUNT; bridge++) if (state.bridgeState[bridge] === BLOWN) bridges |= 1 << bridge;
  const key = `${side} ${column} ${road} ${bridges} ${optionsOf(state).wadingCost}`;
  const costs = known.get(key);
  if (costs !== undefined) return costs;
  if (known.size === MOST_KNOWN) known.clear();
  const made = costsOf(state, side === 'allied', column, road, (bridge) => (bridges & (1 << bridge)) !== 0);
  known.set(key, made);
  return made;
}

/** The cheaper of both modes, without the change between them: nobody has gone further than this. */
function costsOf(
  state: DriveState,
  allied: boolean,
  column: number,
  road: number,
  isDown: (bridge: number) => boolean,
): Int16Array {
  return stepCosts(board, (to, _side, step) => {
    const from = Math.floor(step / DEGREE);
    if (allied && (RING[to] === 1 || RING[from] === 1)) return CLOSED;
    if (RING[to] === 1) return COST.offBoard;
    const bridge = STEP_BRIDGE[step];
    const stands = bridge !== NONE && !isDown(bridge);
    if (STEP_ROAD[step] === 1 && (bridge === NONE || stands)) return road;
    if (!allied && column !== FOOT && STEP_FERRY[step] === 1) return COST.ferry;
    const enter = ENTER[TERRAIN[to] * COLUMNS + column];
    if (STEP_WATER[step] === NO_WATER || stands) return enter;
    if (column !== FOOT) return CLOSED;
    return withWater(state, enter, STEP_WATER[step] === NARROW ? COST.narrow : COST.river);
  });
}
