import { CLOSED, stepCosts } from '@club-route/engine';
import { board, HIGHWAY, NO_WATER, ROAD_NET, TERRAIN, TERRAINS, WATER } from '../data/board.ts';
import { HIGHWAY_COST, MOTOR_INFANTRY_OFF_ROAD, QUARTERS, ROAD_COST, TERRAIN_COST } from '../data/tables.ts';
import { MOTOR_INFANTRY, MOTORIZED, MOVEMENT, REPAIR, sideOf } from '../data/units.ts';
import type { DescentState, ImpulseKind } from '../state.ts';
import { isCrossable } from './crossings.ts';
import { passagesLeft } from './ferries.ts';

/** 1.3: what a unit may spend in an impulse and what a step costs, in quarters of a movement point. */

/** Movement points of the impulse's kind: motorized infantry has 3 off the road, repair units move by road only. */
function pointsOf(unit: number, kind: ImpulseKind): number {
  if (kind === 'road') return MOVEMENT[unit];
  if (REPAIR[unit] === 1) return 0;
  return MOTOR_INFANTRY[unit] === 1 ? MOTOR_INFANTRY_OFF_ROAD : MOVEMENT[unit];
}

/** 7.4: a stack has the least allowance of its units. */
export function allowanceOf(units: readonly number[], kind: ImpulseKind): number {
  const allowances = ALLOWANCES[kind];
  let least = allowances[units[0]];
  for (let index = 1; index < units.length; index++) least = Math.min(least, allowances[units[index]]);
  return least;
}

const allowances = (kind: ImpulseKind): Uint8Array =>
  Uint8Array.from(MOVEMENT, (_, unit) => pointsOf(unit, kind) * QUARTERS);
const ALLOWANCES: Readonly<Record<ImpulseKind, Uint8Array>> = {
  road: allowances('road'),
  'off-road': allowances('off-road'),
};

/** 7.8: a ferry costs half the points of the impulse's kind besides the hex; of a stack the dearest. */
function ferryCost(units: readonly number[], kind: ImpulseKind): number {
  let dearest = 0;
  for (const unit of units) dearest = Math.max(dearest, ALLOWANCES[kind][unit] / 2);
  return dearest;
}

/** Quarters to enter a cell on foot or on wheels as if there were no water, or CLOSED. */
function groundCost(motorized: boolean, kind: ImpulseKind, to: number, step: number): number {
  if (kind === 'road') {
    const from = Math.floor(step / board.degree);
    if (ROAD_NET[from] === 0 || ROAD_NET[to] === 0) return CLOSED;
    return motorized && HIGHWAY[step] === 1 ? HIGHWAY_COST : ROAD_COST;
  }
  const points = TERRAIN_COST[TERRAINS[TERRAIN[to]]][motorized ? 'motorized' : 'foot'];
  return points === undefined ? CLOSED : points * QUARTERS;
}

const byGround = (motorized: boolean, kind: ImpulseKind): Int16Array =>
  stepCosts(board, (to, _side, step) => groundCost(motorized, kind, to, step));

/** Kind -> step costs on foot and on wheels as if there were no water; of a stack that has both, the dearer. */
const GROUND: Readonly<Record<ImpulseKind, CostTables>> = {
  road: groundTables('road'),
  'off-road': groundTables('off-road'),
};

type Gait = 'foot' | 'motorized' | 'mixed';
type CostTables = Readonly<Record<Gait, Int16Array>>;

const DRY: Readonly<Record<ImpulseKind, CostTables>> = {
  road: withoutWater(GROUND.road),
  'off-road': withoutWater(GROUND['off-road']),
};

function withoutWater({ foot, motorized, mixed }: CostTables): CostTables {
  const dry = (costs: Int16Array): Int16Array =>
    costs.map((cost, step) => (board.side[step] < 0 || WATER[board.side[step]] !== NO_WATER ? CLOSED : cost));
  return { foot: dry(foot), motorized: dry(motorized), mixed: dry(mixed) };
}

function groundTables(kind: ImpulseKind): CostTables {
  const foot = byGround(false, kind);
  const motorized = byGround(true, kind);
  const mixed = foot.map((cost, step) => (cost < 0 || motorized[step] < 0 ? CLOSED : Math.max(cost, motorized[step])));
  return { foot, motorized, mixed };
}

function gaitOf(units: readonly number[]): Gait {
  let wheels = 0;
  for (const unit of units) wheels += MOTORIZED[unit];
  if (wheels === 0) return 'foot';
  return wheels === units.length ? 'motorized' : 'mixed';
}

/** Step costs as if there were no water. */
export function groundCosts(units: readonly number[], kind: ImpulseKind): Int16Array {
  return GROUND[kind][gaitOf(units)];
}

/** Step costs on dry land; all water is closed. */
export function dryCosts(units: readonly number[], kind: ImpulseKind): Int16Array {
  const tables = kind === 'road' ? DRY.road : DRY['off-road'];
  if (units.length === 1) return MOTORIZED[units[0]] === 1 ? tables.motorized : tables.foot;
  return tables[gaitOf(units)];
}

/**
 * Quarters that a step costs the stack now, or CLOSED: over water only by intact bridges, own spans and ferries with room
 * for all of it. H-04: the hex beyond a ferry costs as without a highway.
 */
export function costOfStep(state: DescentState, units: readonly number[], kind: ImpulseKind, step: number): number {
  const dry = dryCosts(units, kind)[step];
  return dry >= 0 ? dry : costOverWater(state, units, kind, step);
}

/** The same for a step that is not dry. */
export function costOverWater(state: DescentState, units: readonly number[], kind: ImpulseKind, step: number): number {
  const ground = groundCosts(units, kind)[step];
  const hexside = board.side[step];
  if (ground < 0 || hexside < 0 || WATER[hexside] === NO_WATER) return CLOSED;
  if (isCrossable(state, sideOf(units[0]), hexside)) return ground;
  const from = Math.floor(step / board.degree);
  return passagesLeft(state, from, board.neighbour[step], hexside, units) < units.length
    ? CLOSED
    : ferryCost(units, kind) + (kind === 'road' ? ROAD_COST : ground);
}

/** 7.7, H-05: quarters for leaving the map from a hex: a clear hex lies beyond, whatever this one is. CLOSED by road without one. */
export function exitCost(kind: ImpulseKind, cell: number): number {
  if (kind === 'road') return ROAD_NET[cell] === 1 ? ROAD_COST : CLOSED;
  return TERRAIN_COST.clear.foot * QUARTERS;
}

/** H-05: quarters for the hex by which a stack comes over the edge; CLOSED if it cannot. */
export function edgeCost(units: readonly number[], kind: ImpulseKind, cell: number): number {
  if (kind === 'road') return ROAD_NET[cell] === 1 ? ROAD_COST : CLOSED;
  const terrain = TERRAIN_COST[TERRAINS[TERRAIN[cell]]];
  let dearest = 0;
  for (const unit of units) {
    const points = MOTORIZED[unit] === 1 ? terrain.motorized : terrain.foot;
    if (points === undefined) return CLOSED;
    dearest = Math.max(dearest, points * QUARTERS);
  }
  return dearest;
}
