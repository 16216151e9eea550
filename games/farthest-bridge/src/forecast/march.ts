import { sideBetween } from '@club-route/engine';
import type { ActionOf } from '../actions.ts';
import { board, SIDE_WATER } from '../data/board.ts';
import { AIRBORNE, FIRST_GERMAN, HALF_POINTS } from '../data/units.ts';
import { bridgesToAsk } from '../phases/demolition.ts';
import { entryCells, entryCost, refuseEntryHex } from '../phases/march.ts';
import { isInEnemyZone, reach } from '../rules/movement.ts';
import { isBridged } from '../rules/occupancy.ts';
import { isOnMap, optionsOf, type FarthestBridgeState } from '../state.ts';

/** Where a unit may end its move, before anybody orders it: what each hex costs, by which way, and what may happen on it. */

export interface Destination {
  readonly cell: number;
  /** The edge hex by which a reinforcement comes, if it does. */
  readonly at: number | undefined;
  /** In half points from where it is now; the edge hex is included. */
  readonly cost: number;
}

export interface Way {
  readonly destination: Destination;
  /** Where it begins: the unit's own hex, or none for one that comes over the edge. */
  readonly from: number | undefined;
  readonly path: readonly number[];
  /** Per hex of the path: half points spent on arriving there. */
  readonly spent: readonly number[];
  /** It ends in an enemy zone of control, and so does the move (6.0). */
  readonly stops: boolean;
  /** Steps across a stream or canal where no bridge stands, each for three points more (5.2). */
  readonly fords: readonly { readonly from: number; readonly to: number }[];
  /** Bridges about which the Germans may be asked, with the hex that brings the question (14.0). */
  readonly questions: readonly { readonly bridge: number; readonly cell: number }[];
}

interface Start {
  readonly from: number;
  readonly at: number | undefined;
  /** Half points spent before the first step, and left for the rest. */
  readonly spent: number;
  readonly points: number;
  readonly shy: boolean;
}

/** Every hex in which the unit may end its move, each by the entry that leaves it most. */
export function destinationsOf(state: FarthestBridgeState, unit: number): readonly Destination[] {
  const best = new Map<number, Destination>();
  for (const start of startsOf(state, unit)) {
    const trail = reach(state, unit, start.from, start.points, start.shy);
    for (let index = 0; index < trail.count; index++) {
      const cell = trail.reached[index]!;
      if (state.cellUnit[cell]! >= 0 || (cell === start.from && start.at === undefined)) continue;
      const cost = start.spent + trail.costTo(cell);
      if (cost < (best.get(cell)?.cost ?? Infinity)) best.set(cell, { cell, at: start.at, cost });
    }
  }
  return [...best.values()];
}

const buffer = new Int16Array(board.cells);

/** The way that the rules take to a destination. */
export function wayTo(state: FarthestBridgeState, unit: number, destination: Destination): Way {
  const start = startsOf(state, unit).find(({ at }) => at === destination.at)!;
  const trail = reach(state, unit, start.from, start.points, start.shy);
  const walked = Array.from(buffer.subarray(0, trail.path(destination.cell, buffer)));
  const path = start.at === undefined ? walked.slice(1) : walked;
  return {
    destination,
    from: start.at === undefined ? start.from : undefined,
    path,
    spent: path.map((cell) => start.spent + trail.costTo(cell)),
    stops: isInEnemyZone(state, unit, destination.cell),
    fords: fordsOn(state, walked),
    questions: unit < FIRST_GERMAN ? questionsOn(state, path) : [],
  };
}

function fordsOn(state: FarthestBridgeState, walked: readonly number[]): Way['fords'] {
  return walked.slice(1).flatMap((to, index) => {
    const from = walked[index]!;
    const side = sideBetween(board, from, to);
    return SIDE_WATER[side]! > 0 && !isBridged(state, side) ? [{ from, to }] : [];
  });
}

/** Each bridge is asked for once, at the first hex that borders it. */
function questionsOn(state: FarthestBridgeState, path: readonly number[]): Way['questions'] {
  const asked = new Map<number, number>();
  for (const cell of path) {
    for (const bridge of bridgesToAsk(state, cell)) if (!asked.has(bridge)) asked.set(bridge, cell);
  }
  return [...asked].map(([bridge, cell]) => ({ bridge, cell }));
}

function startsOf(state: FarthestBridgeState, unit: number): readonly Start[] {
  const from = state.unitCell[unit]!;
  if (unit === state.mover) {
    return [{ from, at: undefined, spent: 0, points: state.moverLeft, shy: state.moverShy }];
  }
  if (isOnMap(state, unit)) {
    const shy = isInEnemyZone(state, unit, from);
    if (shy && optionsOf(state).zocLocked) return [];
    return [{ from, at: undefined, spent: 0, points: HALF_POINTS[unit]!, shy }];
  }
  if (AIRBORNE[unit] === 1) return [];
  return entryCells(unit).flatMap((at): Start[] => {
    if (refuseEntryHex(state, unit, at) !== undefined) return [];
    const spent = entryCost(unit, at);
    const points = isInEnemyZone(state, unit, at) ? 0 : HALF_POINTS[unit]! - spent;
    return [{ from: at, at, spent, points, shy: false }];
  });
}

/** The hexes that an order leads through, from where the unit is, or from the edge. */
export function wayOf(state: FarthestBridgeState, order: ActionOf<'move' | 'enter'>): readonly number[] {
  const { unit, to, path } = order;
  const at = order.kind === 'enter' ? order.at : undefined;
  const way = path ?? wayTo(state, unit, { cell: to, at, cost: 0 }).path;
  return at === undefined ? [state.unitCell[unit]!, ...way] : way;
}
