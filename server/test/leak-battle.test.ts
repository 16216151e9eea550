import { kriegsspielBattleModule } from '@club-route/kriegsspiel/battle';
import { kriegsspielSecondModule } from '@club-route/kriegsspiel/second';
import { LEAKS as OF_BATTLES } from '@club-route/kriegsspiel/test/battle-leaks';
import { briefed, fought, from, LEAKS as OF_CAMPAIGNS, OPTIONS } from '@club-route/kriegsspiel/test/second-leaks';
import type { AnyGame, AnyLanguage, Leaky } from '@club-route/engine/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LeakyHouse, type Fault } from './house/leaky-house.ts';

const SEED = 1944;

function faultsOf(
  kinds: Readonly<Record<string, Fault['by']>>,
  leaks: Readonly<Record<string, () => Leaky>>,
  seen: (game: AnyGame) => AnyGame = (game) => game,
): Readonly<Record<string, Fault>> {
  return Object.fromEntries(
    Object.entries(kinds).map(([name, by]) => {
      const { game, observer } = leaks[name]!();
      return [name, { leaky: { game: seen(game), observer }, by }];
    }),
  );
}

describe('R109: hands and the pack of a battle', () => {
  const { game, language } = kriegsspielBattleModule;
  const kinds: Readonly<Record<string, Fault['by']>> = {
    'report names the deed': 'rules',
    'set-up in the sight': 'sight',
  };
  let leaky: LeakyHouse;
  beforeAll(async () => {
    leaky = await LeakyHouse.open(game as unknown as AnyGame, language as never, faultsOf(kinds, OF_BATTLES), {
      viewers: ['allied', 'german'],
      longest: 60,
      actions: 12,
      more: { leastHand: 3 },
    });
  });
  afterAll(() => leaky.close());

  test.each([1, 2])('are told to nobody, pair %i', async (number) => {
    const { apart, coverage } = await leaky.look(SEED + number);
    expect(apart?.[0]).toEqual(apart?.[1]);
    expect(coverage.pairs).toBeGreaterThan(0);
  });

  test.each(Object.keys(kinds))('are found to be told by "%s"', async (name) => {
    expect(await leaky.finds(name, SEED * 7)).toBe(true);
  });
});

/** The campaign as a game of two: what the others write meanwhile is tested elsewhere. */
function between(game: AnyGame): AnyGame {
  const seats = ['abn1', 'ss9'];
  return { ...game, seats, active: (state) => game.active(state).filter((seat) => seats.includes(seat)) };
}

describe.each([
  [
    'in a battle of the campaign',
    fought,
    {
      'a sight shows every hand and the pack': 'sight',
      'a sight shows the card that was drawn': 'sight',
      'orders of a battle are told to everybody': 'rules',
    },
  ],
  [
    'before a battle of the campaign',
    briefed,
    {
      'a sight shows the order of the division cards': 'sight',
      'a prompt knows the enemy better than the briefing': 'sent',
    },
  ],
] as const)('R109: %s', (_name, begins, kinds) => {
  let leaky: LeakyHouse;
  beforeAll(async () => {
    leaky = await LeakyHouse.open(
      between(from(begins) as unknown as AnyGame),
      kriegsspielSecondModule.language as unknown as AnyLanguage,
      faultsOf(kinds, OF_CAMPAIGNS, between),
      { viewers: ['abn1', 'ss9'], longest: 12, actions: 8, more: OPTIONS },
    );
  });
  afterAll(() => leaky.close());

  test('nothing is told to the other commander', async () => {
    const { apart, coverage } = await leaky.look(SEED);
    expect(apart?.[0]).toEqual(apart?.[1]);
    expect(coverage.pairs).toBeGreaterThan(0);
  });

  test.each(Object.keys(kinds))('it is found: %s', async (name) => {
    expect(await leaky.finds(name, SEED * 7)).toBe(true);
  });
});
