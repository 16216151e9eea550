import type { Action, Game, Report, Viewer } from '../contract.ts';
import { ReplayedDice } from '../dice/scripted.ts';
import type { OptionValues } from '../options.ts';
import type { StateObject } from '../state/shape.ts';
import { Common, FilmMaker, type Frame } from './film.ts';
import type { History, Step } from './history.ts';

/** What one viewer has been shown. */
export interface Film<S, A extends Action, R extends Report> {
  readonly opening: S;
  /** How many frames came before, of a match that was resumed. */
  readonly before: number;
  readonly frames: readonly Frame<R, A>[];
  /** The entry that made the opening, and those of the frames: for whoever may know the journal. */
  readonly entries: readonly number[];
}

/** How many frames viewers were shown up to a position. */
export type FrameCounts = Readonly<Record<Viewer, number>>;

/** Whoever wants only the rest does not pay for the frames, which may be folded. */
class Shown<S extends StateObject, A extends Action, O extends OptionValues, D, R extends Report> implements Film<
  S,
  A,
  R
> {
  readonly opening: S;
  readonly before: number;
  readonly entries: readonly number[];
  readonly #maker: FilmMaker<S, A, O, D, R>;

  constructor(maker: FilmMaker<S, A, O, D, R>, entries: readonly number[]) {
    this.opening = maker.opening;
    this.before = maker.before;
    this.entries = entries;
    this.#maker = maker;
  }

  get frames(): readonly Frame<R, A>[] {
    return this.#maker.frames;
  }
}

interface Making<S extends StateObject, A extends Action, O extends OptionValues, D, R extends Report> {
  readonly maker: FilmMaker<S, A, O, D, R>;
  readonly entries: number[];
}

/** The films of a match, each made when it is first asked for and kept up from then on. */
export class Films<S extends StateObject, A extends Action, O extends OptionValues, D, R extends Report> {
  readonly #game: Game<S, A, O, D, R>;
  readonly #history: History<S, A, O, D, R>;
  readonly #common: Common<S, A, R>;
  readonly #made = new Map<Viewer, Making<S, A, O, D, R>>();
  readonly #shown: FrameCounts | undefined;

  /** @param shown what was shown before a position that the match was resumed from */
  constructor(game: Game<S, A, O, D, R>, history: History<S, A, O, D, R>, shown?: FrameCounts) {
    this.#game = game;
    this.#history = history;
    this.#common = new Common(game.shape);
    this.#shown = shown;
  }

  /** Whether it is known how many frames the viewer was shown: always, but for a match that was resumed. */
  knows(viewer: Viewer): boolean {
    return this.#shown === undefined || this.#shown[viewer] !== undefined;
  }

  of(viewer: Viewer): Film<S, A, R> {
    const { maker, entries } = this.#of(viewer);
    return new Shown(maker, entries);
  }

  /** Frames of a viewer after the first `from`, up to `to`, counted from the beginning. */
  between(viewer: Viewer, from: number, to: number): readonly Frame<R, A>[] {
    const { maker } = this.#of(viewer);
    return maker.slice(Math.max(0, from - maker.before), Math.max(0, to - maker.before));
  }

  fold(keep: number): void {
    for (const { maker } of this.#made.values()) maker.fold(keep);
  }

  count(viewer: Viewer): number {
    const { before, length } = this.#of(viewer).maker;
    return before + length;
  }

  /** The frames of all seats and of whoever else watches. */
  counts(): FrameCounts {
    return Object.fromEntries([...this.#viewers()].map((viewer) => [viewer, this.count(viewer)]));
  }

  /** Shows a step that has become part of the history. */
  add({ entry, reports }: Step<A, R>, state: S): void {
    for (const { maker, entries } of this.#made.values())
      if (maker.add(entry, reports, state) !== undefined) entries.push(entry.n);
  }

  /** The same films without what was shown up to entry n, for a history that begins there. */
  after(n: number, history: History<S, A, O, D, R>): Films<S, A, O, D, R> {
    const upTo = new Map([...this.#viewers()].map((viewer) => [viewer, this.#upTo(viewer, n)]));
    const shown = Object.fromEntries(
      [...upTo].map(([viewer, frames]) => [viewer, this.#of(viewer).maker.before + frames]),
    );
    const films = new Films(this.#game, history, shown);
    const start = history.stateAt(n);
    for (const [viewer, frames] of upTo) {
      const { maker, entries } = this.#of(viewer);
      films.#made.set(viewer, {
        maker: maker.after(frames, start, films.#common),
        entries: [n, ...entries.slice(frames + 1)],
      });
    }
    return films;
  }

  #viewers(): ReadonlySet<Viewer> {
    return new Set<Viewer>([...this.#game.seats, ...this.#made.keys()]);
  }

  /** How many frames of a viewer's film were made by entries up to n. */
  #upTo(viewer: Viewer, n: number): number {
    return this.#of(viewer).entries.findLastIndex((entry) => entry <= n);
  }

  #of(viewer: Viewer): Making<S, A, O, D, R> {
    const made = this.#made.get(viewer) ?? this.#make(viewer);
    this.#made.set(viewer, made);
    return made;
  }

  #make(viewer: Viewer): Making<S, A, O, D, R> {
    if (!this.knows(viewer)) throw new Error(`the film of ${viewer} is not here`);
    const { from, last, steps } = this.#history;
    // The position itself, where it is the present one: films of one position find out by that what they share.
    let state = last === from ? this.#history.state : this.#history.stateAt(from);
    const maker = new FilmMaker(this.#game, viewer, state, this.#common, this.#shown?.[viewer]);
    const entries = [from];
    for (const { entry, reports } of steps.slice(1)) {
      const { deed, draws, seat } = entry;
      if (entry.n === last) {
        state = this.#history.state;
      } else if (deed.kind === 'act') {
        // A film keeps the position it has shown last.
        state = this.#game.shape.copy(state);
        this.#game.apply(state, seat, deed.action, new ReplayedDice(draws));
      } else {
        state = this.#history.stateAt(entry.n);
      }
      if (maker.add(entry, reports, state) !== undefined) entries.push(entry.n);
    }
    return { maker, entries };
  }
}
