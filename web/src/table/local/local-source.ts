import type {
  Action,
  DiceTerms,
  GameModule,
  OptionValues,
  Report,
  Seat,
  StateObject,
  Viewer,
} from '@club-route/engine';
import { Reel } from '../reel.ts';
import type { Answer, Archive, Source, TableFrame } from '../source.ts';
import type { LocalMatch } from './local-match.ts';

/** A match on this device as one viewer sees it. */
export class LocalSource<
  S extends StateObject = StateObject,
  A extends Action = Action,
  O extends OptionValues = OptionValues,
  D = unknown,
  R extends Report = Report,
> implements Source<S, A, O, D, R> {
  readonly viewer: Viewer;
  readonly mine: readonly Seat[];
  readonly archive: Archive<S, A, O, D, R>;
  readonly #local: LocalMatch<S, A, O, D, R>;
  readonly #reel: Reel<S, R>;
  readonly #entries: readonly number[];
  readonly #frames: TableFrame<A, R>[] = [];

  constructor(local: LocalMatch<S, A, O, D, R>, viewer: Viewer, mine: readonly Seat[]) {
    this.viewer = viewer;
    this.mine = mine;
    this.#local = local;
    const { opening, frames, entries } = local.match.film(viewer);
    this.#reel = new Reel(local.module.game.shape, opening, frames);
    this.#entries = entries;
    this.archive = {
      match: local.match,
      get seating() {
        return local.seating;
      },
      entryOf: (n) => entries[n]!,
      frameOf: (entry) => entries.findLastIndex((made) => made <= entry),
    };
  }

  get module(): GameModule<S, A, O, D, R> {
    return this.#local.module;
  }

  get options(): O {
    return this.#local.match.options;
  }

  get dice(): DiceTerms['kind'] {
    return this.#local.match.header.dice.kind;
  }

  get playable(): boolean {
    return this.#local.playable;
  }

  get last(): number {
    return this.#reel.last;
  }

  get kept(): boolean {
    return this.#local.kept;
  }

  get trouble(): string | undefined {
    return this.#local.trouble;
  }

  frame(n: number): TableFrame<A, R> {
    return (this.#frames[n] ??= this.#look(n));
  }

  sightAt(n: number): S {
    return this.#reel.sightAt(n);
  }

  act(seat: Seat, action: A, typed: readonly number[]): Answer {
    return this.#local.act(seat, action, typed);
  }

  mayUndo(seat: Seat): boolean {
    return this.archive.match.undoTarget(seat) !== undefined;
  }

  undo(seat: Seat): Answer {
    return this.#local.undo(seat);
  }

  subscribe(onNews: () => void): () => void {
    return this.#local.subscribe(onNews);
  }

  #look(n: number): TableFrame<A, R> {
    if (n === 0) return { n, seat: undefined, action: undefined, filed: false, reports: [], back: undefined };
    const { told, back } = this.#reel.frames[n - 1]!;
    const { seat, deed } = this.#local.match.steps[this.#entries[n]!]!.entry;
    const own = seat === this.viewer;
    const active = this.module.game.active(this.sightAt(n - 1));
    return {
      n,
      // Where several may act at once, which of them did is not for others to know.
      seat: own || active.length === 1 ? seat : undefined,
      action: own && deed.kind === 'act' ? deed.action : undefined,
      filed: own && this.#local.seating.answered.includes(this.#entries[n]!),
      reports: told,
      back,
    };
  }
}
