import { describe, expect, test } from 'vitest';
import { Contest } from '../../src/search/index.ts';

describe('a contest', () => {
  /** Candidates are their own worth; the dice add the same to all. */
  function contest(incumbent: number, rounds = 2) {
    let trials = 0;
    const held = new Contest(incumbent, rounds, (candidate: number, sample) => {
      trials++;
      return candidate + (sample % 3) * 100;
    });
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
});
