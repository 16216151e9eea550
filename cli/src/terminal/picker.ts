import type { Action, Choice, GameModule, Seat, StateObject } from '@club-route/engine';
import { sayParts } from './speech.ts';

/** A decision picked by numbers, part by part: which unit or decision, then what. */
export class Picker {
  readonly #module: GameModule;
  #parts: readonly Choice<Action, unknown>[] = [];
  /** What the numbers mean before anything is listed. */
  #unlisted: readonly Choice<Action, unknown>[] = [];

  constructor(module: GameModule) {
    this.#module = module;
  }

  get isPicking(): boolean {
    return this.#parts.length > 0;
  }

  /** A new decision: nothing is picked yet, and a number chooses at once. */
  begin(sight: StateObject, seat: Seat): void {
    this.#parts = [];
    this.#unlisted = this.#module.game.actions(sight, seat);
  }

  /** Lists what may be done, or added to the decision in the making. */
  offer(sight: StateObject, seat: Seat, draft?: unknown): void {
    this.#parts = this.#module.game.actions(sight, seat, draft);
    sayParts(this.#module, sight, seat, this.#parts);
  }

  /** What a number means; nothing if the line is no such number. */
  chosen(line: string): Choice<Action, unknown> | undefined {
    const parts = this.isPicking ? this.#parts : this.#unlisted;
    return /^\d+$/.test(line) ? parts[Number(line) - 1] : undefined;
  }
}
