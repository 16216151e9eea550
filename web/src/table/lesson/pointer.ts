import type { LessonPointer } from '@club-route/engine';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';

export const NO_POINTER: LessonPointer = {};

const pointers = new WeakMap<object, StoreApi<{ readonly pointer: LessonPointer }>>();

/** What the lesson at a table points at; the same for all who ask. */
function pointerAt(controller: object): StoreApi<{ readonly pointer: LessonPointer }> {
  let found = pointers.get(controller);
  if (found === undefined) {
    found = createStore(() => ({ pointer: NO_POINTER }));
    pointers.set(controller, found);
  }
  return found;
}

export function pointAt(controller: object, pointer: LessonPointer | undefined): void {
  pointerAt(controller).setState({ pointer: pointer ?? NO_POINTER });
}

export function pointerNow(controller: object): LessonPointer {
  return pointerAt(controller).getState().pointer;
}

export function usePointer(controller: object): LessonPointer {
  return useStore(pointerAt(controller), ({ pointer }) => pointer);
}
