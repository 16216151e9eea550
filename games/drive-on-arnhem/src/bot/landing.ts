import type { DriveAction } from '../actions.ts';
import { HISTORICAL_SOURCES } from '../data/board.ts';
import { ARRIVAL_CELL } from '../data/units.ts';
import { DROPPING_UNITS } from '../phases/deployment.ts';

/** 2.1: the free set-up. The drop zones as they were. */
export function landing(): DriveAction {
  return { kind: 'deploy', sources: HISTORICAL_SOURCES, cells: DROPPING_UNITS.map((unit) => ARRIVAL_CELL[unit]) };
}
