import { AIRBORNE_OF, POLES } from '../data/units.ts';
import { NONE, type DriveState } from '../state.ts';
import { fieldTo } from './ground.ts';
import type { Picture } from './picture.ts';

/** Operation points of way from which a guard is still called back. */
const CALLED_BACK = 60;
/** Points of way for one combat point: rather a battalion stays than a regiment. */
const STRENGTH = 0.2;
/** Combat points with which a unit still counts as one. */
const BATTALION = 30;

/**
 * 5.2, 11.3: every source keeps a guard of its own division, whatever else there is to do: without one a single battalion of
 * the enemy walks in and the whole division is out of supply.
 *
 * @param fighters who may be sent; those sent are taken out
 * @param posts unit → where it is to go
 */
export function guardSources(state: DriveState, picture: Picture, fighters: number[], posts: Int16Array): void {
  for (let formation = 0; formation < POLES; formation++) {
    const source = state.sourceCell[formation];
    if (picture.enemy[source] > 0) continue;
    let best: number = NONE;
    let least = CALLED_BACK;
    for (const unit of fighters) {
      if (AIRBORNE_OF[unit] !== formation) continue;
      const price =
        fieldTo(state, source, unit)[state.unitCell[unit]] +
        STRENGTH * Math.max(0, state.unitStrength[unit] - BATTALION);
      if (price >= least) continue;
      least = price;
      best = unit;
    }
    if (best === NONE) continue;
    posts[best] = source;
    fighters.splice(fighters.indexOf(best), 1);
  }
}
