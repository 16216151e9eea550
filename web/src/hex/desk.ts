import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { MapHandle } from '../map/view/MapView.tsx';

/** What lies on the player's side of a hex table: where the eye and the hand are. Nothing of the match. */
export interface Desk {
  /** The cell under the pointer, and the one under the cell cursor. */
  readonly hover: number | undefined;
  readonly cursor: number | undefined;
  /** Cells that something beside the map speaks of. */
  readonly marked: readonly number[];
  /** Units taken in hand before it is clear what for. */
  readonly inHand: readonly number[];
  /** Cells that a way in the making is to lead through. */
  readonly through: readonly number[];
  /** The map, once it can be moved. */
  readonly map: MapHandle | undefined;
}

const desks = new WeakMap<object, StoreApi<Desk>>();

/** The desk at a table; the same for all who ask. */
export function deskOf(controller: object): StoreApi<Desk> {
  let desk = desks.get(controller);
  if (desk === undefined) {
    desk = createStore<Desk>(() => ({
      hover: undefined,
      cursor: undefined,
      marked: [],
      inHand: [],
      through: [],
      map: undefined,
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
  desk.setState({ cursor: cell, hover: undefined });
  desk.getState().map?.attend(cell);
  desk.getState().map?.focus();
}
