import type { GameModule } from '@club-route/engine';
import { describe, expect, test } from 'vitest';
import { kriegsspielModule } from '../src/index.ts';
import { expectRecorded, givenPoints, playCampaign, type Ending } from './golden-campaign.ts';
import { usualRules } from './positions.ts';

/** One campaign for each way to end. */

const module = kriegsspielModule as unknown as GameModule;
const days = (count: number): Ending['options'] => ({ ...usualRules, days: count });

/** Nobody marches: what the umpire gives decides, and 25 points of the bridges for the Germans. */
const ENDINGS: Readonly<Record<string, Ending>> = {
  'allied strategic': { options: days(1), seed: 1, bot: 'idle', said: givenPoints(30, 5) },
  'allied tactical': { options: days(1), seed: 2, bot: 'idle', said: givenPoints(20, 10) },
  draw: { options: days(1), seed: 3, bot: 'idle', said: givenPoints(20, 15) },
  'german tactical': { options: days(1), seed: 4, bot: 'idle', said: givenPoints(20, 20) },
  'german strategic': { options: days(1), seed: 5, bot: 'march' },
  // G91: a unit of the corps in supply at Arnhem at two checks running ends it before its time.
  'allied strategic, at Arnhem': {
    options: days(5),
    seed: 6,
    bot: 'idle',
    said: { [2 * 1440 + 600]: 'SET STRENGTH OF BrDf TO 0, SQUARE OF 2I/5 TO 4559 BECAUSE it has crossed the bridges' },
  },
};

describe('golden campaigns', () => {
  test.each(Object.keys(ENDINGS))('%s', async (name) => {
    const match = playCampaign(module, ENDINGS[name]!);
    expect(match.result()?.name).toBe(name.split(',')[0]);
    await expectRecorded(module, match, `golden/${name.replaceAll(/[ ,]+/g, '-')}.txt`);
  });

  test('G91: decided at Arnhem before the last day', () => {
    const match = playCampaign(module, ENDINGS['allied strategic, at Arnhem']!);
    expect(module.clock!.minute(match.state)).toBeLessThan(4 * 1440);
    expect(match.result()?.scores?.['xxx']).toBe(1000);
  });
});
