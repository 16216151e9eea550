import { describe, expect, test } from 'vitest';
import { logistic, ramp } from '../../src/search/index.ts';

describe('the logistic curve', () => {
  test('rises from 0 to 1 and is the same upside down', () => {
    let before = 0;
    for (let x = -12; x <= 12; x += 0.1) {
      const value = logistic(x);
      expect(value).toBeGreaterThanOrEqual(before);
      expect(value + logistic(-x)).toBeCloseTo(1, 12);
      before = value;
    }
    expect(logistic(-100)).toBeGreaterThan(0);
    expect(logistic(100)).toBeLessThan(1);
  });

  test('is the curve it stands for, to about one in a hundred', () => {
    for (let x = -8; x <= 8; x += 0.25) expect(Math.abs(logistic(x) - 1 / (1 + Math.exp(-x)))).toBeLessThan(0.01);
  });
});

test('a ramp goes from 0 to 1 between two values', () => {
  expect([1, 2, 3, 4, 5].map((value) => ramp(value, 2, 4))).toEqual([0, 0, 0.5, 1, 1]);
});
