import { fuzz } from '@club-route/engine/testing';
import { describe, expect, test } from 'vitest';
import { campaign } from '../src/game.ts';
import { language } from '../src/language/index.ts';
import { ownLaws } from './own-laws.ts';
import { usualRules } from './positions.ts';

const ACTIONS = 120;

describe('random one-day campaigns keep every law, and those of the campaign', () => {
  test.each([1, 1001])('from seed %i', (seed) => {
    const options = { ...usualRules, days: 1 };
    const report = fuzz(campaign, { actions: ACTIONS, seed, options, language, own: ownLaws });
    expect(report.failures.map((failure) => `seed ${failure.seed}: ${failure.reason}`)).toEqual([]);
  });

  test.each(ownLaws.map(({ name }) => name))('a law of the campaign that is broken is named: %s', (name) => {
    const own = ownLaws.map((law) => (law.name === name ? { ...law, check: () => 'all is wrong' } : law));
    const [failure] = fuzz(campaign, { games: 1, seed: 1, options: { ...usualRules, days: 1 }, own }).failures;
    expect(failure.reason).toContain(`own: ${name}: all is wrong`);
  });
});
