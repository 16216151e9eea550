import { expect, test } from 'vitest';
import { chanceText } from '../../src/index.ts';

test.each([
  [0, '0 %'],
  [1e-9, 'under 0.1 %'],
  [0.0005, '0.1 %'],
  [0.3418371724445265, '34.2 %'],
  [0.5, '50.0 %'],
  [0.9994, '99.9 %'],
  [0.9999, 'over 99.9 %'],
  [1, '100 %'],
])('a chance of %d reads %s', (chance, text) => {
  expect(chanceText(chance)).toBe(text);
});
