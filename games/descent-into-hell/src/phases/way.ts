import { sideBetween, stepBetween, type Refusal } from '@club-route/engine';
import { board, CELLS, labelOf, NO_WATER, ROAD_NET, someAround, TERRAIN, TERRAINS, WATER } from '../data/board.ts';
import { COLUMN_LIMIT } from '../data/tables.ts';
import { sideOf } from '../data/units.ts';
import { points } from '../language/names.ts';
import { isCrossable } from '../rules/crossings.ts';
import { questionsAt } from '../rules/demolition.ts';
import { fits, isJammed } from '../rules/stacks.ts';
import { markSeenEnemies } from '../rules/view.ts';
import { costOfStep } from '../rules/weigh.ts';
import type { DescentState } from '../state.ts';

/** 1.3: whether units may take a way, as far as their side can know. What it cannot see ends the move on the way. */

const enemies = new Uint8Array(CELLS);

/** Why units cannot go this way from a cell with so many quarters to spend. */
export function refuseWay(
  state: DescentState,
  units: readonly number[],
  from: number,
  way: readonly number[],
  budget: number,
): Refusal | undefined {
  if (state.impulse === 'road' && units.length > COLUMN_LIMIT)
    return { rule: 'Stacking', text: 'At most two units can move together by road. Move them one after the other.' };
  markSeenEnemies(state, sideOf(units[0]), enemies);
  let left = budget;
  let at = from;
  for (const [index, cell] of way.entries()) {
    const step = cell < CELLS ? stepBetween(board, at, cell) : -1;
    if (step < 0) return { rule: 'Movement', text: 'The path must go from hex to adjacent hex.' };
    const cost = costOfStep(state, units, state.impulse, step);
    if (cost < 0) return refuseStep(state, units, at, cell);
    left -= cost;
    if (left < 0) return refuseCost(cell, cost, left);
    const refusal = refuseHex(state, units, cell, index === way.length - 1);
    if (refusal !== undefined) return refusal;
    at = cell;
  }
  return undefined;
}

function refuseCost(cell: number, cost: number, left: number): Refusal {
  const text = `The units do not have the movement points for ${labelOf(cell)}: it costs ${points(cost)}, and they have ${points(left + cost)} left.`;
  return { rule: 'Movement', text };
}

/** Why no unit of these can take a step at any price. */
function refuseStep(state: DescentState, units: readonly number[], at: number, cell: number): Refusal {
  const hexside = sideBetween(board, at, cell);
  if (WATER[hexside] !== NO_WATER && !isCrossable(state, sideOf(units[0]), hexside))
    return {
      rule: 'Water Barriers',
      text: `Water separates ${labelOf(at)} from ${labelOf(cell)}. Cross at a bridge, or by a ferry with a place left.`,
    };
  if (state.impulse === 'road') {
    const pathless = ROAD_NET[at] === 0 ? at : cell;
    return {
      rule: 'Movement',
      text: `${labelOf(pathless)} has no road. In a road impulse units must stay on road hexes.`,
    };
  }
  const ground = TERRAINS[TERRAIN[cell]];
  return { rule: 'Movement', text: `${labelOf(cell)} is ${ground}, which motorized units cannot enter off the road.` };
}

/** Why units cannot pass a hex or end there; enemies in sight must be marked. */
function refuseHex(state: DescentState, units: readonly number[], cell: number, last: boolean): Refusal | undefined {
  if (enemies[cell] === 1)
    return {
      rule: 'Movement',
      text: `Enemy units are in ${labelOf(cell)}. Stop next to them, and attack after the moves.`,
    };
  if (state.impulse === 'road' && isJammed(state, cell, units))
    return {
      rule: 'Stacking',
      text: `Your own units block the road in ${labelOf(cell)}. Move them first, or go around.`,
    };
  if (!last && someAround(cell, (near) => enemies[near] === 1))
    return { rule: 'Movement', text: `The units must stop in ${labelOf(cell)}, next to the enemy.` };
  const halts = last || (sideOf(units[0]) === 'allied' && questionsAt(state, cell).length > 0);
  if (halts && !fits(state, cell, units))
    return { rule: 'Stacking', text: `${labelOf(cell)} is full: a hex holds at most three units.` };
  return undefined;
}

/** The same for the hex in which units come onto the map. */
export function refuseEntryHex(
  state: DescentState,
  units: readonly number[],
  cell: number,
  last: boolean,
): Refusal | undefined {
  markSeenEnemies(state, sideOf(units[0]), enemies);
  return refuseHex(state, units, cell, last);
}
