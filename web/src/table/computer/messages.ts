import type { Action, EncodedState, Seat } from '@club-route/engine';

/** The first message to a worker: who it is. Every later one is a position as its seat sees it. */
export interface SitDown {
  readonly game: string;
  readonly bot: string;
  readonly seat: Seat;
  readonly seed: number;
}

export type ToWorker = { readonly sit: SitDown } | { readonly sight: EncodedState };

export type FromWorker = { readonly action: Action } | { readonly failure: string };
