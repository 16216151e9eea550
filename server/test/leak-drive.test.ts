import type { AnyGame } from '@club-route/engine/testing';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { driveOnArnhemModule } from '../../games/drive-on-arnhem/src/index.ts';
import { LEAKS } from '../../games/drive-on-arnhem/test/leaks.ts';
import { LeakyHouse, type Fault } from './house/leaky-house.ts';

const SEED = 1944;
const BEGINNING = {
  viewers: ['allied', 'german'],
  longest: 60,
  actions: 12,
  more: { hidden: true, game: 'advanced' },
};

/** One in what is refused, one in what is told, one in what is seen. */
const THREE: Readonly<Record<string, Fault['by']>> = {
  'a count of the units of the enemy': 'rules',
  'orders are told to the enemy': 'rules',
  'what interdiction the Allies plan': 'sight',
};

describe('H34: what is hidden in Drive on Arnhem', () => {
  const { game, language } = driveOnArnhemModule;
  let leaky: LeakyHouse;
  beforeAll(async () => {
    const faults = Object.entries(THREE).map(([name, by]) => [name, { leaky: LEAKS[name]!() as never, by }] as const);
    leaky = await LeakyHouse.open(
      game as unknown as AnyGame,
      language as never,
      Object.fromEntries(faults) as Readonly<Record<string, Fault>>,
      BEGINNING,
    );
  });
  afterAll(() => leaky.close());

  test.each([1, 2, 3])('is told to nobody, pair %i', async (number) => {
    const { apart, coverage } = await leaky.look(SEED + number);
    expect(apart?.[0]).toEqual(apart?.[1]);
    expect(coverage.different).toBeGreaterThan(0);
  });

  test.each(Object.keys(THREE))('is found to be told by "%s"', async (name) => {
    expect(await leaky.finds(name, SEED * 7)).toBe(true);
  });
});
