import { hexDistance } from '@club-route/engine';
import { board, DEGREE, NEIGHBOUR, ROAD_NET } from '../data/board.ts';
import { MOTORIZED, OTHER, sideOf } from '../data/units.ts';
import { optionsOf, type DescentState } from '../state.ts';
import { isCrossable } from './crossings.ts';
import { fits, isOccupied } from './stacks.ts';
import { isNextTo } from './view.ts';
import { groundCosts } from './weigh.ts';

/**
 * 1.6, 7.15: the attacker moves a unit that retreats. Two hexes, ending at distance two; else one; else it is lost. He
 * names the way by what he sees: a hex that is full of units he does not see is told to be full, and he chooses again.
 */

/** H-27: by land, intact bridges of either owner and own spans; never onto enemies or ground closed to it off the road. */
function canRetreatOver(state: DescentState, unit: number, step: number): boolean {
  const to = NEIGHBOUR[step];
  if (to < 0) return false;
  const side = sideOf(unit);
  if (!isCrossable(state, side, board.side[step]) || isOccupied(state, OTHER[side], to)) return false;
  if (groundCosts([unit], 'off-road')[step] >= 0) return true;
  const alongRoad = ROAD_NET[to] === 1 && ROAD_NET[Math.floor(step / DEGREE)] === 1;
  return optionsOf(state).roadRetreat && MOTORIZED[unit] === 1 && alongRoad;
}

function stepsFrom(state: DescentState, unit: number, cell: number): readonly number[] {
  const cells: number[] = [];
  for (let step = cell * DEGREE; step < (cell + 1) * DEGREE; step++)
    if (canRetreatOver(state, unit, step)) cells.push(NEIGHBOUR[step]);
  return cells;
}

/** By what the attacker sees: full of units in sight, or told to be full. */
function isFull(state: DescentState, unit: number, cell: number, told: readonly number[]): boolean {
  if (told.includes(cell)) return true;
  return isNextTo(state, OTHER[sideOf(unit)], cell) && !fits(state, cell, [unit]);
}

/** The ways open to a unit as the attacker sees them, the longest only; none if it is lost. */
export function retreatWays(
  state: DescentState,
  unit: number,
  toldFull: readonly number[],
): readonly (readonly number[])[] {
  const from = state.unitCell[unit];
  const near = stepsFrom(state, unit, from);
  const far = near.flatMap((first) =>
    stepsFrom(state, unit, first)
      .filter((last) => hexDistance(board, from, last) === 2 && !isFull(state, unit, last, toldFull))
      .map((last) => [first, last]),
  );
  if (far.length > 0) return far;
  return near.filter((cell) => !isFull(state, unit, cell, toldFull)).map((cell) => [cell]);
}
