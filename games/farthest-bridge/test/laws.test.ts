import { fuzz } from '@club-route/engine/testing';
import { expect, test } from 'vitest';
import { farthestBridge } from '../src/game.ts';
import { language } from '../src/language/index.ts';
import { planning } from '../src/planning.ts';
import { standing } from '../src/standing.ts';

test('100 random games with random options keep every law', () => {
  const report = fuzz(farthestBridge, { games: 100, seed: 1, language, standing, planning });
  expect(report.failures).toEqual([]);
  expect(report.games).toBe(100);
}, 300_000);

/**
 * Left out is what takes half the time and finds least here: a hundred journals loaded again are enough, and once both
 * deployments are laid out nothing is hidden; `leaks.test.ts` looks at them before.
 */
test('200 more keep the laws of a position', () => {
  const except = ['replay', 'sight', 'leak', 'knowledge'] as const;
  const report = fuzz(farthestBridge, { games: 200, seed: 101, language, standing, planning, except });
  expect(report.failures).toEqual([]);
  expect(report.games).toBe(200);
}, 300_000);
