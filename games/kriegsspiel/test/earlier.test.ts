import { join } from 'node:path';
import { describe, test } from 'vitest';
import { campaign } from '../src/game.ts';
import { expectOtherwiseToday, expectToVerify, recorded } from './recorded.ts';

const SINCE_2 = { putBackGoesOn: true, instantOrdersIgnoreTime: true };

describe('a campaign begun under earlier rules verifies by them, where today’s would roll otherwise', () => {
  test.each([
    ['1', 'two-days', 299, { days: 2, firstReadings: true, thirdReadings: true, fourthReadings: true, ...SINCE_2 }],
    ['2', 'one-day', 239, { days: 1, firstReadings: false, thirdReadings: true, ...SINCE_2 }],
    ['3', 'one-day', 260, { days: 1, firstReadings: false, putBackGoesOn: false, thirdReadings: true }],
    ['4', 'one-day', 333, { days: 1, thirdReadings: false, fourthReadings: true, fifthReadings: true }],
    ['5', 'one-day', 333, { days: 1, thirdReadings: false, fourthReadings: false, fifthReadings: true }],
    ['6', 'two-days', 447, { days: 2, umpireRules: true, fifthReadings: false, rulingsOn: 'battles' }],
    ['7', 'two-days', 490, { days: 2, umpireRules: true, rulingsOn: 'all', seventhReadings: true }],
    ['8', 'two-days', 559, { days: 2, umpireRules: true, seventhReadings: false, eighthReadings: true }],
  ])('rules %s', (rules, name, last, options) => {
    const journal = recorded(join(import.meta.dirname, `golden/rules-${rules}/${name}.json`));
    expectToVerify(campaign, journal, rules, last, options);
    if (journal.header.dice.kind === 'fast') expectOtherwiseToday(campaign, journal);
  });
});
