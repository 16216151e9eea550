import { fuzz } from '@club-route/engine/testing';
import { describe, expect, test } from 'vitest';
import { farthestBridge } from '../src/game.ts';
import { language } from '../src/language/index.ts';
import { offers } from '../src/offer/index.ts';
import { planning } from '../src/planning.ts';
import { standing } from '../src/standing.ts';
import { ownLaws } from './own-laws.ts';

const ACTIONS = 4000;

describe('random games with random options keep every law, and those of this game', () => {
  test.each([1, 1001, 2001])('from seed %i', (seed) => {
    const report = fuzz(farthestBridge, { actions: ACTIONS, seed, language, standing, planning, offers, own: ownLaws });
    expect(report.failures.map((failure) => `seed ${failure.seed}: ${failure.reason}`)).toEqual([]);
    expect(report.games).toBeGreaterThan(3);
  });

  test.each(ownLaws.map(({ name }) => name))('a law of this game that is broken is named: %s', (name) => {
    const own = ownLaws.map((law) => (law.name === name ? { ...law, check: () => 'all is wrong' } : law));
    const [failure] = fuzz(farthestBridge, { games: 1, seed: 1, own }).failures;
    expect(failure!.reason).toContain(`own: ${name}: all is wrong`);
  });
});
