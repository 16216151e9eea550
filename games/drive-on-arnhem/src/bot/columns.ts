import { DEGREE, NEIGHBOUR, RING, STEP_BRIDGE } from '../data/board.ts';
import { COST, MOST_STACKED } from '../data/tables.ts';
import { COLUMN_OF_TYPE, FOOT, sideOf } from '../data/units.ts';
import { refuseMode } from '../phases/orders.ts';
import { isHeldBy, stackPoints } from '../rules/stacks.ts';
import { isOpenRoad } from '../rules/weigh.ts';
import { seesEnemyIn } from '../rules/zones.ts';
import { isAdvanced, NONE, type DriveState } from '../state.ts';
import type { Picture } from './picture.ts';
import { roleOf } from './roles.ts';

/** When a unit marches in column (travel mode), and when it takes up its arms. */

/** Hexes by road from which on it pays to change into travel mode. */
const WORTH_TRAVELLING = 2;
/** Points with which a column crosses a bridge under the eyes of the enemy and takes up its arms again. */
const CROSSING = 14;
/** Strength of enemies beside the road past which a column still drives. */
const BRAVED = 60;
/** Part of its own strength that a column fears when the enemy is about. */
const FEARED = 0.5;

/**
 * Whether a road leads a good way towards the goal and no enemy stands by it, or a bridge that only columns cross.
 *
 * @param field what it costs the unit from every cell to its goal
 */
export function travelPays(
  state: DriveState,
  picture: Picture,
  unit: number,
  goal: number,
  field: Int16Array,
): boolean {
  const from = state.unitCell[unit];
  if (goal === from || state.unitPoints[unit] < COST.mode + 2 || RING[from] === 1) return false;
  const step = roadStep(state, from, field);
  if (step === NONE || !hasRoom(state, unit, NEIGHBOUR[step])) return false;
  if (STEP_BRIDGE[step] !== NONE && COLUMN_OF_TYPE[state.unitType[unit]] !== FOOT) {
    if (state.unitPoints[unit] < CROSSING) return false;
  } else {
    const { enemyBeside } = picture;
    if (enemyBeside[from] > 0 && sideOf(unit) === 'german') return false;
    if (roadTowards(state, from, goal, field, enemyBeside) < WORTH_TRAVELLING) return false;
  }
  return refuseMode(state, unit) === undefined;
}

/** Whether a column has arrived, has enemies about, or cannot go on by road and so goes on across country. */
export function deploys(
  state: DriveState,
  picture: Picture,
  unit: number,
  goal: number,
  field: Int16Array | undefined,
): boolean {
  const cell = state.unitCell[unit];
  if (state.unitPoints[unit] < COST.mode || (RING[cell] === 1 && goal === NONE)) return false;
  // 8.12: engineers build from their vehicles, but in the advanced game.
  if (roleOf(state, unit) === 'engineer' && !isAdvanced(state)) return picture.enemyBeside[cell] > 0 && goal === cell;
  const power = (state.unitStrength[unit] * state.unitEfficiency[unit]) / 100;
  if (picture.threat[cell] > FEARED * power || field === undefined || goal === cell) return true;
  const step = roadStep(state, cell, field);
  return step === NONE || picture.enemyBeside[NEIGHBOUR[step]] > 0 || !hasRoom(state, unit, NEIGHBOUR[step]);
}

/** Whether a cell has no enemy in sight and room for a unit. */
function hasRoom(state: DriveState, unit: number, cell: number): boolean {
  const side = sideOf(unit);
  if (seesEnemyIn(state, side, cell)) return false;
  return !isHeldBy(state, side, cell) || stackPoints(state, cell, unit) + state.unitStack[unit] <= MOST_STACKED;
}

/** The step by open road that leads nearest to the goal, or −1 if none leads nearer. */
function roadStep(state: DriveState, cell: number, field: Int16Array): number {
  let best = NONE;
  for (let step = cell * DEGREE; step < (cell + 1) * DEGREE; step++) {
    const to = NEIGHBOUR[step];
    if (to < 0 || !isOpenRoad(state, step) || field[to] >= field[cell]) continue;
    if (best === NONE || field[to] < field[NEIGHBOUR[best]]) best = step;
  }
  return best;
}

/** Steps by open road towards the goal before the way leaves the road or comes next to an enemy; a few are as good as more. */
function roadTowards(
  state: DriveState,
  from: number,
  goal: number,
  field: Int16Array,
  enemyBeside: Float64Array,
): number {
  let steps = 0;
  for (let cell = from; cell !== goal && steps < WORTH_TRAVELLING; steps++) {
    const step = roadStep(state, cell, field);
    if (step === NONE || enemyBeside[NEIGHBOUR[step]] > BRAVED) return steps;
    cell = NEIGHBOUR[step];
  }
  return steps;
}
