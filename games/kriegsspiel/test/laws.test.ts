import { fuzz } from '@club-route/engine/testing';
import { describe, expect, test } from 'vitest';
import { campaign } from '../src/game.ts';
import { language } from '../src/language/index.ts';
import { offers } from '../src/offer.ts';
import { ownLaws } from './own-laws.ts';
import { usualRules } from './positions.ts';

const ACTIONS = 60;

describe('random one-day campaigns keep every law, and those of the campaign', () => {
  test.each([1])('from seed %i', (seed) => {
    const options = { ...usualRules, days: 1 };
    const report = fuzz(campaign, { actions: ACTIONS, seed, options, language, offers, own: ownLaws });
    expect(report.failures.map((failure) => `seed ${failure.seed}: ${failure.reason}`)).toEqual([]);
  });

  test('also where the umpire rules on every die', () => {
    const options = { ...usualRules, days: 2, umpireRules: true, supplyOffroadMax: 1 };
    const report = fuzz(campaign, { actions: 30, seed: 2, options, language, offers, own: ownLaws });
    expect(report.failures.map((failure) => `seed ${failure.seed}: ${failure.reason}`)).toEqual([]);
  });

  test('a law of the campaign that is broken is named', () => {
    const [ledger] = ownLaws;
    const own = [{ ...ledger, check: () => 'all is wrong' }];
    const [failure] = fuzz(campaign, { games: 1, seed: 1, options: { ...usualRules, days: 1 }, own }).failures;
    expect(failure.reason).toContain(`own: ${ledger.name}: all is wrong`);
  });
});
