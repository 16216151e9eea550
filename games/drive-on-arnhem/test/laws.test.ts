import { fuzz } from '@club-route/engine/testing';
import { expect, test } from 'vitest';
import { driveOnArnhem } from '../src/game.ts';
import { language } from '../src/language/index.ts';
import { offers } from '../src/offer/index.ts';
import { planning } from '../src/planning.ts';
import { standing } from '../src/standing.ts';

test('6 random games with random options keep every law', () => {
  const report = fuzz(driveOnArnhem, { games: 6, seed: 1, language, standing, planning, offers });
  expect(report.failures).toEqual([]);
  expect(report.games).toBe(6);
});
