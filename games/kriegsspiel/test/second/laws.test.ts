import { fuzz } from '@club-route/engine/testing';
import { describe, expect, test } from 'vitest';
import { secondCampaign, type SecondGame } from '../../src/second/game.ts';
import { secondLanguage } from '../../src/second/language/index.ts';
import { secondStanding } from '../../src/second/standing.ts';
import { attackTo } from '../positions.ts';
import { secondLaws } from './own-laws.ts';
import { ordered, reported, secondPosition, secondRules } from './positions.ts';

/** The end of a day, with an attack under way: random commanders would not come to a battle in a thousand entries. */
const lastTurn: SecondGame = {
  ...secondCampaign,
  setup: (options) => {
    const state = secondPosition('17 1915', { '2/1': '4463 50', '1/9SS': '4563 30', '2I/5': '0911' }, options);
    ordered(state, '1/9SS', attackTo('4463'));
    return reported(state);
  },
};

describe('random commanders keep every law, and those of the second edition', () => {
  test.each([1])('in a battle and round it, from seed %i', (seed) => {
    const report = fuzz(lastTurn, {
      games: 1,
      seed,
      options: { ...secondRules, days: 1, battleTurns: 3 },
      language: secondLanguage,
      standing: secondStanding,
      own: secondLaws,
    });
    expect(report.failures.map((failure) => `seed ${failure.seed}: ${failure.reason}`)).toEqual([]);
  });
});
