import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { scale, scaleDown } from '../src/scale.ts';

const value = fc.integer({ min: -(2 ** 31), max: 2 ** 31 });
const numerator = fc.integer({ min: -(2 ** 21), max: 2 ** 21 });
const denominator = fc.integer({ min: 1, max: 2 ** 40 });

function floor(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor;
  return dividend < 0n && quotient * divisor !== dividend ? quotient - 1n : quotient;
}

test('scale is the quotient of the exact product, rounded half up', () => {
  fc.assert(
    fc.property(value, numerator, denominator, (a, b, c) => {
      expect(BigInt(scale(a, b, c))).toBe(floor(2n * BigInt(a) * BigInt(b) + BigInt(c), 2n * BigInt(c)));
    }),
  );
  expect([scale(1, 1, 2), scale(3, 1, 2), scale(-1, 1, 2), scale(-3, 1, 2), scale(7, 3, 10)]).toEqual([1, 2, 0, -1, 2]);
});

test('scaleDown is the quotient of the exact product, rounded down', () => {
  fc.assert(
    fc.property(value, numerator, denominator, (a, b, c) => {
      expect(BigInt(scaleDown(a, b, c))).toBe(floor(BigInt(a) * BigInt(b), BigInt(c)));
    }),
  );
  expect([scaleDown(7, 1, 2), scaleDown(-7, 1, 2), scaleDown(7, -1, 2)]).toEqual([3, -4, -4]);
});

test.each([scale, scaleDown])('nothing has no sign, and what cannot be held exactly is refused', (scaled) => {
  expect(Object.is(scaled(0, -3, 2), 0)).toBe(true);
  for (const [a, b, c] of [
    [0.5, 2, 1],
    [2, 0.5, 1],
    [2 ** 40, 2 ** 20, 3],
    [Number.NaN, 1, 1],
    [1, 1, 0],
    [1, 1, -2],
    [1, 1, 0.5],
  ] as const)
    expect(() => scaled(a, b, c)).toThrow(RangeError);
});
