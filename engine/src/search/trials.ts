import type { Action, Game, Seat } from '../contract.ts';
import type { StateObject } from '../state/shape.ts';
import type { Script } from './script.ts';
import { TrialDice } from './trial-dice.ts';

/** What a game brings so that plans and decisions can be tried out in it. */
export interface TrialGame<S extends StateObject, A extends Action, P> {
  readonly game: Pick<Game<S, A>, 'seats' | 'shape' | 'active' | 'apply'>;
  /** The script that plays a seat in trials. */
  script(seat: Seat): Script<S, A, P>;
  /** What the dice of an action are rolled for, as a number: plans that share an event share its luck. */
  event(state: S, action: A): number;
  /** Where one action rolls for several things: which of them comes now, read from the state in the middle of it. */
  subject?(state: S): number;
  /** Whose turn, or which impulse, it is: trials look so many changes of it ahead. */
  stage(state: S): number;
  /** What a position is worth to a seat, from 0 (lost) to 1000 (won). */
  value(state: S, seat: Seat): number;
  /**
   * Asked before an action: how lucky whoever acts will have been, in points of value, as the state afterwards shows it;
   * nothing where no dice are rolled. On average it must be 0: it is taken off the value, so that trials scatter less.
   */
  luck?(state: S, action: A, seat: Seat): ((after: S) => number) | undefined;
}

/** Trying things out: a position is played on by scripts on all sides to a horizon, and then judged. */
export class Trials<S extends StateObject, A extends Action, P> {
  /** Actions played in trials since it was last set to 0. */
  spent = 0;
  readonly #brings: TrialGame<S, A, P>;
  readonly #seat: Seat;
  readonly #own: Script<S, A, P>;
  readonly #others = new Map<Seat, Script<S, A, P>>();
  readonly #board: S;
  readonly #subject: (() => number) | undefined;
  #dice: TrialDice;

  constructor(brings: TrialGame<S, A, P>, seat: Seat) {
    this.#brings = brings;
    this.#seat = seat;
    this.#own = brings.script(seat);
    for (const other of brings.game.seats) if (other !== seat) this.#others.set(other, brings.script(other));
    this.#board = brings.game.shape.create();
    this.#subject = brings.subject && (() => brings.subject!(this.#board));
    this.#dice = new TrialDice(0, this.#subject);
  }

  /** New dice, for a new question. */
  shuffle(seed: number): void {
    this.#dice = new TrialDice(seed, this.#subject);
  }

  /** What comes of it for this seat, from 0 to 1000: with this first action, if any, and this plan. */
  play(position: S, plan: P | undefined, sample: number, stages: number, first?: A): number {
    const { game } = this.#brings;
    const board = this.#board;
    game.shape.copyInto(board, position);
    this.#dice.begin(sample);
    this.#own.follow(plan);
    for (const other of this.#others.values()) other.follow();
    let stage = this.#brings.stage(board);
    let left = stages;
    let action = first;
    let fortune = 0;
    for (;;) {
      const seat = game.active(board)[0];
      if (seat === undefined) break;
      action ??= (seat === this.#seat ? this.#own : this.#others.get(seat)!).decide(board, seat);
      this.#dice.event(this.#brings.event(board, action));
      const luck = this.#brings.luck?.(board, action, seat);
      game.apply(board, seat, action, this.#dice);
      this.spent++;
      if (luck !== undefined) fortune += seat === this.#seat ? luck(board) : -luck(board);
      action = undefined;
      const now = this.#brings.stage(board);
      if (now === stage) continue;
      stage = now;
      if (--left === 0) break;
    }
    return this.#brings.value(board, this.#seat) - fortune;
  }
}
