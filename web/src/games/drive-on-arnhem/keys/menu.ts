import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** Where the keys of 1985 stand besides what is selected at the table: menus of the rule book's section 8. */
export interface Menu {
  /** 8.2: units of one hex, to be picked by number. */
  readonly units: readonly number[];
  /** 8.13: the unit whose barrage is being aimed with the cursor. */
  readonly gunner: number | undefined;
  /** 8.5: the command list is shown. */
  readonly isListed: boolean;
}

const CLOSED: Menu = { units: [], gunner: undefined, isListed: false };

const menus = new WeakMap<object, StoreApi<Menu>>();

function storeOf(controller: object): StoreApi<Menu> {
  const known = menus.get(controller);
  if (known !== undefined) return known;
  const made = createStore<Menu>(() => CLOSED);
  menus.set(controller, made);
  return made;
}

export function menuOf(controller: object): Menu {
  return storeOf(controller).getState();
}

/** Opens one of the menus; nothing closes them all. */
export function openMenu(controller: object, menu: Partial<Menu> = {}): void {
  storeOf(controller).setState({ ...CLOSED, ...menu });
}

export function useMenu(controller: object): Menu {
  return useStore(storeOf(controller));
}
