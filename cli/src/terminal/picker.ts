import type { Action, Choice, GameModule, Seat, StateObject } from '@club-route/engine';
import { sayParts, sayPrompt } from './speech.ts';

/** A decision picked by numbers, part by part: which unit or decision, then what. */
export class Picker {
  readonly #module: GameModule;
  #parts: readonly Choice<Action, unknown>[] = [];
  #labels: readonly string[] = [];
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

  /** Whether a decision can only be made part by part, such as a set-up: nothing offered first is whole. */
  get isInParts(): boolean {
    return this.#unlisted.length > 0 && this.#unlisted.every(({ action }) => action === undefined);
  }

  /** Lists what may be done, or added to the decision in the making. */
  offer(sight: StateObject, seat: Seat, draft?: unknown): void {
    this.#parts = this.#module.game.actions(sight, seat, draft);
    const { language } = this.#module;
    this.#labels = this.#parts.map((part) => language.label(sight, seat, part));
    if (draft !== undefined) sayPrompt(this.#module, sight, seat, draft);
    sayParts(this.#labels);
  }

  /** What a number means, or the beginning of one of the labels listed; nothing if the line is neither. */
  chosen(line: string): Choice<Action, unknown> | undefined {
    const parts = this.isPicking ? this.#parts : this.#unlisted;
    const numbered = /^\d+$/.test(line) ? parts[Number(line) - 1] : undefined;
    return numbered ?? (this.isPicking ? this.#named(line) : undefined);
  }

  #named(line: string): Choice<Action, unknown> | undefined {
    const wanted = plain(line);
    const starts = this.#labels.map((label, index) => (plain(label).startsWith(wanted) ? index : -1));
    const found = starts.filter((index) => index >= 0);
    return found.length === 1 ? this.#parts[found[0]!] : undefined;
  }
}

/** As it is typed in haste: neither blanks nor capitals matter. */
function plain(text: string): string {
  return text.toLowerCase().replaceAll(/\s/g, '');
}
