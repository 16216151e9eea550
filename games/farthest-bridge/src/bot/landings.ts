import { board, DEGREE, HAS_ROAD, terrainOf } from '../data/board.ts';
import { CRASH_ON, ENTER_COST } from '../data/terrain.ts';
import { HALF_POINTS, UNITS } from '../data/units.ts';
import { landingCells } from '../phases/landing.ts';
import type { FarthestBridgeState } from '../state.ts';
import { fieldTo } from './ground.ts';
import { rousesArnhem, type Picture } from './picture.ts';

/** Where airborne units land: in reach of their post, on ground that does not hurt them, in the mean of the wind. */

const LOST = -60;
const HURT = -14;
/** What each half point costs that the unit cannot march on the same day. */
const LATE = 2;
const LATEST = 40;
const ROUSING = 10;

interface Landing {
  readonly state: FarthestBridgeState;
  readonly picture: Picture;
  readonly unit: number;
  /** cell → half points to the post. */
  readonly field: Int16Array;
}

export function landingCell(state: FarthestBridgeState, picture: Picture, unit: number, post: number): number {
  const glider = UNITS[unit]!.kind === 'glider';
  const landing: Landing = { state, picture, unit, field: fieldTo(post, 0) };
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (const cell of landingCells(state, unit)) {
    const value = glider ? gliderValue(landing, cell) : paratroopValue(landing, cell);
    if (value > most) {
      most = value;
      best = cell;
    }
  }
  return best;
}

/** The sum over the six hexes to which the wind may carry it. */
function paratroopValue(landing: Landing, aimed: number): number {
  let sum = 0;
  for (let direction = 0; direction < DEGREE; direction++)
    sum += touchdownValue(landing, board.neighbour[aimed * DEGREE + direction]!);
  return sum;
}

function touchdownValue(landing: Landing, cell: number): number {
  const { state, picture } = landing;
  if (cell < 0 || state.germanHere[cell] === 1) return LOST;
  const friend = state.cellUnit[cell]! >= 0;
  const zone = state.germanZone[cell]! > 0;
  if (friend && zone) return LOST;
  const terrain = terrainOf(cell);
  const hurt = friend || zone || terrain === 'city' || (terrain === 'woods' && HAS_ROAD[cell] === 0);
  return (hurt ? HURT : 0) - (rousesArnhem(state, picture, cell) ? ROUSING : 0) + marchValue(landing, cell);
}

/** What is left to march to the post when the day's allowance is used up, and a little for the march itself. */
function marchValue({ unit, field }: Landing, cell: number): number {
  const left = HALF_POINTS[unit]! - ENTER_COST[terrainOf(cell)];
  const late = Math.max(0, field[cell]! - left);
  return -Math.min(LATEST, LATE * late) - Math.min(8, field[cell]! / 4);
}

function gliderValue(landing: Landing, cell: number): number {
  const { state, picture } = landing;
  const crash = CRASH_ON[terrainOf(cell)];
  const price = state.germanZone[cell]! > 0 ? LOST : HURT;
  const rousing = rousesArnhem(state, picture, cell) ? ROUSING : 0;
  return crash * price - 6 * rousing + 6 * marchValue(landing, cell);
}
