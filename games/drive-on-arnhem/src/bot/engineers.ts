import { BRIDGES } from '../data/board.ts';
import { COST, MOST_STACKED, ALLOWANCE } from '../data/tables.ts';
import { FIRST, LAST } from '../data/units.ts';
import { stackPoints } from '../rules/stacks.ts';
import { BLOWN, type DriveState } from '../state.ts';
import { fieldTo, HIGHWAY_DISTANCE } from './ground.ts';
import { roleOf } from './roles.ts';
import type { Worth } from './worth.ts';

/** Points of way for which a bridge is rather left to who is nearer, or to who has the points to build. */
const ANOTHER_IS_SENT = 12;
const CANNOT_BUILD = 60;
const FULL = 30;

/** Bridges of the road that are down and within reach of it. */
function bridgesToBuild(state: DriveState, worth: Worth): readonly number[] {
  const isNear = (cell: number): boolean => worth.open[cell] === 1 || worth.route.place[cell] > 0;
  return BRIDGES.flatMap(({ cells }, bridge) =>
    state.bridgeState[bridge] === BLOWN && cells.some(isNear) && cells.some((cell) => HIGHWAY_DISTANCE[cell] === 0)
      ? [bridge]
      : [],
  );
}

/**
 * Engineers go to the bridges of the road that are down, or keep up with the head of the column.
 *
 * @param posts unit → where it is to go; `reserve` 1 for who only keeps up
 */
export function postEngineers(state: DriveState, worth: Worth, posts: Int16Array, reserve: Uint8Array): void {
  const down = bridgesToBuild(state, worth);
  const sent = down.map(() => 0);
  for (let unit = FIRST.allied; unit < LAST.allied; unit++) {
    if (state.unitCell[unit] < 0 || roleOf(state, unit) !== 'engineer') continue;
    // Who is further up than the open road waits there for it.
    posts[unit] = worth.route.place[state.unitCell[unit]] > 0 ? state.unitCell[unit] : worth.route.head;
    let least = Number.POSITIVE_INFINITY;
    let chosen = 0;
    for (const [index, bridge] of down.entries()) {
      for (const cell of BRIDGES[bridge].cells) {
        let far = fieldTo(state, cell, unit)[state.unitCell[unit]] + ANOTHER_IS_SENT * sent[index];
        // 8.12: twenty points at once, which who is short of supply never has.
        if (ALLOWANCE[state.unitSupply[unit]] < COST.bridge) far += CANNOT_BUILD;
        if (stackPoints(state, cell, unit) + state.unitStack[unit] > MOST_STACKED) far += FULL;
        if (far >= least) continue;
        least = far;
        chosen = index;
        posts[unit] = cell;
      }
    }
    if (down.length > 0) sent[chosen]++;
    else reserve[unit] = 1;
  }
}
