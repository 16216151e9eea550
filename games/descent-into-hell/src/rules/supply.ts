import { PathFinder, stepCosts, stepsOver } from '@club-route/engine';
import { AREA_OF } from '../data/areas.ts';
import { board, BRIDGES, CELLS, NO_WATER, ROAD_NET, SOUTH, WATER } from '../data/board.ts';
import { OFF_ROAD_SUPPLY } from '../data/tables.ts';
import { AIRBORNE, FIRST, LAST, OTHER, sideOf, type Side } from '../data/units.ts';
import { NONE, optionsOf, type DescentState } from '../state.ts';
import { carriesSupply } from './crossings.ts';
import { markSeenEnemies, markUnits } from './view.ts';

/**
 * 1.5, H-45: a supply line follows road hexes and has at most three others, its own hex free and the source included. It
 * avoids enemy units and crosses water only by bridges of its side.
 */

const finder = new PathFinder(board, OFF_ROAD_SUPPLY);

/** Step -> 1 into a hex without roads, where there is no water; water is closed. */
const DRY: Int16Array = stepCosts(board, (to, side) => (WATER[side] === NO_WATER ? 1 - ROAD_NET[to] : -1));

const sources: Readonly<Record<Side, Uint8Array>> = {
  allied: SOUTH,
  german: Uint8Array.from(AREA_OF, (area) => (area >= 0 ? 1 : 0)),
};

const costs = new Int16Array(DRY.length);
const enemies = new Uint8Array(CELLS);
const goals = new Uint8Array(CELLS);

/** By what a line is traced: by the truth, or by what its side sees, which is all that a player may be shown (7.14). */
export type Knowledge = 'truth' | 'seen';

/** A line over land to a source of the side. */
export function hasGroundLine(state: DescentState, side: Side, from: number, by: Knowledge): boolean {
  goals.set(sources[side]);
  return reachesGoal(state, side, from, by);
}

/** A line from an Allied airborne unit to an Air Supply marker. */
export function hasAirLine(state: DescentState, from: number, by: Knowledge): boolean {
  goals.fill(0);
  for (const cell of state.markerCell) if (cell >= 0) goals[cell] = 1;
  // H-49: a marker in the hex of a landing fight serves the landers.
  return goals[from] === 1 || reachesGoal(state, 'allied', from, by);
}

export function isSupplied(state: DescentState, unit: number, by: Knowledge): boolean {
  const side = sideOf(unit);
  const cell = state.unitCell[unit];
  if (hasGroundLine(state, side, cell, by)) return true;
  if (AIRBORNE[unit] === 0) return false;
  const landedNow = state.side === 'allied' && state.unitLandedOn[unit] === state.turn;
  return (landedNow && optionsOf(state).landingSupply) || hasAirLine(state, cell, by);
}

function reachesGoal(state: DescentState, side: Side, from: number, by: Knowledge): boolean {
  if (by === 'truth') markUnits(state, OTHER[side], enemies);
  else markSeenEnemies(state, side, enemies);
  // 7.25: a source is free of enemies, also the hex of a landing fight.
  if (enemies[from] === 1) goals[from] = 0;
  return finder.trace(from, goals, OFF_ROAD_SUPPLY, supplyCosts(state, side), enemies) >= 0;
}

function supplyCosts(state: DescentState, side: Side): Int16Array {
  costs.set(DRY);
  for (const bridge of BRIDGES) openWhereCarried(state, side, bridge.side);
  if (side === 'german') return costs;
  for (let unit = FIRST.allied; unit < LAST.allied; unit++)
    if (state.unitSpan[unit] !== NONE) openWhereCarried(state, side, state.unitSpan[unit]);
  return costs;
}

function openWhereCarried(state: DescentState, side: Side, hexside: number): void {
  if (!carriesSupply(state, side, hexside)) return;
  for (const step of stepsOver(board, hexside)) costs[step] = 1 - ROAD_NET[board.neighbour[step]];
}
