import { fuzz } from '@club-route/engine/testing';
import { expect, test } from 'vitest';
import { battleCard, language } from '../src/index.ts';

test('2,000 random games keep every law', () => {
  const report = fuzz(battleCard, { games: 2000, seed: 1, language });
  expect(report.failures).toEqual([]);
  expect(report.games).toBe(2000);
});
