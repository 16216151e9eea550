import { hexAt } from '@club-route/engine';
import { battleBoard, HEXES, rangeBetween } from '../board.ts';
import { rulesOf, terrainNumber } from '../data/terrain.ts';
import { EMBANKED } from '../ground.ts';
import { firstOf, lastOf, SIDES, type BattleState } from '../state.ts';

/**
 * 21.2: line of sight, from centre to centre. A line that runs along the side between two hexes is blocked only if both
 * of them block it.
 */

/** Direct fire reaches no further; who looks further is an observer, and his line is worked out on the spot. */
const FURTHEST_SIGHT = 4;
const PLACES = 2 * (FURTHEST_SIGHT - 1);

/** Pair of hexes -> for each place between them two hexes, the same one twice where the line is in its inside; -1 none. */
const BETWEEN: Int16Array = placesBetween();

const HILL = terrainNumber('hill');

/** Whether a unit in one hex sees another hex, with all units as they stand. `occupied` has a hex -> 1 where one is. */
export function sees(state: BattleState, from: number, to: number, occupied: Uint8Array): boolean {
  const range = rangeBetween(from, to);
  if (range > FURTHEST_SIGHT) return seesFar(state, from, to, occupied);
  const bothHigh = isHigh(state, from) && isHigh(state, to);
  const first = (from * HEXES + to) * PLACES;
  for (let place = 0; place < range - 1; place++) {
    const one = BETWEEN[first + 2 * place];
    const two = BETWEEN[first + 2 * place + 1];
    if (blocks(state, one, bothHigh, occupied) && blocks(state, two, bothHigh, occupied)) return false;
  }
  return true;
}

function seesFar(state: BattleState, from: number, to: number, occupied: Uint8Array): boolean {
  const range = rangeBetween(from, to);
  const bothHigh = isHigh(state, from) && isHigh(state, to);
  for (let place = 1; place < range; place++) {
    const one = hexOnLine(from, to, place, range, 1);
    const two = hexOnLine(from, to, place, range, -1);
    if (blocks(state, one, bothHigh, occupied) && blocks(state, two, bothHigh, occupied)) return false;
  }
  return true;
}

function blocks(state: BattleState, hex: number, bothHigh: boolean, occupied: Uint8Array): boolean {
  // Off the board there is nothing to look past.
  if (hex < 0 || occupied[hex] === 1) return true;
  const terrain = state.hexTerrain[hex];
  // A wood or a house on a bank hides what is behind it from other banks too; by rules 1 one looked over it.
  const isCovered = terrain !== HILL && rulesOf(terrain).blocksSight;
  if (isHigh(state, hex) && (!isCovered || state.battleFirstReadings)) return !bothHigh;
  return rulesOf(terrain).blocksSight;
}

/** On a hill, or on the bank of a road through polder. */
export function isHigh(state: BattleState, hex: number): boolean {
  return state.hexTerrain[hex] === HILL || (state.hexWays[hex] & EMBANKED) > 0;
}

function placesBetween(): Int16Array {
  const found = new Int16Array(HEXES * HEXES * PLACES).fill(-1);
  for (let from = 0; from < HEXES; from++) {
    for (let to = 0; to < HEXES; to++) {
      const range = rangeBetween(from, to);
      if (range > FURTHEST_SIGHT) continue;
      for (let place = 1; place < range; place++) {
        const first = (from * HEXES + to) * PLACES + 2 * (place - 1);
        found[first] = hexOnLine(from, to, place, range, 1);
        found[first + 1] = hexOnLine(from, to, place, range, -1);
      }
    }
  }
  return found;
}

/**
 * The hex at a place of the line, pushed by a hair to one side of it. In parts of 1 / (9 × range): the push moves each
 * difference of two coordinates, so that no tie is left.
 */
function hexOnLine(from: number, to: number, place: number, range: number, push: number): number {
  const { q, r } = battleBoard;
  const unit = 9 * range;
  const alongQ = q[to] - q[from];
  const alongR = r[to] - r[from];
  // At right angles to the line, in cube coordinates: (r - s, s - q, q - r) of its direction.
  const acrossQ = Math.sign(alongR - (-alongQ - alongR));
  const acrossR = Math.sign(-alongQ - alongR - alongQ);
  const exactQ = 9 * (q[from] * range + alongQ * place) + push * acrossQ;
  const exactR = 9 * (r[from] * range + alongR * place) + push * acrossR;
  const exactS = -exactQ - exactR;
  let wholeQ = nearest(exactQ, unit);
  let wholeR = nearest(exactR, unit);
  const wholeS = nearest(exactS, unit);
  if (wholeQ + wholeR + wholeS !== 0) {
    const missQ = Math.abs(exactQ - wholeQ * unit);
    const missR = Math.abs(exactR - wholeR * unit);
    const missS = Math.abs(exactS - wholeS * unit);
    if (missQ > missR && missQ > missS) wholeQ = -wholeR - wholeS;
    else if (missR > missS) wholeR = -wholeQ - wholeS;
  }
  return hexAt(battleBoard, wholeQ, wholeR);
}

function nearest(value: number, unit: number): number {
  return Math.floor((2 * value + unit) / (2 * unit));
}

/** Hex -> 1 where a unit stands. One array, filled anew at each call. */
const taken = new Uint8Array(HEXES);

export function occupiedHexes(state: BattleState): Uint8Array {
  taken.fill(0);
  for (const side of SIDES) {
    const last = lastOf(state, side);
    for (let company = firstOf(side); company < last; company++)
      if (state.companyHex[company] >= 0) taken[state.companyHex[company]] = 1;
  }
  return taken;
}
