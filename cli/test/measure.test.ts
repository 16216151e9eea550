import { expect, test } from 'vitest';
import { medianOf, mostOf } from '../src/bench/measure.ts';

test('the middle and the most of a very long list', () => {
  const values = Array.from({ length: 300_001 }, (_, index) => (index * 7919) % 300_001);
  expect(mostOf(values)).toBe(300_000);
  expect(medianOf(values)).toBe(150_000);
});
