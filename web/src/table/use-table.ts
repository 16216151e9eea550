import type { Action, OptionValues, Report, StateObject } from '@club-route/engine';
import { useStore } from 'zustand';
import type { TableController } from './controller.ts';
import type { TableState } from './outlook.ts';

/** Follows one part of what the table shows. */
export function useTable<S extends StateObject, A extends Action, O extends OptionValues, D, R extends Report, T>(
  controller: TableController<S, A, O, D, R>,
  select: (state: TableState<A, D, R>) => T,
): T {
  return useStore(controller.store, select);
}
