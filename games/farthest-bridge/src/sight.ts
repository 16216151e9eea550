import type { Dice, PublicFields, Seat, Viewer } from '@club-route/engine';
import { ZONES } from './data/board.ts';
import { cellsForNext, FREE_UNITS, planLength } from './phases/deployment.ts';
import type { Side } from './data/units.ts';
import type { FarthestBridgeReport } from './report.ts';
import { placeUnit, rebuildOccupancy } from './rules/occupancy.ts';
import { NONE, shape, UNKNOWN, WAITING, type FarthestBridgeState } from './state.ts';

/** Who sees what. Only the plans of free deployment are secret, until both are in (18.1); then everything lies open. */

export function sight(state: FarthestBridgeState, viewer: Viewer): FarthestBridgeState {
  if (state.phase !== 'deploy') return state;
  const seen = shape.copy(state);
  if (viewer !== 'german') {
    // Unknown whether or not a plan is in: that it is in, everybody may know.
    for (const unit of FREE_UNITS) seen.unitCell[unit] = UNKNOWN;
    rebuildOccupancy(seen);
  }
  if (viewer !== 'allied') seen.zoneCell.fill(UNKNOWN);
  return seen;
}

/** The lay-outs are told as they were handed in; the sights keep where a unit stands that had to make room (12.0). */
export const publicFields: PublicFields<FarthestBridgeReport> = { revealed: ['units'] };

/** What a plan says nobody sees before both lie open. */
export const secretDeeds = ['deploy'] as const;

export function tell(report: FarthestBridgeReport): FarthestBridgeReport {
  return report;
}

/** A whole position that agrees with a sight: where a plan is in but unknown, any legal plan may be the one. */
export function imagine(seen: FarthestBridgeState, _seat: Seat, dice: Dice): FarthestBridgeState {
  if (seen.phase !== 'deploy') return shape.copy(seen);
  const state = shape.copy(seen);
  if (seen.unitCell[FREE_UNITS[0]!] === UNKNOWN) {
    const plan = seen.germanReady ? anyPlan(seen, 'german', dice) : [];
    for (const [index, unit] of FREE_UNITS.entries()) {
      const cell = plan[index];
      if (cell === undefined) state.unitCell[unit] = WAITING;
      else placeUnit(state, unit, cell);
    }
  }
  if (seen.zoneCell[0] === UNKNOWN) {
    const plan = seen.alliedReady ? anyPlan(seen, 'allied', dice) : [];
    for (let zone = 0; zone < ZONES.length; zone++) state.zoneCell[zone] = plan[zone] ?? NONE;
  }
  return state;
}

function anyPlan(seen: FarthestBridgeState, side: Side, dice: Dice): readonly number[] {
  const cells: number[] = [];
  while (cells.length < planLength(side)) cells.push(dice.pick(cellsForNext(seen, side, cells), 'imagined plan'));
  return cells;
}
