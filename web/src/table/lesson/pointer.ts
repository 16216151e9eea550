import type { LessonPointer } from '@club-route/engine';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';

const NOTHING: LessonPointer = {};

const pointers = new WeakMap<object, StoreApi<{ readonly pointer: LessonPointer }>>();

/** What the lesson at a table points at; the same for all who ask. */
function pointerAt(controller: object): StoreApi<{ readonly pointer: LessonPointer }> {
  let found = pointers.get(controller);
  if (found === undefined) {
    found = createStore(() => ({ pointer: NOTHING }));
    pointers.set(controller, found);
  }
  return found;
}

export function pointAt(controller: object, pointer: LessonPointer | undefined): void {
  pointerAt(controller).setState({ pointer: pointer ?? NOTHING });
}

export function usePointer(controller: object): LessonPointer {
  return useStore(pointerAt(controller), ({ pointer }) => pointer);
}
