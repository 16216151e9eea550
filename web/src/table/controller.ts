import { createStore } from 'zustand/vanilla';
import {
  isRefusal,
  type Action,
  type GameModule,
  type Match,
  type OptionValues,
  type Refusal,
  type Report,
  type Result,
  type Seat,
  type StateObject,
  type Step,
} from '@club-route/engine';
import { AskingDice, DieWanted } from './dice-wanted.ts';
import type { Pace } from './skin.ts';
import { Teller, type Showing } from './teller.ts';

/** An action that waits for a die rolled on a real table. */
export interface WaitingAction<A> {
  readonly action: A;
  readonly typed: readonly number[];
  readonly wants: { readonly purpose: string; readonly low: number; readonly high: number };
}

export interface TableState<A, D, R> extends Showing {
  readonly draft: D | undefined;
  readonly refusal: Refusal | undefined;
  readonly waiting: WaitingAction<A> | undefined;
  /** The report that the log points at. */
  readonly pointed: R | undefined;
  /** The latest entry that is safe in this browser, and why the next is not, if it could not be kept. */
  readonly kept: number;
  readonly unkept: string | undefined;
}

export interface TableSetup<S extends StateObject, A extends Action, O extends OptionValues, D, R extends Report> {
  readonly match: Match<S, A, O, D, R>;
  readonly module: GameModule<S, A, O, D, R>;
  pace(report: R): Pace;
  /** False for a replay that somebody sent: it can be looked at and branched from. */
  readonly playable: boolean;
  /** Called after every entry. */
  keep(): Promise<void>;
  /** True where nothing should move: then dice and moves are shown done. */
  still(): boolean;
}

/**
 * One table: a match, which entry of it is on show, and the decision in the making. It knows nothing of React; the
 * graphic view, the text view and the shortcuts all drive this.
 */
export class TableController<
  S extends StateObject = StateObject,
  A extends Action = Action,
  O extends OptionValues = OptionValues,
  D = unknown,
  R extends Report = Report,
> {
  readonly match: Match<S, A, O, D, R>;
  readonly module: GameModule<S, A, O, D, R>;
  readonly playable: boolean;
  readonly store;
  readonly #setup: TableSetup<S, A, O, D, R>;
  readonly #teller: Teller<R>;
  /** Positions looked at, so that looking again gives the very same object. */
  readonly #positions = new Map<number, S>();

  constructor(setup: TableSetup<S, A, O, D, R>) {
    this.#setup = setup;
    this.match = setup.match;
    this.module = setup.module;
    this.playable = setup.playable;
    const { last } = setup.match;
    this.store = createStore<TableState<A, D, R>>(() => ({
      last,
      shown: last,
      telling: undefined,
      draft: undefined,
      refusal: undefined,
      waiting: undefined,
      playing: false,
      speed: 1,
      pointed: undefined,
      kept: last,
      unkept: undefined,
    }));
    this.#teller = new Teller({
      reports: (n) => this.match.steps[n]!.reports,
      pace: (report) => setup.pace(report),
      still: () => setup.still(),
      read: () => this.store.getState(),
      write: (change) => this.#set(change),
    });
  }

  /** The seat at this table: whoever is to act, for all sit before one screen. */
  get seat(): Seat {
    return this.match.active()[0] ?? this.match.game.seats[0]!;
  }

  /** The position after the entry on show. */
  get state(): S {
    return this.positionAt(this.store.getState().shown);
  }

  get step(): Step<A, R> {
    return this.match.steps[this.store.getState().shown]!;
  }

  /** The latest entry is on show, and all of it is told. */
  get atRest(): boolean {
    const { shown, last, telling } = this.store.getState();
    return shown === last && telling === undefined;
  }

  get mayAct(): boolean {
    return this.playable && this.atRest && this.match.active().length > 0;
  }

  /** The result, once the entry that brought it is told. */
  get result(): Result | undefined {
    return this.atRest ? this.match.result() : undefined;
  }

  positionAt(n: number): S {
    let state = this.#positions.get(n);
    if (state === undefined) {
      state = this.match.stateAt(n);
      this.#positions.set(n, state);
    }
    return state;
  }

  propose(draft: D | undefined): void {
    if (this.mayAct) this.#set({ draft, refusal: undefined });
  }

  act(action: A): void {
    this.skip();
    if (!this.mayAct) return;
    const refusal = this.match.refuse(this.seat, action);
    if (refusal !== undefined) this.#set({ refusal });
    else if (this.match.header.dice.kind === 'typed') this.#actWith(action, []);
    else this.#append(this.match.act(this.seat, action));
  }

  /** A die rolled on a real table, for the action that waits for it. */
  typeDie(value: number): void {
    const { waiting } = this.store.getState();
    if (waiting !== undefined) this.#actWith(waiting.action, [...waiting.typed, value]);
  }

  /** Puts the typed dice away; the action is not made. */
  withdraw(): void {
    this.#set({ waiting: undefined });
  }

  /** Reads an order in the notation of the game and carries it out, or says why not. */
  order(text: string): void {
    this.skip();
    const read = this.module.language.read(this.match.state, this.seat, text);
    if (isRefusal(read)) this.#set({ refusal: read });
    else this.act(read);
  }

  refuse(refusal: Refusal | undefined): void {
    this.#set({ refusal });
  }

  undo(): void {
    this.skip();
    const { draft } = this.store.getState();
    if (!this.playable) return;
    if (draft !== undefined) this.#set({ draft: undefined, refusal: undefined });
    else this.#append(this.#explained(this.match.undo(this.seat)));
  }

  /** A new match that shares this one's past up to an entry, with dice of its own. */
  branch(n: number, key: string): Match<S, A, O, D, R> {
    return this.match.branch(n, crypto.getRandomValues(new Int32Array(1))[0]!, key);
  }

  /** Shows the position after an entry. */
  goTo(n: number): void {
    this.#set({ refusal: undefined });
    this.#teller.goTo(n);
  }

  /** Shows at once what is being told. */
  skip(): void {
    this.#teller.skip();
  }

  play(): void {
    this.#teller.play();
  }

  pause(): void {
    this.#teller.stop();
  }

  setSpeed(speed: number): void {
    this.#set({ speed });
  }

  point(report: R | undefined): void {
    this.#set({ pointed: report });
  }

  close(): void {
    this.#teller.stop();
  }

  #set(change: Partial<TableState<A, D, R>>): void {
    this.store.setState(change);
  }

  #actWith(action: A, typed: readonly number[]): void {
    // A rehearsal on a copy finds out whether the rules want another die before anything is written.
    try {
      const rehearsal = this.match.game.shape.copy(this.match.state);
      this.match.game.apply(rehearsal, this.seat, action, new AskingDice(typed));
    } catch (error) {
      if (!(error instanceof DieWanted)) throw error;
      const { purpose, low, high } = error;
      this.#set({ waiting: { action, typed, wants: { purpose, low, high } } });
      return;
    }
    this.#append(this.match.act(this.seat, action, typed));
  }

  /** A refused undo is no dead end: the same moment can be played otherwise. */
  #explained(step: Step<A, R> | Refusal): Step<A, R> | Refusal {
    if (!isRefusal(step)) return step;
    return { ...step, text: `${step.text} To try another course, step back on the timeline and branch from there.` };
  }

  #append(step: Step<A, R> | Refusal): void {
    if (isRefusal(step)) return this.#set({ refusal: step });
    const { last } = this.match;
    this.#set({ last, draft: undefined, refusal: undefined, waiting: undefined, playing: false });
    this.#teller.tell(last);
    this.#setup.keep().then(
      () => this.#set({ kept: last, unkept: undefined }),
      (error: unknown) => this.#set({ unkept: error instanceof Error ? error.message : String(error) }),
    );
  }
}
