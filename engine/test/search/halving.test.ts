import { describe, expect, test } from 'vitest';
import { bestByHalving } from '../../src/search/index.ts';

describe('halving', () => {
  /** Candidates are their own worth; dice scatter it, the same for all in a trial, but for a part of their own. */
  function held(candidates: readonly number[], budget: number) {
    const tried = new Map<number, number>();
    let spent = 0;
    const best = bestByHalving(
      candidates,
      (candidate, sample) => {
        spent++;
        tried.set(candidate, (tried.get(candidate) ?? 0) + 1);
        return candidate + [0, 300, -300][sample % 3]! + (((candidate * 31 + sample * 17) % 7) - 3) * 40;
      },
      () => spent / budget,
    );
    return { best, tried };
  }

  test('the best is found though every trial scatters', () => {
    expect(held([500, 480, 530, 510, 470], 400).best).toBe(530);
  });

  test('a hair is not enough to leave the first', () => {
    expect(held([500, 501], 400).best).toBe(500);
  });

  test('whoever is left longest is tried most, and everybody at least six times', () => {
    const { tried } = held([500, 300, 600, 200], 240);
    expect(Math.min(...tried.values())).toBeGreaterThanOrEqual(6);
    expect(tried.get(600)).toBeGreaterThan(tried.get(200)!);
    expect(tried.get(600)).toBe(tried.get(500));
  });

  test('ends after one look at everybody when nothing is left to spend', () => {
    const { tried } = held([500, 300, 600], 1);
    expect([...tried.values()]).toEqual([12, 6, 12]);
  });
});
