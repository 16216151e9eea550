import {
  isRefusal,
  type Action,
  type GameModule,
  type Match,
  type OptionValues,
  type Refusal,
  type Report,
  type Seat,
  type StateObject,
  type Step,
} from '@club-route/engine';
import { AskingDice, DieWanted } from '../dice-wanted.ts';
import type { Players } from '../players.ts';
import type { Answer, WantedDie } from '../source.ts';

export interface LocalMatchSetup<S extends StateObject, A extends Action, O extends OptionValues, D, R extends Report> {
  readonly match: Match<S, A, O, D, R>;
  readonly module: GameModule<S, A, O, D, R>;
  readonly players: Players;
  /** False for a replay that somebody sent. */
  readonly playable: boolean;
  /** Called after every entry. */
  keep(): Promise<void>;
}

/** A match on this device, for all who sit at it: makes its entries, keeps them, and says when there is news. */
export class LocalMatch<
  S extends StateObject = StateObject,
  A extends Action = Action,
  O extends OptionValues = OptionValues,
  D = unknown,
  R extends Report = Report,
> {
  readonly match: Match<S, A, O, D, R>;
  readonly module: GameModule<S, A, O, D, R>;
  readonly players: Players;
  readonly playable: boolean;
  readonly #setup: LocalMatchSetup<S, A, O, D, R>;
  readonly #listeners = new Set<() => void>();
  #kept: number;
  #trouble: string | undefined;

  constructor(setup: LocalMatchSetup<S, A, O, D, R>) {
    this.#setup = setup;
    this.match = setup.match;
    this.module = setup.module;
    this.players = setup.players;
    this.playable = setup.playable;
    this.#kept = setup.match.last;
  }

  get kept(): boolean {
    return this.#kept === this.match.last;
  }

  /** Why the latest entries are not safe in this browser. */
  get trouble(): string | undefined {
    return this.#trouble;
  }

  act(seat: Seat, action: A, typed: readonly number[]): Answer {
    const refusal = this.match.refuse(seat, action);
    if (refusal !== undefined) return refusal;
    return this.#wanted(seat, action, typed) ?? this.#append(this.match.act(seat, action, typed));
  }

  undo(seat: Seat): Answer {
    return this.#append(this.match.undo(seat));
  }

  subscribe(onNews: () => void): () => void {
    this.#listeners.add(onNews);
    return () => this.#listeners.delete(onNews);
  }

  /** A rehearsal on a copy finds out whether the rules want another die before anything is written. */
  #wanted(seat: Seat, action: A, typed: readonly number[]): WantedDie | undefined {
    if (this.match.header.dice.kind !== 'typed') return undefined;
    const { game, state } = this.match;
    try {
      game.apply(game.shape.copy(state), seat, action, new AskingDice(typed));
      return undefined;
    } catch (error) {
      if (!(error instanceof DieWanted)) throw error;
      const { purpose, low, high } = error;
      return { purpose, low, high };
    }
  }

  #append(step: Step<A, R> | Refusal): Refusal | undefined {
    if (isRefusal(step)) return step;
    const { last } = this.match;
    this.#setup.keep().then(
      () => this.#keeping(last, undefined),
      (error: unknown) =>
        this.#keeping(
          this.#kept,
          `The match is not kept in this browser. ${error instanceof Error ? error.message : String(error)}`,
        ),
    );
    this.#tell();
    return undefined;
  }

  #keeping(kept: number, trouble: string | undefined): void {
    this.#kept = kept;
    this.#trouble = trouble;
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
