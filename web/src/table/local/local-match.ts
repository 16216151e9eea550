import {
  CLOCK,
  isRefusal,
  type Action,
  type EntryMaker,
  type GameModule,
  type LessonCourse,
  type Match,
  type OptionValues,
  type Refusal,
  type Report,
  type Seat,
  type StateObject,
  type Step,
} from '@club-route/engine';
import { AskingDice, DieWanted } from '../dice-wanted.ts';
import { peopleOf, type Players } from '../players.ts';
import type { Answer, WantedDie } from '../source.ts';
import type { Seating } from './seating.ts';

export interface LocalMatchSetup<S extends StateObject, A extends Action, O extends OptionValues, D, R extends Report> {
  readonly match: Match<S, A, O, D, R>;
  readonly module: GameModule<S, A, O, D, R>;
  readonly seating: Seating;
  /** False for a replay that somebody sent. */
  readonly playable: boolean;
  /** The lesson that is played: it rolls the dice, moves for the others, and holds back what does not serve. */
  readonly course?: LessonCourse<S, A, O, D, R>;
  /** Called after every entry, and when somebody has filed answers. */
  keep(seating: Seating): Promise<void>;
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
  readonly playable: boolean;
  readonly course: LessonCourse<S, A, O, D, R> | undefined;
  readonly #setup: LocalMatchSetup<S, A, O, D, R>;
  readonly #listeners = new Set<() => void>();
  #seating: Seating;
  #keptTo: number;
  #trouble: string | undefined;

  constructor(setup: LocalMatchSetup<S, A, O, D, R>) {
    this.#setup = setup;
    this.match = setup.match;
    this.module = setup.module;
    this.#seating = setup.seating;
    this.playable = setup.playable;
    this.course = setup.course;
    this.#keptTo = setup.match.last;
  }

  get seating(): Seating {
    return this.#seating;
  }

  get players(): Players {
    return this.#seating.players;
  }

  /** The latest entry that is safe in this browser. */
  get keptTo(): number {
    return this.#keptTo;
  }

  /** Why the latest entries are not safe in this browser. */
  get trouble(): string | undefined {
    return this.#trouble;
  }

  act(seat: Seat, action: A, typed: readonly number[]): Answer {
    const refusal = this.match.refuse(seat, action);
    if (refusal !== undefined) return refusal;
    if (this.course !== undefined) return this.#learn(this.course.act(this.match, action));
    return this.wanted(seat, action, typed) ?? this.#append(this.match.act(seat, action, typed));
  }

  /** A rehearsal on a copy finds out whether the rules want another die before anything is written. */
  wanted(seat: Seat, action: A, typed: readonly number[]): WantedDie | undefined {
    if (this.match.header.dice.kind !== 'typed' || this.course !== undefined) return undefined;
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

  /** Makes entries for those who have no hand of their own: the clock, and an umpire who goes back in time. */
  get entries(): EntryMaker {
    const kept = (step: Step<A, R> | Refusal): Step<Action, Report> | Refusal =>
      this.#append(step) ?? (step as Step<A, R>);
    return {
      act: (seat, action) => kept(this.match.act(seat, action as A)),
      restore: (seat, n, because) => kept(this.match.restore(seat, n, because)),
    };
  }

  undo(seat: Seat): Answer {
    return this.#append(this.match.undo(seat));
  }

  /** A person settles in advance what their seat answers; it holds at once. */
  file(seat: Seat, values: OptionValues): void {
    this.#seating = { ...this.#seating, filed: { ...this.#seating.filed, [seat]: values } };
    this.#answerByFile();
    this.#keepAndTell();
  }

  /** Goes on where a worker that was stopped has left it: with what nobody need be asked for. */
  goOn(): void {
    const { last } = this.match;
    if (this.playable && this.course === undefined) this.#answerByFile();
    if (this.match.last !== last) this.#keepAndTell();
  }

  /** Others play from now on. */
  reseat(players: Players): void {
    const { lent = [], ...seating } = this.#seating;
    const left = peopleOf(this.module, this.players).filter((seat) => players[seat] !== undefined);
    this.#seating = { ...seating, players, lent: [...new Set([...lent, ...left])] };
    this.#answerByFile();
    this.#keepAndTell();
  }

  subscribe(onNews: () => void): () => void {
    this.#listeners.add(onNews);
    return () => this.#listeners.delete(onNews);
  }

  #learn(made: readonly Step<A, R>[] | Refusal): Refusal | undefined {
    if ('rule' in made) return made;
    this.#keepAndTell();
    return undefined;
  }

  #append(step: Step<A, R> | Refusal): Refusal | undefined {
    if (isRefusal(step)) return step;
    this.#answerByFile();
    this.#keepAndTell();
    return undefined;
  }

  /** Makes the entries for which nobody need be asked: what people have settled in advance, and what the clock has to enter. */
  #answerByFile(): void {
    for (;;) {
      const answer = this.#filedAnswer();
      const due = answer === undefined ? this.module.clock?.due?.(this.match.state) : undefined;
      if (answer === undefined && due === undefined) return;
      const planned =
        answer === undefined
          ? this.match.plan(CLOCK, { kind: 'act', action: due! })
          : this.match.plan(answer.seat, { kind: 'act', action: answer.action, filed: true });
      if (isRefusal(planned)) return;
      this.match.keep(planned);
    }
  }

  #filedAnswer(): { readonly seat: Seat; readonly action: A } | undefined {
    const { game, state } = this.match;
    for (const seat of game.active(state)) {
      const values = this.players[seat] === undefined ? this.#seating.filed[seat] : undefined;
      const action = values && this.module.standing?.answer(game.sight(state, seat), seat, values);
      // A die from the table has to be asked for anyway.
      if (action !== undefined && this.wanted(seat, action, []) === undefined) return { seat, action };
    }
    return undefined;
  }

  #keepAndTell(): void {
    const { last } = this.match;
    this.#setup.keep(this.#seating).then(
      () => this.#keeping(last, undefined),
      (error: unknown) => this.#keeping(this.#keptTo, error instanceof Error ? error.message : String(error)),
    );
    this.#tell();
  }

  #keeping(entry: number, trouble: string | undefined): void {
    this.#keptTo = entry;
    this.#trouble = trouble;
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
