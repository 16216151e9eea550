import { hexDistance } from '@club-route/engine';
import { board, BRIDGE_COUNT, BRIDGES, cellOf, DEGREE, HAS_ROAD, terrainOf, type Zone } from '../data/board.ts';
import { FIRST_GERMAN, UNITS } from '../data/units.ts';
import { CRASH_ON } from '../data/terrain.ts';
import { landingCells } from '../phases/landing.ts';
import { isDown, isOnMap, type FarthestBridgeState } from '../state.ts';
import { BRIDGE_INDEX, CORRIDOR_DISTANCE } from './ground.ts';

/** Where airborne units land: near something to hold, on ground that does not hurt them, in the mean of the wind. */

const LOST = -60;
const HURT = -14;

/** Towns on the road that are worth a battalion when every bridge has one. */
const TOWNS: Readonly<Record<Zone | 'arnhem', readonly number[]>> = {
  '101st': ['1004', '0805', '1308', '1510'].map(cellOf),
  '82nd': ['2520', '2417', '2222', '2121'].map(cellOf),
  '1st': ['3423', '3523', '3521', '3421'].map(cellOf),
  arnhem: ['3322', '3221', '3323'].map(cellOf),
};

export function landingCell(state: FarthestBridgeState, unit: number): number {
  const goal = landingGoal(state, unit);
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (const cell of landingCells(state, unit)) {
    const value = UNITS[unit]!.kind === 'glider' ? gliderValue(state, cell, goal) : paratroopValue(state, cell, goal);
    if (value > most) {
      most = value;
      best = cell;
    }
  }
  return best;
}

/** The bridge or town with the fewest friends about it, among those the unit can get to. */
function landingGoal(state: FarthestBridgeState, unit: number): number {
  const { arrival } = UNITS[unit]!;
  const zone = arrival.by === 'air' ? arrival.zone : 'arnhem';
  const cells = landingCells(state, unit);
  let best = TOWNS[zone][0]!;
  let least = Number.POSITIVE_INFINITY;
  const consider = (cell: number, need: number): void => {
    if (!cells.some((one) => hexDistance(board, one, cell) <= 2)) return;
    const crowd = friendsNear(state, cell) * 10 - need;
    if (crowd < least) {
      least = crowd;
      best = cell;
    }
  };
  for (let bridge = 0; bridge < BRIDGE_COUNT; bridge++) {
    if (BRIDGE_INDEX[bridge]! < 0 || isDown(state, bridge)) continue;
    const [one, two] = BRIDGES[bridge]!.cells;
    consider(one, 12);
    consider(two, 8);
  }
  for (const town of TOWNS[zone]) consider(town, 4);
  return best;
}

function friendsNear(state: FarthestBridgeState, cell: number): number {
  let friends = 0;
  for (let unit = 0; unit < FIRST_GERMAN; unit++) {
    if (isOnMap(state, unit) && hexDistance(board, state.unitCell[unit]!, cell) <= 1) friends++;
  }
  return friends;
}

/** The mean over the six hexes to which the wind may carry it, times six. */
function paratroopValue(state: FarthestBridgeState, aimed: number, goal: number): number {
  let sum = 0;
  for (let direction = 0; direction < DEGREE; direction++)
    sum += touchdownValue(state, board.neighbour[aimed * DEGREE + direction]!, goal);
  return sum;
}

function touchdownValue(state: FarthestBridgeState, cell: number, goal: number): number {
  if (cell < 0 || state.germanHere[cell] === 1) return LOST;
  const friend = state.cellUnit[cell]! >= 0;
  const zone = state.germanZone[cell]! > 0;
  if (friend && zone) return LOST;
  const terrain = terrainOf(cell);
  const hurt = friend || zone || terrain === 'city' || (terrain === 'woods' && HAS_ROAD[cell] === 0);
  return (hurt ? HURT : 0) - 3 * hexDistance(board, cell, goal) - CORRIDOR_DISTANCE[cell]!;
}

function gliderValue(state: FarthestBridgeState, cell: number, goal: number): number {
  const crash = CRASH_ON[terrainOf(cell)];
  const price = state.germanZone[cell]! > 0 ? LOST : HURT;
  return crash * price - 18 * hexDistance(board, cell, goal) - 6 * CORRIDOR_DISTANCE[cell]!;
}
