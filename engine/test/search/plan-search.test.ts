import { describe, expect, test } from 'vitest';
import { FastDice } from '../../src/dice/index.ts';
import { searchPlan, type PlanChanges } from '../../src/search/index.ts';

/** Plans are numbers, and the nearer to 10 the better. */
const worth = (plan: number): number => 900 - 50 * Math.abs(10 - plan);
const steps: PlanChanges<number> = {
  steady: 0,
  openings: [3, 5, 4],
  change: (plan, dice) => plan + (dice.chance(1, 2, 'up') ? 1 : -1),
};

function spentAfter(times: number): () => boolean {
  let asked = 0;
  return () => asked++ >= times;
}

describe('the search for a plan', () => {
  test('changes the best so far until the budget is spent', () => {
    expect(searchPlan(steps, 2, worth, new FastDice(1), spentAfter(60))).toBe(10);
  });

  test('begins with the best of the openings', () => {
    expect(searchPlan({ ...steps, change: undefined }, 2, worth, new FastDice(1), () => false)).toBe(5);
  });

  test('tries one opening after the other, as far as the budget goes', () => {
    expect(searchPlan(steps, 2, worth, new FastDice(1), spentAfter(1))).toBe(3);
  });

  test('without a budget keeps the steady plan, and asks for no trial', () => {
    const never = (): number => {
      throw new Error('a trial was made');
    };
    expect(searchPlan(steps, 2, never, new FastDice(1), () => true)).toBe(0);
  });
});
