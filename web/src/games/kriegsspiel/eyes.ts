import { isCommand, sight, type CampaignState, type Command } from '@club-route/kriegsspiel';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CampaignController } from './types.ts';

/** With whose eyes the map is seen: a commander's own, or for the umpire the truth or what a commander believes. */
export type Eyes = Command | 'truth';

const chosen = new WeakMap<object, StoreApi<{ readonly eyes: Eyes }>>();

export function eyesOf(controller: CampaignController): StoreApi<{ readonly eyes: Eyes }> {
  let store = chosen.get(controller);
  if (store === undefined) {
    const { viewer } = controller.source;
    store = createStore<{ readonly eyes: Eyes }>(() => ({ eyes: isCommand(viewer) ? viewer : 'truth' }));
    chosen.set(controller, store);
  }
  return store;
}

export function useEyes(controller: CampaignController): Eyes {
  return useStore(eyesOf(controller), ({ eyes }) => eyes);
}

const sights = new WeakMap<CampaignState, Map<Command, CampaignState>>();

/** What is believed at the moment on show; only who sees everything may look with the eyes of another. */
export function believed(controller: CampaignController, command: Command): CampaignState {
  const { state } = controller;
  if (controller.source.viewer === command) return state;
  const known = sights.get(state) ?? new Map<Command, CampaignState>();
  sights.set(state, known);
  const seen = known.get(command) ?? sight(state, command);
  known.set(command, seen);
  return seen;
}

/** Whether whoever is here sees the truth: the umpire, and everybody once the campaign is over. */
export function seesTruth({ source, state }: CampaignController): boolean {
  return source.viewer === 'umpire' || source.viewer === 'clock' || state.outcome !== 'none';
}
