import type { AnyGame } from '@club-route/engine/testing';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { driveOnArnhemModule } from '@club-route/drive-on-arnhem';
import { LEAKS } from '@club-route/drive-on-arnhem/test/leaks';
import { LeakyHouse, type Fault } from './house/leaky-house.ts';

const SEED = 1944;
const BEGINNING = {
  viewers: ['allied', 'german'],
  longest: 60,
  actions: 12,
  more: { hidden: true, game: 'advanced' },
};

/** One in what is refused, one in what is told, one in what is seen, each with the first trial in which it shows. */
const THREE: Readonly<Record<string, Pick<Fault, 'by' | 'first'>>> = {
  'a count of the units of the enemy': { by: 'rules', first: 48 },
  'orders are told to the enemy': { by: 'rules' },
  'what interdiction the Allies plan': { by: 'sight', first: 7 },
};

describe('H34: what is hidden in Drive on Arnhem', () => {
  const { game, language } = driveOnArnhemModule;
  let leaky: LeakyHouse;
  beforeAll(async () => {
    const faults = Object.entries(THREE).map(
      ([name, fault]) => [name, { leaky: LEAKS[name]!() as never, ...fault }] as const,
    );
    leaky = await LeakyHouse.open(
      game as unknown as AnyGame,
      language as never,
      Object.fromEntries(faults) as Readonly<Record<string, Fault>>,
      BEGINNING,
      { standing: driveOnArnhemModule.standing as never },
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
