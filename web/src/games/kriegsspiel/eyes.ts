import { isCommander, type CampaignState, type Command } from '@club-route/kriegsspiel';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CampaignController } from './types.ts';

/** With whose eyes the map is seen: a commander's own, or for the umpire the truth or what a commander believes. */
export type Eyes = Command | 'truth';

interface Looking {
  readonly eyes: Eyes;
  /** What is believed lies on a map of its own, and the truth on the other. */
  readonly isBeside: boolean;
}

const chosen = new WeakMap<object, StoreApi<Looking>>();

export function eyesOf(controller: CampaignController): StoreApi<Looking> {
  let store = chosen.get(controller);
  if (store === undefined) {
    const { viewer } = controller.source;
    store = createStore<Looking>(() => ({ eyes: isCommander(viewer) ? viewer : 'truth', isBeside: false }));
    chosen.set(controller, store);
  }
  return store;
}

export function useEyes(controller: CampaignController): Looking {
  return useStore(eyesOf(controller));
}

/** With whose eyes the table's own map is seen. */
export function onTheMap({ eyes, isBeside }: Looking): Eyes {
  return isBeside ? 'truth' : eyes;
}

const sights = new WeakMap<CampaignState, Map<Command, CampaignState>>();

/** What is believed at the moment on show; only who sees everything may look with the eyes of another. */
export function believed(controller: CampaignController, command: Command): CampaignState {
  const { state } = controller;
  if (controller.source.viewer === command) return state;
  const known = sights.get(state) ?? new Map<Command, CampaignState>();
  sights.set(state, known);
  const seen = known.get(command) ?? controller.module.game.sight(state, command);
  known.set(command, seen);
  return seen;
}

/** Whether whoever is here sees the truth: the umpire, and everybody once the campaign is over. */
export function seesTruth({ source, state }: CampaignController): boolean {
  return source.viewer === 'umpire' || source.viewer === 'clock' || state.outcome !== 'none';
}
