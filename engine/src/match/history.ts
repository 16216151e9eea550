import type { Action, Game, Report } from '../contract.ts';
import { ReplayedDice } from '../dice/scripted.ts';
import type { OptionValues } from '../options.ts';
import type { StateObject } from '../state/shape.ts';
import type { Entry } from './journal.ts';
import { LongList } from './long-list.ts';

/** What an entry did, as far as it is not in the journal itself. */
export interface Step<A extends Action, R extends Report> {
  readonly entry: Entry<A>;
  readonly reports: readonly R[];
  /** The entry whose position this one was made in. */
  readonly parent: number;
  /** Nobody may undo past this. See `Match.undo`. */
  readonly barrier: boolean;
}

/** A position is kept every so many entries, so that any other is a few steps away. */
const CHECKPOINT_EVERY = 24;

/** The steps of a match and the positions they led to. Nothing is removed: to go back is a step too. */
export class History<S extends StateObject, A extends Action, O extends OptionValues, D, R extends Report> {
  readonly #game: Game<S, A, O, D, R>;
  /** The entry that it begins with: the first, or the last one before a position that was kept. */
  readonly from: number;
  readonly #steps = new LongList<Step<A, R>>();
  /** Per entry the one whose position holds after it: itself, or where an undo went back to. */
  readonly #standings: number[] = [];
  readonly #checkpoints = new Map<number, S>();
  #state: S;
  #top: number;

  constructor(game: Game<S, A, O, D, R>, from = 0) {
    this.#game = game;
    this.from = from;
    this.#top = from;
    this.#state = game.shape.create();
  }

  get steps(): readonly Step<A, R>[] {
    return this.#steps.all;
  }

  /** The position that holds now. */
  get state(): S {
    return this.#state;
  }

  /** The entry whose position holds now: the last one, unless that was an undo. */
  get top(): number {
    return this.#top;
  }

  get last(): number {
    return this.from + this.#steps.length - 1;
  }

  step(n: number): Step<A, R> | undefined {
    return this.#steps.at(n - this.from);
  }

  keep(step: Step<A, R>, state: S): void {
    const { n, deed } = step.entry;
    this.#steps.push(step);
    this.#standings.push(deed.kind === 'setup' || deed.kind === 'act' ? n : this.#standing(deed.to));
    this.#state = state;
    this.#top = this.#standing(n);
    if (n % CHECKPOINT_EVERY === 0 || n === this.from) this.#checkpoints.set(n, this.#game.shape.copy(state));
  }

  slice(from: number, to?: number): readonly Step<A, R>[] {
    return this.#steps.slice(from, to);
  }

  /** Keeps all but the last steps as text. */
  fold(keep: number): void {
    this.#steps.fold(keep);
  }

  /** The last entry that nobody may undo past and that led to the position it made. */
  lastBarrier(): number | undefined {
    for (let n = this.last; n >= this.from; n--) {
      const { entry, barrier } = this.step(n)!;
      if (entry.deed.kind === 'act' && barrier) return n;
    }
    return undefined;
  }

  /** The same from entry n on; nothing where play went back to before it. */
  after(n: number): History<S, A, O, D, R> | undefined {
    const standings = this.#standings.slice(n - this.from);
    if (standings.some((standing) => standing < n)) return undefined;
    const rest = new History(this.#game, n);
    for (const step of this.#steps.slice(n - this.from)) rest.#steps.push(step);
    rest.#standings.push(...standings);
    rest.#checkpoints.set(n, this.stateAt(n));
    for (const [at, state] of this.#checkpoints) if (at > n) rest.#checkpoints.set(at, state);
    rest.#state = this.#state;
    rest.#top = this.#top;
    return rest;
  }

  /** The steps that led to the position after entry n, without those that were withdrawn. */
  lineTo(n: number): readonly Step<A, R>[] {
    const line: Step<A, R>[] = [];
    for (let at = this.#standing(n); ; at = this.#standing(this.step(at)!.parent)) {
      line.unshift(this.step(at)!);
      if (at === this.from) return line;
    }
  }

  /** Whether there is a position to go back to after that entry. */
  has(n: number): boolean {
    return Number.isInteger(n) && n >= this.from && n <= this.last;
  }

  /** A copy of the position after entry n. */
  stateAt(n: number): S {
    if (!this.has(n)) throw new RangeError(`there is no entry ${n}; the last is ${this.last}`);
    const ahead: number[] = [];
    let at = this.#standing(n);
    if (at === this.#top) return this.#game.shape.copy(this.#state);
    while (!this.#checkpoints.has(at)) {
      ahead.push(at);
      at = this.#standing(this.step(at)!.parent);
    }
    const state = this.#game.shape.copy(this.#checkpoints.get(at)!);
    for (const next of ahead.toReversed()) {
      const { entry } = this.step(next)!;
      if (entry.deed.kind === 'act')
        this.#game.apply(state, entry.seat, entry.deed.action, new ReplayedDice(entry.draws));
    }
    return state;
  }

  #standing(n: number): number {
    return this.#standings[n - this.from]!;
  }
}
