import type { Seat } from '../contract.ts';

/**
 * A way of playing by rules of thumb that can be told how to go about it. Trials play every side by one, so a script
 * reads only what its seat may know: then it decides the same on a sight and in a world imagined from it.
 */
export interface Script<S, A, P> {
  /** Follows a plan from now on; without one, its own rules of thumb. */
  follow(plan?: P): void;
  decide(state: S, seat: Seat): A;
}

/** A script that also knows what else is worth a try. */
export interface Adviser<S, A, P> extends Script<S, A, P> {
  /** What might be done instead of what it chose; nothing where its choice is good enough. */
  others(state: S, seat: Seat, chosen: A): readonly A[];
}
