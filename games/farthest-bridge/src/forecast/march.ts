import { cellsEntered, Departure, destinationsFrom, sideBetween, type Destination } from '@club-route/engine';
import type { ActionOf } from '../actions.ts';
import { board, SIDE_WATER } from '../data/board.ts';
import { AIRBORNE, FIRST_GERMAN } from '../data/units.ts';
import { bridgesToAsk } from '../phases/demolition.ts';
import { entryCells, entryOf, refuseEntryHex } from '../phases/march.ts';
import { departureOf, isInEnemyZone, reach } from '../rules/movement.ts';
import { isBridged } from '../rules/occupancy.ts';
import { isOnMap, optionsOf, type FarthestBridgeState } from '../state.ts';

export type { Destination };

/** Where a unit may end its move, before anybody orders it: what each hex costs, by which way, and what may happen on it. */

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

/** Every hex in which the unit may end its move, each by the entry that leaves it most. */
export function destinationsOf(state: FarthestBridgeState, unit: number): readonly Destination[] {
  return destinationsFrom(
    departuresOf(state, unit),
    (departure) => reach(state, departure),
    (cell) => state.cellUnit[cell]! < 0,
  );
}

/** The way that the rules take to a destination. */
export function wayTo(state: FarthestBridgeState, unit: number, destination: Destination): Way {
  const { cell, at } = destination;
  const departure = departuresOf(state, unit).find((one) => at === undefined || one.cell === at)!;
  const trail = reach(state, departure);
  const path = cellsEntered(departure, trail, cell);
  return {
    destination,
    from: at === undefined ? departure.cell : undefined,
    path,
    spent: path.map((one) => departure.spent + trail.costTo(one)),
    stops: isInEnemyZone(state, unit, cell),
    fords: fordsOn(state, trail.cellsTo(cell)),
    questions: unit < FIRST_GERMAN ? questionsOn(state, unit, path) : [],
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
function questionsOn(state: FarthestBridgeState, unit: number, path: readonly number[]): Way['questions'] {
  const asked = new Map<number, number>();
  for (const cell of path) {
    for (const bridge of bridgesToAsk(state, cell, unit)) if (!asked.has(bridge)) asked.set(bridge, cell);
  }
  return [...asked].map(([bridge, cell]) => ({ bridge, cell }));
}

function departuresOf(state: FarthestBridgeState, unit: number): readonly Departure[] {
  if (unit === state.mover || isOnMap(state, unit)) {
    const departure = departureOf(state, unit, new Departure());
    return unit !== state.mover && departure.inZone && optionsOf(state).zocLocked ? [] : [departure];
  }
  if (AIRBORNE[unit] === 1) return [];
  return entryCells(unit)
    .filter((at) => refuseEntryHex(state, unit, at) === undefined)
    .map((at) => entryOf(state, unit, at, new Departure()));
}

/** The hexes that an order leads through, from where the unit is, or from the edge. */
export function wayOf(state: FarthestBridgeState, order: ActionOf<'move' | 'enter'>): readonly number[] {
  const { unit, to, path } = order;
  const at = order.kind === 'enter' ? order.at : undefined;
  const way = path ?? wayTo(state, unit, { cell: to, at, cost: 0 }).path;
  return at === undefined ? [state.unitCell[unit]!, ...way] : way;
}
