import { createStore, type StoreApi } from 'zustand/vanilla';
import type { MatchLine } from '../local/match-line.ts';
import { AT_REST, type ComputersState } from './computers.ts';

/** What a page knows of the computers at a match, and how it stops them and lets them go on. */
export class ComputerControl {
  readonly store: StoreApi<ComputersState> = createStore<ComputersState>(() => AT_REST);
  readonly #line: MatchLine;

  constructor(line: MatchLine) {
    this.#line = line;
  }

  /** Stops the computer in the middle of its thought; what it was thinking is lost, the match is not. */
  stop(): void {
    this.#line.say({ kind: 'computers', do: 'stop' });
  }

  resume(): void {
    this.#line.say({ kind: 'computers', do: 'resume' });
  }

  /** One decision, and then it stops again. */
  step(): void {
    this.#line.say({ kind: 'computers', do: 'step' });
  }
}
