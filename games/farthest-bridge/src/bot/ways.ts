import type { Departure, Trail } from '@club-route/engine';
import { BRIDGES, CELL_BRIDGES, CELLS } from '../data/board.ts';
import { AIRBORNE } from '../data/units.ts';
import { bridgesToAsk } from '../phases/demolition.ts';
import { reach } from '../rules/movement.ts';
import type { FarthestBridgeState } from '../state.ts';
import { WEIGHTS } from './weights.ts';

/**
 * Where a unit goes, and by which hexes. Airborne units keep away from bridges that the Germans may blow when somebody
 * comes near, unless such a bridge is their errand; XXX Corps must cross them.
 */

export interface Way {
  readonly to: number;
  /** The cells after the one it starts from. */
  readonly path: readonly number[];
  /** It is not the cheapest one. */
  readonly around: boolean;
  readonly score: number;
}

/** How good it is for a unit to end in a cell. */
export type Judge = (cell: number) => number;

/** The best cell in reach; the present one counts if nobody else is on it. Nothing where there is none. */
export function bestWay(
  state: FarthestBridgeState,
  departure: Departure,
  errand: number,
  judge: Judge,
): Way | undefined {
  const straight = bestOf(state, departure, reach(state, departure), judge, false);
  if (straight === undefined || !isLoud(state, departure.unit, straight.path, errand)) return straight;
  return bestOf(state, departure, reach(state, departure, loudCells(state, departure.unit, errand)), judge, true);
}

/** The way to a cell; nothing where it cannot be reached, or not without a bridge being blown that nobody asked for. */
export function wayTo(state: FarthestBridgeState, departure: Departure, to: number): Way | undefined {
  const trail = reach(state, departure);
  if (!trail.has(to)) return undefined;
  const straight: Way = { to, path: pathTo(trail, to), around: false, score: 0 };
  if (!isLoud(state, departure.unit, straight.path, to)) return straight;
  const quiet = reach(state, departure, loudCells(state, departure.unit, to));
  return quiet.has(to) ? { to, path: pathTo(quiet, to), around: true, score: 0 } : undefined;
}

function bestOf(
  state: FarthestBridgeState,
  { unit, cell: from }: Departure,
  trail: Trail,
  judge: Judge,
  around: boolean,
): Way | undefined {
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < trail.count; at++) {
    const cell = trail.reached[at]!;
    const there = state.cellUnit[cell]!;
    if (there >= 0 && there !== unit) continue;
    // To stay is better than to shift about for nothing.
    const score = judge(cell) + (cell === from ? WEIGHTS.stay : 0);
    if (score <= most) continue;
    most = score;
    best = cell;
  }
  return best < 0 ? undefined : { to: best, path: pathTo(trail, best), around, score: most };
}

const cells = new Int16Array(CELLS);

function pathTo(trail: Trail, to: number): readonly number[] {
  return Array.from(cells.subarray(1, trail.path(to, cells)));
}

const BRIDGE_ENDS: readonly number[] = [...new Set(BRIDGES.flatMap((bridge) => bridge.cells))];

function loudCells(state: FarthestBridgeState, unit: number, errand: number): readonly number[] {
  return BRIDGE_ENDS.filter((cell) => cell !== errand && bridgesToAsk(state, cell, unit).length > 0);
}

function isLoud(state: FarthestBridgeState, unit: number, path: readonly number[], errand: number): boolean {
  if (AIRBORNE[unit] === 0) return false;
  return path.some(
    (cell) => cell !== errand && CELL_BRIDGES[cell]!.length > 0 && bridgesToAsk(state, cell, unit).length > 0,
  );
}
