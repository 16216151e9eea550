import type { Dice } from '../dice/index.ts';
import { Contest, type Hurdles } from './contest.ts';

/** What a search may change in a plan. */
export interface PlanChanges<P> {
  /** The plan of a script that was told nothing. */
  readonly steady: P;
  /** Whole plans that are tried first. */
  readonly openings: readonly P[];
  /** The plan with one change, made at random; missing where nothing can be changed. */
  readonly change?: (plan: P, dice: Dice) => P;
}

/** One in so many plans is changed in two places at once. */
const SECOND_CHANGE = 3;

/** A plan found by trial: the script's own is changed in one or two places at a time, and what turns out better is kept. */
export function searchPlan<P>(
  { steady, openings, change }: PlanChanges<P>,
  rounds: number,
  trial: (plan: P, sample: number) => number,
  dice: Dice,
  isSpent: () => boolean,
  hurdles?: Hurdles,
): P {
  const contest = new Contest(steady, rounds, trial, hurdles);
  for (const plan of openings) {
    if (isSpent()) break;
    contest.challenge(plan);
  }
  if (change === undefined) return contest.best;
  while (!isSpent()) {
    let plan = change(contest.best, dice);
    if (dice.chance(1, SECOND_CHANGE, 'second change')) plan = change(plan, dice);
    contest.challenge(plan);
  }
  return contest.best;
}
