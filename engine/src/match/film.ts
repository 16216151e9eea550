import type { Action, Game, Report, Viewer } from '../contract.ts';
import type { Draw } from '../dice/dice.ts';
import type { OptionValues } from '../options.ts';
import type { Difference } from '../state/difference.ts';
import type { Shape, StateObject } from '../state/shape.ts';
import type { Deed, Entry } from './journal.ts';
import { LongList } from './long-list.ts';

/**
 * What one viewer was told and how its sight changed, numbered by that viewer's own count. Nothing that happens out
 * of its sight makes a frame, so neither the number nor the size of frames gives anything away.
 */
export interface Frame<R extends Report = Report, A extends Action = Action> {
  readonly n: number;
  readonly told: readonly R[];
  readonly draws: readonly Draw[];
  readonly change: Difference;
  /** The frame goes back: somebody undid, both took back, or the umpire restored. */
  readonly back?: GoingBack;
  /** The viewer itself made it, and how. Nobody else's film says who did what. */
  readonly own?: OwnDeed<A>;
}

/** What a viewer did to make a frame of its film: an action, or else an undo. */
export interface OwnDeed<A extends Action = Action> {
  readonly action?: A;
  /** It was settled in advance; the viewer need not have been there. */
  readonly filed?: true;
}

export type GoingBack = 'undo' | 'takeBack' | 'restore';

/**
 * Where nothing is hidden all viewers see the same: then it is worked out once, and the films of all who did not make
 * it share the frame.
 */
export class Common<S extends StateObject, A extends Action, R extends Report> {
  readonly #shape: Shape<S>;
  #last: { readonly from: S; readonly to: S; readonly change: Difference } | undefined;
  #frame: Frame<R, A> | undefined;

  constructor(shape: Shape<S>) {
    this.#shape = shape;
  }

  difference(from: S, to: S): Difference {
    if (this.#last?.from === from && this.#last.to === to) return this.#last.change;
    const change = this.#shape.diff(from, to);
    this.#last = { from, to, change };
    return change;
  }

  /** The frame that another viewer was shown just now, if it is this one. */
  frame(made: Frame<R, A>): Frame<R, A> {
    if (made.own !== undefined) return made;
    const last = this.#frame;
    const { n, told, draws, change, back } = made;
    if (last?.n === n && last.change === change && last.back === back)
      if (sameItems(last.told, told) && sameItems(last.draws, draws)) return last;
    this.#frame = made;
    return made;
  }
}

function sameItems(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index]);
}

/** Makes the film of one viewer, entry by entry. */
export class FilmMaker<S extends StateObject, A extends Action, O extends OptionValues, D, R extends Report> {
  readonly #frames = new LongList<Frame<R, A>>();
  readonly viewer: Viewer;
  /** The sight with which the film begins. */
  readonly opening: S;
  readonly #game: Game<S, A, O, D, R>;
  /** What it was shown last. Positions are not changed once they were reached, so this needs no copy. */
  #shown: S;
  readonly #common: Common<S, A, R>;
  /** How many frames the viewer was shown before this film begins. */
  readonly before: number;

  constructor(game: Game<S, A, O, D, R>, viewer: Viewer, start: S, common: Common<S, A, R>, before = 0) {
    this.#game = game;
    this.viewer = viewer;
    this.before = before;
    this.#common = common;
    this.#shown = game.sight(start, viewer);
    this.opening = this.#shown;
  }

  /** As long as nothing is folded the list itself, which goes on growing. */
  get frames(): readonly Frame<R, A>[] {
    return this.#frames.all;
  }

  get length(): number {
    return this.#frames.length;
  }

  slice(from: number, to: number): readonly Frame<R, A>[] {
    return this.#frames.slice(from, to);
  }

  /** Keeps all but the last frames as text. */
  fold(keep: number): void {
    this.#frames.fold(keep);
  }

  /** The same film without its first frames; `start` is the position that those led to. */
  after(frames: number, start: S, common: Common<S, A, R>): FilmMaker<S, A, O, D, R> {
    const rest = new FilmMaker(this.#game, this.viewer, start, common, this.before + frames);
    for (const frame of this.#frames.slice(frames)) rest.#frames.push(frame);
    if (rest.length > 0) rest.#shown = this.#shown;
    return rest;
  }

  /** Adds what an entry showed this viewer, if it showed anything. */
  add({ seat, deed, draws }: Entry<A>, reports: readonly R[], state: S): Frame<R, A> | undefined {
    const sight = this.#game.sight(state, this.viewer);
    const change = this.#common.difference(this.#shown, sight);
    this.#shown = sight;
    const told: R[] = [];
    for (const report of reports) {
      const perceived = this.#game.tell(report, this.viewer);
      if (perceived !== undefined) told.push(perceived);
    }
    const seen = draws.filter((draw) => draw.seenBy === undefined || draw.seenBy.includes(this.viewer));
    // An undo of something unseen stays unseen; a take-back or a restored position concerns everybody.
    const back = goingBack(deed);
    const open = back !== undefined && back !== 'undo';
    if (!open && told.length === 0 && seen.length === 0 && Object.keys(change).length === 0) return undefined;
    const n = this.before + this.length + 1;
    const own = seat === this.viewer ? ownDeed(deed) : undefined;
    const frame = this.#common.frame({
      n,
      told,
      draws: seen,
      change,
      ...(back === undefined ? {} : { back }),
      ...(own === undefined ? {} : { own }),
    });
    this.#frames.push(frame);
    return frame;
  }
}

function goingBack(deed: Deed): GoingBack | undefined {
  return deed.kind === 'setup' || deed.kind === 'act' ? undefined : deed.kind;
}

/** Take-backs and restored positions are made by agreement or by the umpire: they are nobody's own. */
function ownDeed<A extends Action>(deed: Deed<A>): OwnDeed<A> | undefined {
  if (deed.kind === 'undo') return {};
  if (deed.kind !== 'act') return undefined;
  return deed.filed ? { action: deed.action, filed: true } : { action: deed.action };
}
