import { FastDice, Match, mixSeed } from '@club-route/engine';
import { endingFaults } from '@club-route/engine/testing';
import { describe, expect, test } from 'vitest';
import { driveOnArnhem } from '../src/game.ts';
import { driveOnArnhemModule } from '../src/index.ts';
import { language } from '../src/language/index.ts';
import type { DriveOptions } from '../src/options.ts';
import { usualRules } from './positions.ts';
import { steered, type Steering } from './steering.ts';

function played(seed: number, steering: Steering, options: Partial<DriveOptions>) {
  const match = Match.start(driveOnArnhem, { ...usualRules, ...options }, { kind: 'fast', seed }, 'golden');
  const dice = new FastDice(mixSeed(seed, 1));
  while (match.result() === undefined) {
    const [seat] = match.active();
    match.act(seat, steered(match.state, seat, steering, dice));
  }
  return match;
}

interface Golden {
  readonly level: string;
  readonly seed: number;
  readonly steering: Steering;
  readonly options?: Partial<DriveOptions>;
}

/** One finished game for each level of victory, kept as its log and the hash that seals every entry of its journal. */
const GOLDEN: readonly Golden[] = [
  { level: 'allied strategic', seed: 0, steering: { days: 5, north: 0 }, options: { level: 4 } },
  { level: 'allied tactical', seed: 0, steering: { days: 5, north: 0, spared: '11,4' }, options: { level: 4 } },
  { level: 'draw', seed: 0, steering: { days: 6, north: 8 }, options: { level: 4 } },
  { level: 'german tactical', seed: 0, steering: { days: 5, north: 8 }, options: { level: 4 } },
  { level: 'german strategic', seed: 1, steering: { days: 1, north: 0 } },
];

describe.each(GOLDEN)('$level', ({ level, seed, steering, options = {} }) => {
  test('is played and told as recorded', async () => {
    const match = played(seed, steering, options);
    const log = match
      .line()
      .flatMap((step) => step.reports.flatMap((report) => language.say(report, 'spectator') ?? []));
    const end = `${match.result()!.reason} ${match.head}`;
    expect(match.result()!.name).toBe(level);
    expect(endingFaults(driveOnArnhemModule, match)).toEqual([]);
    await expect(`${[...log, end].join('\n')}\n`).toMatchFileSnapshot(`golden/${level.replace(' ', '-')}.txt`);
  });
});
