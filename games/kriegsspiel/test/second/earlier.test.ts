import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Game } from '@club-route/engine';
import { secondCampaign } from '../../src/second/game.ts';
import { expectOtherwiseToday, expectToVerify, recorded } from '../recorded.ts';

test.each([
  ['1', 'one-day', 32, { instantOrdersIgnoreTime: true, thirdReadings: true, fourthReadings: true }],
  ['2', 'half-day', 236, { thirdReadings: false, fourthReadings: true }],
  ['3', 'half-day', 180, { thirdReadings: false, fourthReadings: false }],
])(
  'a campaign of the second edition begun under rules %s verifies by them, where today’s would roll otherwise',
  (rules, name, last, options) => {
    const journal = recorded(join(import.meta.dirname, `golden/rules-${rules}/${name}.json`));
    const game = secondCampaign as unknown as Game;
    expectToVerify(game, journal, rules, last, { days: 1, fifthReadings: true, ...options });
    expectOtherwiseToday(game, journal);
    expect(secondCampaign.version).toBe('4');
  },
);
