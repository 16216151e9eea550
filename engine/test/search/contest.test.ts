import { describe, expect, test } from 'vitest';
import { Contest, type Hurdles } from '../../src/search/index.ts';

describe('a contest', () => {
  /** Candidates are their own worth; the dice add the same to all. */
  function contest(incumbent: number, rounds = 2, hurdles?: Hurdles) {
    let trials = 0;
    const trial = (candidate: number, sample: number): number => {
      trials++;
      return candidate + (sample % 3) * 100;
    };
    const held = new Contest(incumbent, rounds, trial, hurdles);
    return { held, trials: () => trials };
  }

  test('the better candidate becomes the incumbent', () => {
    const { held } = contest(500);
    expect(held.challenge(520)).toBe(true);
    expect(held.challenge(510)).toBe(false);
    expect(held.best).toBe(520);
  });

  test('a hair is not enough, or luck would change the plan', () => {
    expect(contest(500).held.challenge(501)).toBe(false);
  });

  test('who is far behind is given up after two trials', () => {
    const { held, trials } = contest(500);
    held.challenge(300);
    expect(trials()).toBe(4);
  });

  test.each([
    { worth: 500, given: 2 },
    { worth: 502, given: 4 },
    { worth: 504, given: 6 },
  ])('where hurdles are high, a candidate worth $worth against 500 gets $given trials', ({ worth, given }) => {
    const { held, trials } = contest(500, 2, { 2: 1, 4: 3 });
    expect(held.challenge(worth)).toBe(false);
    expect(trials()).toBe(2 * given);
    expect(held.challenge(520)).toBe(true);
  });
});
