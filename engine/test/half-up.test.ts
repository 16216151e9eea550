import { expect, test } from 'vitest';
import { halfUp } from '../src/index.ts';

test('rounds to the nearest, halves up', () => {
  expect([
    halfUp(1, 1, 2),
    halfUp(3, 1, 2),
    halfUp(-1, 1, 2),
    halfUp(-3, 1, 2),
    halfUp(7, 3, 10),
    halfUp(100, 33, 100),
    halfUp(0, 5, 7),
  ]).toEqual([1, 2, 0, -1, 2, 33, 0]);
});

test('agrees with exact arithmetic on large products', () => {
  for (let value = -5_000_000; value <= 5_000_000; value += 777_773) {
    for (const [numerator, denominator] of [
      [999_983, 1_000_003],
      [3, 7],
      [170 * 165, 1_000_000 * 260],
    ] as const) {
      const doubled = 2n * BigInt(value) * BigInt(numerator) + BigInt(denominator);
      const divisor = 2n * BigInt(denominator);
      const floor = doubled / divisor - (doubled < 0n && doubled % divisor !== 0n ? 1n : 0n);
      expect(halfUp(value, numerator, denominator)).toBe(Number(floor));
    }
  }
});

test('refuses what it cannot work out exactly', () => {
  expect(() => halfUp(0.5, 1, 2)).toThrow(RangeError);
  expect(() => halfUp(2 ** 40, 2 ** 20, 3)).toThrow(RangeError);
  expect(() => halfUp(1, 1, 0)).toThrow(RangeError);
});
