import { closeSide, PathFinder } from '@club-route/engine';
import { ARNHEM, board, BRIDGES, CELLS } from '../data/board.ts';
import { UNITS } from '../data/units.ts';
import { entryCells, entryCost } from '../phases/march.ts';
import { costsFor } from '../rules/movement.ts';
import type { FarthestBridgeState } from '../state.ts';

/** What XXX Corps needs from the southern edge to Arnhem, Germans left aside. */

const TANKS = UNITS.findIndex(({ nation, kind }) => nation === 'uk' && kind === 'armor');
/** More than the longest way there is. */
const FAR = 400;
const finder = new PathFinder(board, FAR);
const nothing = new Uint8Array(CELLS);

/** In half points, or nothing where there is no way; perhaps as if one more bridge were down. */
export function corridorCost(state: FarthestBridgeState, without?: number): number | undefined {
  const costs = Int16Array.from(costsFor(state, TANKS));
  if (without !== undefined) closeSide(board, costs, BRIDGES[without]!.side);
  let best: number | undefined;
  for (const at of entryCells(TANKS)) {
    const first = entryCost(TANKS, at);
    if (first < 0) continue;
    const trail = finder.reach(at, FAR, costs, nothing, nothing);
    for (const cell of ARNHEM) {
      const cost = trail.costTo(cell);
      if (cost >= 0 && first + cost < (best ?? Infinity)) best = first + cost;
    }
  }
  return best;
}
