import { describe, expect, test } from 'vitest';
import { FastDice, mixSeed } from '../../src/index.ts';
import { chiSquare } from './chi-square.ts';

describe('fast dice', () => {
  test.each([2, 3, 6, 7, 10, 36, 100])('favour none of %i sides', (sides) => {
    const dice = new FastDice(mixSeed(1944, sides));
    const counts = Array.from({ length: sides }, () => 0);
    for (let draw = 0; draw < 60_000; draw++) counts[dice.between(0, sides - 1)]!++;
    const { found, most } = chiSquare(counts);
    expect(found).toBeLessThan(most);
  });

  test('favour no third of a range that does not divide the generator', () => {
    // Without drawing again the first third would come up half of the time.
    const sides = 3 * 2 ** 29;
    const dice = new FastDice(17);
    const counts = [0, 0, 0];
    for (let draw = 0; draw < 30_000; draw++) counts[Math.floor(dice.between(0, sides - 1) / 2 ** 29)]!++;
    const { found, most } = chiSquare(counts);
    expect(found).toBeLessThan(most);
  });

  test('repeat from the same seed and start anew from another', () => {
    const ten = (dice: FastDice): readonly number[] => Array.from({ length: 10 }, () => dice.d6('test'));
    const dice = new FastDice(5);
    const first = ten(dice);
    expect(ten(new FastDice(5))).toEqual(first);
    dice.reseed(5);
    expect(ten(dice)).toEqual(first);
    dice.reseed(6);
    expect(ten(dice)).not.toEqual(first);
  });

  test('keep to their range', () => {
    const dice = new FastDice(3);
    expect(dice.between(4, 4)).toBe(4);
    expect(dice.between(1, 2 ** 31)).toBeLessThanOrEqual(2 ** 31);
    expect(() => dice.between(0, 2 ** 31)).toThrow('fast dice do not have 2147483649 sides');
    for (let draw = 0; draw < 1000; draw++) {
      const value = dice.between(-3, 3);
      expect(value).toBeGreaterThanOrEqual(-3);
      expect(value).toBeLessThanOrEqual(3);
    }
  });
});

describe('seeds of many games', () => {
  test('start the games independently of each other', () => {
    const first = Array.from({ length: 6 }, () => 0);
    const pairs = Array.from({ length: 36 }, () => 0);
    let before = 1;
    for (let game = 0; game < 36_000; game++) {
      const die = new FastDice(mixSeed(7, game)).d6('first');
      first[die - 1]!++;
      pairs[(before - 1) * 6 + die - 1]!++;
      before = die;
    }
    for (const counts of [first, pairs]) {
      const { found, most } = chiSquare(counts);
      expect(found).toBeLessThan(most);
    }
  });

  test('are all different', () => {
    const seeds = new Set(Array.from({ length: 50_000 }, (_, game) => mixSeed(7, game)));
    expect(seeds.size).toBe(50_000);
    expect(mixSeed(7, 0)).not.toBe(mixSeed(8, 0));
  });
});

describe('what all dice share', () => {
  test('the average die has the faces 2, 3, 3, 4, 4, 5', () => {
    const dice = new FastDice(11);
    const counts = new Map<number, number>();
    for (let draw = 0; draw < 60_000; draw++) {
      const face = dice.average('test');
      counts.set(face, (counts.get(face) ?? 0) + 1);
    }
    expect([...counts.keys()].toSorted((a, b) => a - b)).toEqual([2, 3, 4, 5]);
    for (const [face, sixths] of [
      [2, 1],
      [3, 2],
      [4, 2],
      [5, 1],
    ] as const) {
      expect(counts.get(face)! / 10_000).toBeCloseTo(sixths, 0);
    }
  });

  test('chance, pick', () => {
    const dice = new FastDice(11);
    let hits = 0;
    for (let draw = 0; draw < 30_000; draw++) if (dice.chance(1, 3, 'test')) hits++;
    expect(hits / 10_000).toBeCloseTo(1, 1);
    expect(dice.chance(0, 3, 'never')).toBe(false);
    expect(dice.chance(3, 3, 'always')).toBe(true);
    expect(['a', 'b']).toContain(dice.pick(['a', 'b'], 'test'));
    expect(() => dice.pick([], 'a bridge')).toThrow('nothing to pick from for a bridge');
  });
});
