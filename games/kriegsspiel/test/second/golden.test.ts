import type { GameModule } from '@club-route/engine';
import { describe, expect, test } from 'vitest';
import { kriegsspielSecondModule } from '../../src/second/index.ts';
import { expectRecorded, givenPoints, playCampaign, type Ending } from '../golden-campaign.ts';
import { secondRules } from './positions.ts';

/** One campaign for each way to end, half-hour by half-hour; those that march come to battles. */

const module = kriegsspielSecondModule as unknown as GameModule;
const ONE_DAY = { ...secondRules, days: 1 };

const ENDINGS: Readonly<Record<string, Ending>> = {
  'allied strategic': { options: ONE_DAY, seed: 1, bot: 'idle', said: givenPoints(30, 5) },
  'allied tactical': { options: ONE_DAY, seed: 2, bot: 'idle', said: givenPoints(20, 10) },
  draw: { options: ONE_DAY, seed: 3, bot: 'idle', said: givenPoints(20, 15) },
  'german tactical': { options: ONE_DAY, seed: 4, bot: 'idle', said: givenPoints(20, 20) },
  'german strategic': { options: ONE_DAY, seed: 5, bot: 'march' },
};

describe('golden campaigns of the second edition', () => {
  test.each(Object.keys(ENDINGS))('%s', async (name) => {
    const match = playCampaign(module, ENDINGS[name]!);
    expect(match.result()?.name).toBe(name);
    await expectRecorded(module, match, `golden/${name.replaceAll(' ', '-')}.txt`);
  });
});
