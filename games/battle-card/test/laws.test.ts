import { fuzz } from '@club-route/engine/testing';
import { expect, test } from 'vitest';
import { battleCard, language } from '../src/index.ts';

const ACTIONS = 4000;

test.each([1, 10_001, 20_001, 30_001])('random games with random options keep every law: from seed %i', (seed) => {
  const report = fuzz(battleCard, { actions: ACTIONS, seed, language });
  expect(report.failures.map((failure) => `seed ${failure.seed}: ${failure.reason}`)).toEqual([]);
  expect(report.games).toBeGreaterThan(200);
});
