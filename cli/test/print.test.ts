import { expect, test } from 'vitest';
import { brokenAt } from '../src/terminal/print.ts';

test('text is broken between words, and never lost', () => {
  const text = '82nd Airborne defends at Grave; 1st Airborne attacks at Arnhem';
  expect(brokenAt(text, 24)).toEqual(['82nd Airborne defends at', 'Grave; 1st Airborne', 'attacks at Arnhem']);
  expect(brokenAt(text, Infinity)).toEqual([text]);
  expect(brokenAt('incomprehensibilities here', 5)).toEqual(['incomprehensibilities', 'here']);
  expect(brokenAt('', 5)).toEqual(['']);
});
