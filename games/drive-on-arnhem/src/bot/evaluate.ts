import { logistic } from '@club-route/engine/search';
import { CELLS, TOWNS } from '../data/board.ts';
import { LAST_TURN, OVERRUN_PENALTY } from '../data/tables.ts';
import { FIRST_GERMAN, UNIT_COUNT } from '../data/units.ts';
import { resultOf } from '../rules/outcome.ts';
import { markSuppliedRoads } from '../rules/supply.ts';
import type { DriveState } from '../state.ts';
import { HIGHWAY, HIGHWAY_PLACE, OBJECTIVE_GROUND } from './ground.ts';

/** Points expected → score out of 1000: the levels of victory (10.2) with the steps between them smoothed. */
const POINTS: readonly number[] = [-30, 0, 6, 16, 30, 45];
const SCORES: readonly number[] = [0, 125, 250, 500, 750, 1000];

/** How a chance to hold an objective at the end depends on what is missing of it and of the road, now and at the end. */
const HOLDING = 1.6;
const MISSING_NOW = 0.35;
const MISSING_AT_THE_END = 1.6;
const GAP_NOW = 0.12;
const GAP_AT_THE_END = 1.2;
const MOST_GAPS = 12;
/** What ten combat points more than the enemy are worth, in victory points, when the game begins. */
const TEN_COMBAT_POINTS = 0.4;

const open = new Uint8Array(CELLS);

/** How good a position is for the Allies: the score they may expect. */
export function evaluate(state: DriveState): number {
  const result = resultOf(state);
  if (result !== undefined) return result.scores!.allied;
  const left = (LAST_TURN - state.turn + (state.phase === 'germanSecond' ? 0 : 0.5)) / LAST_TURN;
  return scoreOfPoints(expectedPoints(state, left));
}

function scoreOfPoints(points: number): number {
  if (points <= POINTS[0]) return SCORES[0];
  for (let at = 1; at < POINTS.length; at++) {
    if (points > POINTS[at]) continue;
    const part = (points - POINTS[at - 1]) / (POINTS[at] - POINTS[at - 1]);
    return SCORES[at - 1] + part * (SCORES[at] - SCORES[at - 1]);
  }
  return SCORES[SCORES.length - 1];
}

/** @param left part of the game still to come */
function expectedPoints(state: DriveState, left: number): number {
  markSuppliedRoads(state, 'allied', open);
  let points = 0;
  for (const cell of TOWNS) if (state.cellOwner[cell] === 0) points--;
  for (const [formation, penalty] of OVERRUN_PENALTY.entries())
    if (state.sourceOverrun[formation] === 1) points -= penalty;
  const missingWeight = MISSING_NOW * left + MISSING_AT_THE_END * (1 - left);
  const gapWeight = GAP_NOW * left + GAP_AT_THE_END * (1 - left);
  for (const { points: worth, cells } of OBJECTIVE_GROUND) {
    const missing = missingOf(state, cells);
    const gaps = Math.min(MOST_GAPS, gapsTo(state, HIGHWAY_PLACE[cells[0]]));
    points += worth * logistic(HOLDING - missingWeight * missing - gapWeight * gaps);
  }
  return points + TEN_COMBAT_POINTS * left * (balance(state) / 10);
}

/** Hexes of an objective that are still to be won; one where the enemy stands counts for more. */
function missingOf(state: DriveState, cells: readonly number[]): number {
  let missing = 0;
  for (const cell of cells) {
    if (state.cellOwner[cell] === 1) continue;
    missing += state.cellTop[cell] >= FIRST_GERMAN ? 1.4 : 1;
  }
  return missing;
}

/** Hexes of the highway, up to a place, by which no supply comes; those that are ours need only to be linked. */
function gapsTo(state: DriveState, place: number): number {
  let gaps = 0;
  for (let at = 0; at <= place; at++) {
    if (open[HIGHWAY[at]] === 1) continue;
    if (state.cellOwner[HIGHWAY[at]] === 0) gaps += state.cellTop[HIGHWAY[at]] >= FIRST_GERMAN ? 2 : 1;
    else gaps += 0.1;
  }
  return gaps;
}

/** Allied combat points on the map less the German ones. */
function balance(state: DriveState): number {
  let sum = 0;
  for (let unit = 0; unit < UNIT_COUNT; unit++) {
    if (state.unitCell[unit] < 0) continue;
    const strength = (state.unitStrength[unit] * (100 + state.unitEfficiency[unit])) / 200;
    sum += unit < FIRST_GERMAN ? strength : -strength;
  }
  return sum;
}
