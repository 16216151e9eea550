import { canonical } from '@club-route/engine';
import type { StoreApi } from 'zustand/vanilla';
import type { ComputersState } from '../computer/computers.ts';
import type { FromMatch } from './messages.ts';

/**
 * Tells the page what the computers do. Of a computer that decides something unseen and thinks on nothing is told: to
 * the viewer it has been thinking all the time, or how often it began anew would tell how much it did.
 */
export class ComputersNews {
  readonly #store: StoreApi<ComputersState>;
  readonly #post: (message: FromMatch) => void;
  #told: ComputersState;
  #shown = false;

  constructor(store: StoreApi<ComputersState>, post: (message: FromMatch) => void) {
    this.#store = store;
    this.#post = post;
    this.#told = store.getState();
    store.subscribe(({ thinking }) => (thinking === undefined ? this.#tellSoon() : this.#tell()));
  }

  /** The viewer was shown something: who thinks now has begun anew. */
  shown(): void {
    this.#shown = true;
  }

  /** A decision is carried out and the next thought begun in one go: by then it may think again. */
  #tellSoon(): void {
    queueMicrotask(() => this.#tell());
  }

  #tell(): void {
    const state = this.#store.getState();
    const goesOn = !this.#shown && state.thinking !== undefined && state.thinking.seat === this.#told.thinking?.seat;
    const told = goesOn ? { ...state, thinking: this.#told.thinking } : state;
    this.#shown = false;
    if (canonical(told) === canonical(this.#told)) return;
    this.#told = told;
    this.#post({ kind: 'computers', state: told });
  }
}
