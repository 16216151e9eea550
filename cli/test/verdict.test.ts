import { FastDice, mixSeed } from '@club-route/engine';
import { describe, expect, test } from 'vitest';
import { intervalOf, judge, type Bar } from '../src/comparison/verdict.ts';

const BAR: Bar = { gain: 0.15, floor: 0.05 };
const MOST = 200;

/** A pair of games as they come: lost, drawn or won more, with a given mean. */
function results(count: number, mean: number, seed: number): readonly number[] {
  const dice = new FastDice(mixSeed(11, seed));
  return Array.from({ length: count }, () => {
    const die = dice.between(1, 1000) / 1000;
    return die < 0.25 + mean / 2 ? 1 : die > 0.75 + mean / 2 ? -1 : 0;
  });
}

test('the interval holds at all looks together in 95 of 100 comparisons', () => {
  const comparisons = 2000;
  let failed = 0;
  for (let seed = 0; seed < comparisons; seed++) {
    const all = results(MOST, 0.1, seed);
    const misses = all.some((_, index) => {
      const { low, high } = intervalOf(all.slice(0, index + 1), MOST);
      return low > 0.1 || high < 0.1;
    });
    if (misses) failed++;
  }
  expect(failed / comparisons).toBeLessThan(0.055);
  // An interval that never failed would be too wide to be of use.
  expect(failed / comparisons).toBeGreaterThan(0.015);
});

test('the interval of one look, used at every look, would fail far more often', () => {
  const comparisons = 500;
  let failed = 0;
  for (let seed = 0; seed < comparisons; seed++) {
    const all = results(MOST, 0.1, seed);
    const misses = all.some((_, index) => {
      const seen = all.slice(0, index + 1);
      const mean = seen.reduce((sum, one) => sum + one, 0) / seen.length;
      const spread = Math.sqrt(seen.reduce((sum, one) => sum + (one - mean) ** 2, 0) / seen.length);
      return seen.length >= 10 && Math.abs(mean - 0.1) > (1.96 * spread) / Math.sqrt(seen.length);
    });
    if (misses) failed++;
  }
  expect(failed / comparisons).toBeGreaterThan(0.2);
});

describe('a verdict', () => {
  test('a clear gain is met early, a clear loss missed early', () => {
    const good = results(MOST, 0.5, 1);
    const met = good.findIndex((_, index) => judge(good.slice(0, index + 1), MOST, BAR) === 'met') + 1;
    expect(met).toBeGreaterThanOrEqual(10);
    expect(met).toBeLessThan(MOST);
    const bad = results(MOST, -0.5, 2);
    const missed = bad.findIndex((_, index) => judge(bad.slice(0, index + 1), MOST, BAR) === 'missed') + 1;
    expect(missed).toBeGreaterThanOrEqual(10);
    expect(missed).toBeLessThan(MOST);
  });

  test('nothing is certain after a few pairs, however equal', () => {
    expect(
      judge(
        Array.from({ length: 9 }, () => 1),
        MOST,
        BAR,
      ),
    ).toBe('open');
    expect(intervalOf([1, 1, 1], MOST).low).toBe(-1);
    expect(intervalOf([], MOST)).toEqual({ mean: 0, low: -1, high: 1 });
  });

  test('a gain that is too small is missed when all pairs are played, even if it is surely there', () => {
    const small = Array.from({ length: 5000 }, (_, index) => (index % 10 === 0 ? 1 : 0));
    expect(intervalOf(small, 5000).low).toBeGreaterThan(0.05);
    expect(judge(small, 5000, BAR)).toBe('missed');
  });
});
