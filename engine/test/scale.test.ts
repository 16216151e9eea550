import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { scale } from '../src/scale.ts';

test('is the quotient of the exact product, rounded down', () => {
  const value = fc.integer({ min: -(2 ** 31), max: 2 ** 31 });
  const numerator = fc.integer({ min: -(2 ** 21), max: 2 ** 21 });
  const denominator = fc.integer({ min: 1, max: 2 ** 40 });
  fc.assert(
    fc.property(value, numerator, denominator, (a, b, c) => {
      const product = BigInt(a) * BigInt(b);
      const quotient = product / BigInt(c);
      const down = product < 0n && quotient * BigInt(c) !== product ? quotient - 1n : quotient;
      expect(BigInt(scale(a, b, c))).toBe(down);
    }),
  );
});

test('rounds down on either side of nothing, and nothing has no sign', () => {
  expect([scale(7, 1, 2), scale(-7, 1, 2), scale(7, -1, 2)]).toEqual([3, -4, -4]);
  expect(Object.is(scale(0, -3, 2), 0)).toBe(true);
});

test('refuses what it cannot hold exactly', () => {
  for (const [value, numerator, denominator] of [
    [0.5, 2, 1],
    [2, 0.5, 1],
    [2 ** 40, 2 ** 20, 3],
    [Number.NaN, 1, 1],
    [1, 1, 0],
    [1, 1, -2],
    [1, 1, 0.5],
  ] as const)
    expect(() => scale(value, numerator, denominator)).toThrow(RangeError);
});
