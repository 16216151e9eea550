import type { Seat } from '../contract.ts';

/**
 * A lesson: a position, dice laid out beforehand, and steps. It is played on the real rules and at the real table; a move
 * that does not serve the step is held back and answered. Orders are typed ones, so that anybody can read and try them.
 */
export interface Lesson<S = unknown, A = unknown, O = unknown> {
  /** Part of its address: 'land-and-hold'. */
  readonly id: string;
  readonly title: string;
  /** One sentence: what you can do afterwards. */
  readonly about: string;
  readonly minutes: number;
  /** The seat of whoever learns. */
  readonly seat: Seat;
  /** Options besides the defaults. */
  readonly options?: Partial<O>;
  /** What set-up rolls, where it rolls. */
  readonly setupDice?: readonly number[];
  /** Moves that lead from set-up to the first step. */
  readonly before?: readonly LessonMove[];
  readonly steps: readonly LessonStep<S, A>[];
  /** What you know now, and what to do next. */
  readonly end: string;
}

/** Somebody's move as a typed order, with what its dice show. Time passes by orders of the clock, through all that happens. */
export interface LessonMove {
  readonly seat: Seat;
  readonly order: string;
  readonly dice?: readonly number[];
}

export interface LessonStep<S = unknown, A = unknown> {
  /** One or two sentences: what to do, and why. */
  readonly text: string;
  /** How to do it with the mouse, a finger or the keys, where that is new. */
  readonly how?: string;
  readonly point?: LessonPointer;
  /** The moves that do it, one after the other: shown on request, and played by the tests. */
  readonly orders: readonly string[];
  /** Whether a move serves the step. `sight` is the learner's before it. */
  serves(action: A, sight: S): boolean;
  /** Whether the step is done, by the sight after a move that serves it; without this, one such move does it. */
  done?(sight: S): boolean;
  /** Moves that a newcomer is likely to try, each with its answer. */
  readonly wrong: readonly WrongMove<S, A>[];
  /**
   * What the dice show in this step, one after the other; once they are used up, a middling number. In a game with a clock
   * they are also those of the time that passes once the learner has read what came.
   */
  readonly dice?: readonly number[];
  /** What the others do once the step is done. Wherever else they are asked, they give the answer that changes least. */
  readonly replies?: readonly LessonMove[];
}

/** What to look at; cells and units by number, controls by the words on them. */
export interface LessonPointer {
  readonly cells?: readonly number[];
  readonly units?: readonly number[];
  readonly controls?: readonly string[];
}

export interface WrongMove<S = unknown, A = unknown> {
  /** An example that the rules allow. */
  readonly order: string;
  /** Whether a move that does not serve is of this kind; the first that says so answers. `sight` is the learner's before it. */
  is(action: A, sight: S): boolean;
  /** What is wrong with it, and what to do instead. */
  readonly answer: string;
}

/** How far somebody has come. */
export interface LessonProgress {
  /** The step that is asked, from 0; as many as there are once all are done. */
  readonly step: number;
  readonly over: boolean;
}
