import type { Action, Game, Report, Viewer } from '../contract.ts';
import type { Draw } from '../dice/dice.ts';
import type { OptionValues } from '../options.ts';
import type { Difference, Shape, StateObject } from '../state/shape.ts';

/**
 * What one viewer was told and how its sight changed, numbered by that viewer's own count. Nothing that happens out
 * of its sight makes a frame, so neither the number nor the size of frames gives anything away.
 */
export interface Frame<R extends Report = Report> {
  readonly n: number;
  readonly told: readonly R[];
  readonly draws: readonly Draw[];
  readonly change: Difference;
  /** The frame goes back: somebody undid, both took back, or the umpire restored. */
  readonly back?: GoingBack;
}

export type GoingBack = 'undo' | 'takeBack' | 'restore';

/** Where nothing is hidden all viewers see the same two positions: their difference is worked out once. */
export class Differences<S extends StateObject> {
  readonly #shape: Shape<S>;
  #last: { readonly from: S; readonly to: S; readonly change: Difference } | undefined;

  constructor(shape: Shape<S>) {
    this.#shape = shape;
  }

  between(from: S, to: S): Difference {
    if (this.#last?.from === from && this.#last.to === to) return this.#last.change;
    const change = this.#shape.diff(from, to);
    this.#last = { from, to, change };
    return change;
  }
}

/** Makes the film of one viewer, entry by entry. */
export class FilmMaker<S extends StateObject, A extends Action, O extends OptionValues, D, R extends Report> {
  readonly frames: Frame<R>[] = [];
  readonly viewer: Viewer;
  /** The sight with which the film begins. */
  readonly opening: S;
  readonly #game: Game<S, A, O, D, R>;
  /** What it was shown last. Positions are not changed once they were reached, so this needs no copy. */
  #shown: S;
  readonly #differences: Differences<S>;

  constructor(game: Game<S, A, O, D, R>, viewer: Viewer, start: S, differences: Differences<S>) {
    this.#game = game;
    this.viewer = viewer;
    this.#differences = differences;
    this.#shown = game.sight(start, viewer);
    this.opening = this.#shown;
  }

  /** Adds what an entry showed this viewer, if it showed anything. */
  add(state: S, reports: readonly R[], draws: readonly Draw[], back?: GoingBack): Frame<R> | undefined {
    const sight = this.#game.sight(state, this.viewer);
    const change = this.#differences.between(this.#shown, sight);
    this.#shown = sight;
    const told: R[] = [];
    for (const report of reports) {
      const perceived = this.#game.tell(report, this.viewer);
      if (perceived !== undefined) told.push(perceived);
    }
    const seen = draws.filter((draw) => draw.seenBy === undefined || draw.seenBy.includes(this.viewer));
    // An undo of something unseen stays unseen; a take-back or a restored position concerns everybody.
    const open = back !== undefined && back !== 'undo';
    if (!open && told.length === 0 && seen.length === 0 && Object.keys(change).length === 0) return undefined;
    const n = this.frames.length + 1;
    const frame: Frame<R> =
      back === undefined ? { n, told, draws: seen, change } : { n, told, draws: seen, change, back };
    this.frames.push(frame);
    return frame;
  }
}
