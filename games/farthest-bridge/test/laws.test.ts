import { fuzz } from '@club-route/engine/testing';
import { expect, test } from 'vitest';
import { farthestBridge } from '../src/game.ts';
import { language } from '../src/language/index.ts';
import { offers } from '../src/offer/index.ts';
import { planning } from '../src/planning.ts';
import { standing } from '../src/standing.ts';

test('300 random games with random options keep every law', () => {
  const report = fuzz(farthestBridge, { games: 300, seed: 1, language, standing, planning, offers });
  expect(report.failures).toEqual([]);
  expect(report.games).toBe(300);
});
