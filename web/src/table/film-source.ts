import type {
  Action,
  DiceTerms,
  Frame,
  GameModule,
  OptionValues,
  Report,
  Seat,
  StateObject,
  Viewer,
} from '@club-route/engine';
import type { TableClock } from './clock/clock.ts';
import { Reel } from './reel.ts';
import type { LookBack } from './result/look-back.ts';
import type { Answer, Archive, Source, TableFrame } from './source.ts';

/** What is true of a match besides its film, and may change at any time. */
export interface Standing {
  readonly playable: boolean;
  /** How people ended it without the rules, in a sentence. */
  readonly ended?: string | undefined;
  readonly kept: boolean;
  readonly trouble: string | undefined;
  /** Whether the host would find something to take back for this viewer. */
  readonly mayUndo: boolean;
}

/** Whoever has the match and makes its entries: the server, or this device. */
export interface FilmHost<A extends Action = Action> {
  /** Its answers come at once. */
  readonly near: boolean;
  standing(): Standing;
  /** `have` is how many frames the decision was made on. */
  act(seat: Seat, action: A, typed: readonly number[], have: number): Answer | Promise<Answer>;
  undo(seat: Seat, have: number): Answer | Promise<Answer>;
  /** Dice typed for what a computer at this device has decided. */
  roll(typed: readonly number[]): Answer | Promise<Answer>;
  /** Looks back on the match once it is over. */
  lookBack(): Promise<LookBack | undefined>;
  /** Calls when a frame has come or the standing has changed. Returns an unsubscribe function. */
  subscribe(onNews: () => void): () => void;
}

export interface FilmSetup<S extends StateObject, A extends Action, O extends OptionValues, D, R extends Report> {
  readonly module: GameModule<S, A, O, D, R>;
  readonly options: O;
  readonly dice: DiceTerms['kind'];
  readonly viewer: Viewer;
  readonly mine: readonly Seat[];
  readonly opening: S;
  /** Grows as frames come. */
  readonly frames: readonly Frame<R, A>[];
  readonly host: FilmHost<A>;
  readonly archive?: Archive;
  readonly afterAction?: () => Source['afterAction'];
  readonly clock?: TableClock | undefined;
}

const LOOKS_ON = { rule: 'seat', text: 'You are a spectator. Only the players can act.' };

/** A match as one viewer sees it, wherever it is kept: the viewer's own film, and nothing else. */
export class FilmSource<
  S extends StateObject = StateObject,
  A extends Action = Action,
  O extends OptionValues = OptionValues,
  D = unknown,
  R extends Report = Report,
> implements Source<S, A, O, D, R> {
  readonly module: GameModule<S, A, O, D, R>;
  readonly options: O;
  readonly dice: DiceTerms['kind'];
  readonly viewer: Viewer;
  readonly mine: readonly Seat[];
  readonly archive: Archive | undefined;
  readonly clock: TableClock | undefined;
  readonly near: boolean;
  readonly #host: FilmHost<A>;
  readonly #afterAction: () => Source['afterAction'];
  readonly #reel: Reel<S, R, A>;
  readonly #frames: TableFrame<A, R>[] = [];
  /** Worked out once, however often the end is looked at. */
  #lookBack: Promise<LookBack | undefined> | undefined;

  constructor({
    module,
    options,
    dice,
    viewer,
    mine,
    opening,
    frames,
    host,
    archive,
    afterAction = () => undefined,
    clock,
  }: FilmSetup<S, A, O, D, R>) {
    this.module = module;
    this.options = options;
    this.dice = dice;
    this.viewer = viewer;
    this.mine = mine;
    this.archive = archive;
    this.clock = clock;
    this.near = host.near;
    this.#host = host;
    this.#afterAction = afterAction;
    this.#reel = new Reel(module.game.shape, opening, frames);
  }

  get afterAction(): Source['afterAction'] {
    return this.#afterAction();
  }

  get playable(): boolean {
    return this.#host.standing().playable;
  }

  get ended(): string | undefined {
    return this.#host.standing().ended;
  }

  get kept(): boolean {
    return this.#host.standing().kept;
  }

  get trouble(): string | undefined {
    return this.#host.standing().trouble;
  }

  get last(): number {
    return this.#reel.last;
  }

  frame(n: number): TableFrame<A, R> {
    return (this.#frames[n] ??= this.#look(n));
  }

  sightAt(n: number): S {
    return this.#reel.sightAt(n);
  }

  act(seat: Seat, action: A, typed: readonly number[]): Answer | Promise<Answer> {
    return this.#host.act(seat, action, typed, this.last);
  }

  roll(typed: readonly number[]): Answer | Promise<Answer> {
    return this.#host.roll(typed);
  }

  mayUndo(seat: Seat): boolean {
    return this.mine.includes(seat) && this.last > 0 && this.#host.standing().mayUndo;
  }

  undo(seat: Seat): Answer | Promise<Answer> {
    return this.mine.includes(seat) ? this.#host.undo(seat, this.last) : LOOKS_ON;
  }

  lookBack(): Promise<LookBack | undefined> {
    this.#lookBack ??= this.#host.lookBack();
    return this.#lookBack;
  }

  subscribe(onNews: () => void): () => void {
    return this.#host.subscribe(onNews);
  }

  #look(n: number): TableFrame<A, R> {
    if (n === 0)
      return { n, seat: undefined, action: undefined, filed: false, reports: [], rolled: false, back: undefined };
    const { told, draws, back, own } = this.#reel.frames[n - 1]!;
    return {
      n,
      seat: own === undefined ? this.#onlyOneActive(n - 1, back) : this.viewer,
      action: own?.action,
      filed: own?.filed ?? false,
      reports: told,
      rolled: draws.length > 0,
      back,
    };
  }

  /** Where several may act at once, which of them did is not for others to know; where they agreed, nobody did. */
  #onlyOneActive(n: number, back: TableFrame['back']): Seat | undefined {
    const active = this.module.game.active(this.sightAt(n));
    return active.length === 1 && (back === undefined || back === 'undo') ? active[0] : undefined;
  }
}
