import { hexDistance } from '@club-route/engine';
import { board, BRIDGE_COUNT, BRIDGES, DEGREE, terrainOf } from '../data/board.ts';
import { COUNTS_FOR_VICTORY, FIRST_GERMAN, sideOf, UNIT_COUNT } from '../data/units.ts';
import { attackOf, defenseOf } from '../rules/combat.ts';
import { isDown, isOnMap, type FarthestBridgeState } from '../state.ts';
import { BRIDGE_INDEX, CORRIDOR, CORRIDOR_DISTANCE, CORRIDOR_INDEX, CORRIDOR_NEAREST, IS_ARNHEM } from './ground.ts';
import { cellWorth, type Picture } from './picture.ts';
import type { Posture } from './posture.ts';

/** How good a hex is for a unit to end its move in, by the plan of its side. In tenths, times the weights of its posture. */

/** From here tanks reach Arnhem in a turn. */
const RELIEF_NEAR = CORRIDOR.length - 22;

const DEFENCE: Readonly<Record<ReturnType<typeof terrainOf>, number>> = {
  mixed: 0,
  broken: 3,
  woods: 3,
  town: 3,
  city: 3,
  rough: 5,
};

export function scoreCell(
  state: FarthestBridgeState,
  picture: Picture,
  unit: number,
  cell: number,
  posture: Posture,
): number {
  const score =
    unit < FIRST_GERMAN
      ? scoreAllied(state, picture, unit, cell, posture)
      : scoreGerman(state, picture, unit, cell, posture);
  return score - posture.caution * danger(state, picture, unit, cell) + 4 * DEFENCE[terrainOf(cell)];
}

/** How much stronger the enemies next to the cell are than the unit can bear there. */
function danger(state: FarthestBridgeState, picture: Picture, unit: number, cell: number): number {
  const near = unit < FIRST_GERMAN ? picture.germanNear : picture.alliedNear;
  const excess = near[cell]! - defenseOf(state, unit) - DEFENCE[terrainOf(cell)];
  return excess > 0 ? Math.min(excess, 8) : 0;
}

function scoreAllied(
  state: FarthestBridgeState,
  picture: Picture,
  unit: number,
  cell: number,
  posture: Posture,
): number {
  let score = posture.strike * targetsNear(state, picture, unit, cell);
  if (COUNTS_FOR_VICTORY[unit] === 1) {
    // XXX Corps: on, up the road, whatever it takes.
    score -= (posture.advance + 4) * picture.fieldFor(unit)[cell]!;
    // Past the bridge, so that the next unit finds room behind.
    if (IS_ARNHEM[cell] === 1) score += CORRIDOR_INDEX[cell]! >= 0 ? 600 : 700;
    return score;
  }
  // One unit to a hex: when the tanks come, paratroops make room for them in Arnhem.
  if (IS_ARNHEM[cell] === 1 && picture.head >= RELIEF_NEAR) score -= 800;
  score += posture.hold * holdWorth(picture, unit, state, cell);
  // Airborne units away from the road look for it, and for the nearest stretch that is still ahead.
  score -= posture.advance * 2 * CORRIDOR_DISTANCE[cell]!;
  return score - 2 * posture.advance * hexesToNeed(state, picture, unit, cell);
}

/** Guarding: a bridge of the corridor that nobody else guards, or a hex of the road. */
function holdWorth(picture: Picture, unit: number, state: FarthestBridgeState, cell: number): number {
  let worth = CORRIDOR_INDEX[cell]! >= 0 && picture.ahead(cell) ? 3 : 0;
  for (let bridge = 0; bridge < BRIDGE_COUNT; bridge++) {
    const at = BRIDGE_INDEX[bridge]!;
    if (at < 0 || at < picture.head || isDown(state, bridge)) continue;
    const { cells } = BRIDGES[bridge]!;
    if (!cells.includes(cell)) continue;
    worth += 4 + (guardedByOther(state, unit, cells) ? 2 : 22);
  }
  if (IS_ARNHEM[cell] === 1) worth += 8;
  return worth;
}

function guardedByOther(state: FarthestBridgeState, unit: number, cells: readonly [number, number]): boolean {
  for (const cell of cells) {
    const there = state.cellUnit[cell]!;
    if (there >= 0 && there !== unit && there < FIRST_GERMAN) return true;
  }
  return false;
}

/** Hexes to the nearest thing that wants doing: an unguarded bridge ahead, or a German unit by the road. */
function hexesToNeed(state: FarthestBridgeState, picture: Picture, unit: number, cell: number): number {
  let nearest = 12;
  for (let bridge = 0; bridge < BRIDGE_COUNT; bridge++) {
    const at = BRIDGE_INDEX[bridge]!;
    if (at < picture.head || at < 0 || isDown(state, bridge)) continue;
    const { cells } = BRIDGES[bridge]!;
    if (!guardedByOther(state, unit, cells))
      nearest = Math.min(nearest, hexDistance(board, cell, cells[0]), hexDistance(board, cell, cells[1]));
  }
  for (let enemy = FIRST_GERMAN; enemy < UNIT_COUNT; enemy++) {
    const there = state.unitCell[enemy]!;
    if (there >= 0 && CORRIDOR_DISTANCE[there]! <= 2 && picture.ahead(there))
      nearest = Math.min(nearest, hexDistance(board, cell, there));
  }
  return nearest;
}

/** What there is to attack from a cell: enemies that matter and are not too strong. */
function targetsNear(state: FarthestBridgeState, picture: Picture, unit: number, cell: number): number {
  let worth = 0;
  for (let step = cell * DEGREE; step < cell * DEGREE + DEGREE; step++) {
    const to = board.neighbour[step]!;
    const enemy = to < 0 ? -1 : state.cellUnit[to]!;
    if (enemy < 0 || sideOf(enemy) === sideOf(unit)) continue;
    const friends = (unit < FIRST_GERMAN ? picture.alliedNear : picture.germanNear)[to]! + attackOf(state, unit);
    const odds = friends - defenseOf(state, enemy) - DEFENCE[terrainOf(to)];
    const matters = 2 + cellWorth(picture, to) / 4 + (state.unitDepleted[enemy] === 1 ? 2 : 0);
    worth += odds > 0 ? matters : odds > -3 ? matters / 3 : -1;
  }
  return worth;
}

/** The Germans: stand in the road before XXX Corps, in Arnhem above all; cut it behind; strike what is weak. */
function scoreGerman(
  state: FarthestBridgeState,
  picture: Picture,
  unit: number,
  cell: number,
  posture: Posture,
): number {
  let score = posture.strike * targetsNear(state, picture, unit, cell);
  score += posture.hold * blockWorth(state, picture, unit, cell);
  score -= posture.advance * 2 * hexesToBlock(picture, cell);
  return score;
}

function blockWorth(state: FarthestBridgeState, picture: Picture, unit: number, cell: number): number {
  let worth = 0;
  if (IS_ARNHEM[cell] === 1) worth += garrisonWanted(state, picture, unit);
  const index = CORRIDOR_INDEX[cell]!;
  if (index > picture.head) worth += 7 + cellWorth(picture, cell) / 2;
  else if (index >= 0) worth += 4;
  // Its zone of control stops a column as well.
  for (let step = cell * DEGREE; step < cell * DEGREE + DEGREE; step++) {
    const to = board.neighbour[step]!;
    if (to >= 0 && CORRIDOR_INDEX[to]! > picture.head) worth += 1.5;
  }
  return worth;
}

/** The nearer XXX Corps comes, the more Arnhem wants a garrison, until all its hexes have one. */
function garrisonWanted(state: FarthestBridgeState, picture: Picture, unit: number): number {
  let there = 0;
  for (let other = FIRST_GERMAN; other < UNIT_COUNT; other++) {
    if (other !== unit && isOnMap(state, other) && IS_ARNHEM[state.unitCell[other]!] === 1) there++;
  }
  const urgency = picture.head < 0 ? 6 : 6 + Math.floor((24 * picture.head) / CORRIDOR.length);
  return there >= 3 ? 0 : urgency;
}

/** Hexes to the stretch of road just before the head of XXX Corps. */
function hexesToBlock(picture: Picture, cell: number): number {
  const from = Math.max(picture.head + 1, 0);
  const nearest = CORRIDOR_NEAREST[cell]!;
  const past = nearest >= from ? 0 : Math.ceil((from - nearest) / 2);
  return CORRIDOR_DISTANCE[cell]! + Math.min(past, 10);
}
