import { expect, test } from 'vitest';
import { chanceOf, summaryOf } from '../../../src/hex/panel/distribution.ts';

/** The sum of two dice. */
const TWO_DICE = Array.from({ length: 11 }, (_, index) => ({ value: index + 2, weight: 6 - Math.abs(5 - index) }));

test('a spread in five numbers', () => {
  expect(summaryOf(TWO_DICE)).toEqual({ least: 2, lower: 5, middle: 7, upper: 9, most: 12 });
  expect(summaryOf([{ value: 3, weight: 1 }])).toEqual({ least: 3, lower: 3, middle: 3, upper: 3, most: 3 });
});

test('what cannot come does not count, and the order does not matter', () => {
  const mixed = [{ value: 40, weight: 0 }, ...TWO_DICE.toReversed()];
  expect(summaryOf(mixed)).toEqual(summaryOf(TWO_DICE));
});

test('the chance of a value that will do', () => {
  expect(chanceOf(TWO_DICE, (value) => value >= 10)).toBeCloseTo(6 / 36);
  expect(chanceOf(TWO_DICE, () => true)).toBe(1);
});
