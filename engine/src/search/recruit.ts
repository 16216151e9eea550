import type { Action, Player, Seat } from '../contract.ts';
import type { Dice } from '../dice/index.ts';
import type { Script } from './script.ts';

/** Once in so many times a chance to answer is missed. */
const MISSES = 2;

/** What a game brings so that a recruit can play it. */
export interface RecruitedGame<S, A extends Action, P> {
  script(seat: Seat): Script<S, A, P>;
  /** The name of the phase for which a plan is made now, different for every phase of a game; nothing for no plan. */
  phase(sight: S): string | undefined;
  /** A plan such as a recruit makes. */
  muddle(sight: S, dice: Dice): P;
  /** What it comes to when the seat misses its chance to answer; nothing where none can be missed. */
  missed(sight: S): A | undefined;
}

/** The weakest level: knows the plan of its side, but not how to go about it, and cannot keep everything in mind. */
export class Recruit<S, A extends Action, P> implements Player<S, A> {
  readonly #brings: RecruitedGame<S, A, P>;
  readonly #seat: Seat;
  readonly #script: Script<S, A, P>;
  #planned = '';

  constructor(brings: RecruitedGame<S, A, P>, seat: Seat) {
    this.#brings = brings;
    this.#seat = seat;
    this.#script = brings.script(seat);
  }

  decide(sight: S, dice: Dice): A {
    const phase = this.#brings.phase(sight);
    if (phase !== undefined && phase !== this.#planned) {
      this.#planned = phase;
      this.#script.follow(this.#brings.muddle(sight, dice));
    }
    const missed = this.#brings.missed(sight);
    if (missed !== undefined && dice.chance(1, MISSES, 'missed chance')) return missed;
    return this.#script.decide(sight, this.#seat);
  }
}
