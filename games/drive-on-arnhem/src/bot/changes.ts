import type { Dice } from '@club-route/engine';
import type { PlanChanges } from '@club-route/engine/search';
import { CELLS, TERRAIN, TOWN } from '../data/board.ts';
import { FIRST, LAST, OTHER, type Side } from '../data/units.ts';
import { findWays } from '../rules/ways.ts';
import { isNextTo } from '../rules/zones.ts';
import { NONE, type DriveState } from '../state.ts';
import { HIGHWAY_PLACE, OBJECTIVE_POINTS } from './ground.ts';
import { plans, type Plan } from './posture.ts';
import { seesUnit } from './seen.ts';
import { phaseName } from './situation.ts';

/** Points with which a unit can do something. */
const LEAST_POINTS = 3;

/** What a search may change in the plan of an operation phase. */
export function changesIn(state: DriveState, side: Side): PlanChanges<Plan> {
  return plans.changes(phaseName(state), {
    units: unitsOf(side, (unit) => state.unitCell[unit] >= 0 && state.unitPoints[unit] >= LEAST_POINTS),
    enemies: unitsOf(OTHER[side], (unit) => seesUnit(state, side, unit)),
    goal: (unit, dice) => anyGoal(state, side, unit, dice),
  });
}

function unitsOf(side: Side, fits: (unit: number) => boolean): readonly number[] {
  const units: number[] = [];
  for (let unit = FIRST[side]; unit < LAST[side]; unit++) if (fits(unit)) units.push(unit);
  return units;
}

/** Somewhere in reach where there is something to do, or to stay, or as the script thinks. */
function anyGoal(state: DriveState, side: Side, unit: number, dice: Dice): number {
  if (dice.chance(1, 6, 'free hand')) return NONE;
  const cells = [state.unitCell[unit]];
  const { left } = findWays(state, unit);
  for (let cell = 0; cell < CELLS; cell++) if (left[cell] >= 0 && isSensible(state, side, cell)) cells.push(cell);
  return dice.pick(cells, 'where');
}

/** The road, the objectives, towns, and next to the enemy: elsewhere a unit has nothing to do. */
function isSensible(state: DriveState, side: Side, cell: number): boolean {
  if (HIGHWAY_PLACE[cell] >= 0 || OBJECTIVE_POINTS[cell] > 0 || TERRAIN[cell] >= TOWN) return true;
  return isNextTo(state, OTHER[side], cell);
}
