import { ALL_CELLS, isWater, landOf, squaredDistance } from '../data/board.ts';
import type { CampaignState } from '../state.ts';
import { bestRoad } from './steps.ts';
import { closedGround, mobilityOf, unitsIn } from './units.ts';
import { hasStep } from './ways.ts';

/** Where a unit can stand that has no square of its own yet. */

/** G70, G45: dry, free, of the zone's land, with a step from it; nearest the centre. */
export function landingSquare(state: CampaignState, unit: number, centre: number): number | undefined {
  return nearestSquare(state, unit, centre, (cell) => squaredDistance(cell, centre));
}

/** G45: the nearest free square of the place's land from which the unit can make a step; with a road first. */
export function standingSquare(state: CampaignState, unit: number, centre: number): number | undefined {
  return nearestSquare(state, unit, centre, (cell) => 2 * squaredDistance(cell, centre) + (bestRoad(cell) > 0 ? 0 : 1));
}

function nearestSquare(
  state: CampaignState,
  unit: number,
  centre: number,
  rank: (cell: number) => number,
): number | undefined {
  const land = landOf(centre);
  const mobility = mobilityOf(state, unit);
  const closed = closedGround(state, unit);
  let best: number | undefined;
  for (const cell of ALL_CELLS) {
    if (isWater(cell) || landOf(cell) !== land || (best !== undefined && rank(cell) >= rank(best))) continue;
    if (unitsIn(state, cell).length === 0 && hasStep(cell, mobility, closed)) best = cell;
  }
  return best;
}
