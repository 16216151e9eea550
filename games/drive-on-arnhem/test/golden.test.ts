import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FastDice, Match, mixSeed } from '@club-route/engine';
import { endingFaults } from '@club-route/engine/testing';
import { describe, expect, test } from 'vitest';
import type { DriveAction } from '../src/actions.ts';
import type { Side } from '../src/data/units.ts';
import { driveOnArnhem } from '../src/game.ts';
import { driveOnArnhemModule } from '../src/index.ts';
import { language } from '../src/language/index.ts';
import type { DriveOptions } from '../src/options.ts';
import { usualRules } from './positions.ts';
import { steered, type Steering } from './steering.ts';

/** The options that there were when these games were played: their journals name no others. */
const THEN = {
  level: 3,
  setup: 'historical',
  game: 'intermediate',
  hidden: false,
  weather: 'historical',
  unsuppliedFire: 'table',
  defenderTime: 'whole',
  commandCost: 'table',
  cityCasualties: 'target',
  travelZones: false,
  objectiveSupply: 'ground',
  withdrawPlots: false,
} as const satisfies Partial<DriveOptions>;

function begun(seed: number, options: Partial<DriveOptions>) {
  return Match.start(driveOnArnhem, { ...THEN, ...options } as DriveOptions, { kind: 'fast', seed }, 'golden');
}

function played(seed: number, steering: Steering, options: Partial<DriveOptions>) {
  const match = begun(seed, options);
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

function logOf(match: ReturnType<typeof begun>): string {
  const log = match.line().flatMap((step) => step.reports.flatMap((report) => language.say(report, 'spectator') ?? []));
  return `${[...log, `${match.result()!.reason} ${match.head}`].join('\n')}\n`;
}

describe.each(GOLDEN)('$level', ({ level, seed, steering, options = {} }) => {
  test('is played and told as recorded', async () => {
    const match = played(seed, steering, options);
    expect(match.result()!.name).toBe(level);
    expect(endingFaults(driveOnArnhemModule, match)).toEqual([]);
    await expect(logOf(match)).toMatchFileSnapshot(`golden/${level.replace(' ', '-')}.txt`);
  });
});

/**
 * Both sides fight: the orders of two staff officers, with hidden units, the advanced game and random weather. They are
 * kept as they were given, because scripts learn and rules stay.
 */
test('a game that both sides fight is played and told as recorded', async () => {
  const orders = readFileSync(join(import.meta.dirname, 'golden/fought.orders.txt'), 'utf8')
    .trimEnd()
    .split('\n');
  const match = Match.start(
    driveOnArnhem,
    { ...usualRules, game: 'advanced', hidden: true, weather: 'random' },
    { kind: 'fast', seed: 2 },
    'golden',
  );
  const attacks = { allied: 0, german: 0 };
  for (const order of orders) {
    const seat = match.active()[0] as Side;
    const action = JSON.parse(order) as DriveAction;
    if (action.kind === 'attack') attacks[seat]++;
    match.act(seat, action);
  }
  expect(Math.min(attacks.allied, attacks.german)).toBeGreaterThan(15);
  expect(endingFaults(driveOnArnhemModule, match)).toEqual([]);
  await expect(logOf(match)).toMatchFileSnapshot('golden/fought.txt');
});
