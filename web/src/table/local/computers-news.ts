import { canonical } from '@club-route/engine';
import type { StoreApi } from 'zustand/vanilla';
import type { ComputersState } from '../computer/computers.ts';
import type { FromMatch } from './messages.ts';

/**
 * Tells the page what the computers do. Of a computer that decides something unseen and thinks on nothing is told: to
 * the viewer it has been thinking all the time, or how often it began anew would tell how much it did. Why a computer
 * cannot go on may name what it hides: while the sides know different things, the page hears only that it cannot.
 */
export class ComputersNews {
  readonly #store: StoreApi<ComputersState>;
  readonly #isOpen: () => boolean;
  readonly #post: (message: FromMatch) => void;
  #told: ComputersState;
  #shown = false;

  constructor(store: StoreApi<ComputersState>, isOpen: () => boolean, post: (message: FromMatch) => void) {
    this.#store = store;
    this.#isOpen = isOpen;
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
    const { failure, ...rest } = this.#store.getState();
    const state = { ...rest, failure: failure && !this.#isOpen() ? { seat: failure.seat } : failure };
    const goesOn = !this.#shown && state.thinking !== undefined && state.thinking.seat === this.#told.thinking?.seat;
    const told = goesOn ? { ...state, thinking: this.#told.thinking } : state;
    this.#shown = false;
    if (canonical(told) === canonical(this.#told)) return;
    this.#told = told;
    this.#post({ kind: 'computers', state: told });
  }
}
