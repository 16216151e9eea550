import type { MapSheet } from '@club-route/cartography/draw/map-sheet';
import { EMPTY_HAND, type Hand, type Whereabouts } from '@club-route/engine';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { MapHandle } from '../map/view/MapView.tsx';

/** What lies on the player's side of a hex table: where the eye and the hand are. Nothing of the match. */
export interface Desk {
  /** The cell under the pointer, and the one under the cell cursor. */
  readonly hover: number | undefined;
  readonly cursor: number | undefined;
  /** The cell that the cursor was on when the match last went on, until somebody looks at it again. */
  readonly left: number | undefined;
  /** The cell that a finger last touched, and what was offered then: only the same offer may be taken by the next tap. */
  readonly looked: { readonly cell: number; readonly offer: object } | undefined;
  /** Cells that something beside the map speaks of. */
  readonly marked: readonly number[];
  readonly hand: Hand;
  /** The map, once it can be moved, and the sheet it shows. */
  readonly map: MapHandle | undefined;
  readonly sheet: MapSheet | undefined;
  /** Pixels a cell, once the map has come to rest. */
  readonly scale: number | undefined;
  /** Layers of the map whose switch was touched, by their ids. */
  readonly switched: ReadonlySet<string>;
}

const desks = new WeakMap<object, StoreApi<Desk>>();

/** The desk at a table; the same for all who ask. */
export function deskOf(controller: object): StoreApi<Desk> {
  let desk = desks.get(controller);
  if (desk === undefined) {
    desk = createStore<Desk>(() => ({
      hover: undefined,
      cursor: undefined,
      left: undefined,
      looked: undefined,
      marked: [],
      hand: EMPTY_HAND,
      map: undefined,
      sheet: undefined,
      scale: undefined,
      switched: new Set(),
    }));
    desks.set(controller, desk);
  }
  return desk;
}

export function useDesk<T>(controller: object, select: (desk: Desk) => T): T {
  return useStore(deskOf(controller), select);
}

/** The cell a player has in mind: under the pointer, else under the cursor. */
export function aimOf({ hover, cursor }: Desk): number | undefined {
  return hover ?? cursor;
}

/** Moves the cell cursor, the keyboard and the eye to a cell. */
export function lookAt(controller: object, cell: number): void {
  const desk = deskOf(controller);
  desk.setState({ cursor: cell, left: undefined, hover: undefined });
  desk.getState().map?.attend(cell);
  desk.getState().map?.focus();
}

/** Looks at a place, with what matters round it in sight. */
export function show(controller: object, { at, around }: Whereabouts): void {
  lookAt(controller, at);
  if (around.length > 0) deskOf(controller).getState().map?.frame(around);
}
