import type { DriveAction } from '../actions.ts';
import { AIRBORNE_FORMATIONS } from '../data/units.ts';
import { wholeWalk } from '../forecast/supply-walk.ts';
import { WALK_DONE, type DriveState } from '../state.ts';

/** 5.2, H18: the supply walk of the advanced game, formation by formation, to everybody who can be reached. */
export function supplyWalk(state: DriveState): DriveAction {
  for (let formation = 0; formation < AIRBORNE_FORMATIONS.length; formation++)
    if (state.walk[formation] !== WALK_DONE) return { kind: 'supply', formation, way: wholeWalk(state, formation, []) };
  return { kind: 'end' };
}
