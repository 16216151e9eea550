import type { GameModule } from '@club-route/engine';
import {
  addCoverage,
  leakTrial,
  LEAKS,
  noCoverage,
  patrol,
  patrolLanguage,
  withLeak,
  type AnyGame,
  type LeakName,
  type Pairing,
} from '@club-route/engine/testing';
import { farthestBridge, farthestBridgeModule } from '@club-route/farthest-bridge';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shelfOf } from '../src/shelf.ts';
import { Clock } from './house/clock.ts';
import { openHouse, type House } from './house/house.ts';
import { lookForLeaks, pairingOf } from './house/noninterference.ts';
import type { Stamp } from './house/twin.ts';

const SEED = 1944;
const VIEWERS = ['north', 'south', 'spectator'];

/** A clock that goes on only between what happens in both matches: whatever bears another time happened at another. */
const clock = new Clock({ stands: true });
const tick = (): void => clock.forward(1);

function moduleOf(game: AnyGame): GameModule {
  return { game, language: patrolLanguage, bots: [], rules: [], register: [] } as unknown as GameModule;
}

async function openWith(...modules: readonly unknown[]): Promise<House> {
  const environment = { MESSAGES_PER_SECOND: '1000000', REQUESTS_PER_MINUTE: '10000000' };
  return openHouse({ environment, now: clock.now, shelf: shelfOf(modules as readonly GameModule[]) });
}

describe('two matches that differ in what a viewer may not know give it the same answers', () => {
  let house: House;
  const total = noCoverage();
  beforeAll(async () => {
    house = await openWith(moduleOf(patrol as unknown as AnyGame), farthestBridgeModule);
  });
  afterAll(() => house.close());

  test.each([1, 2, 3, 4, 5, 6, 7, 8])('in Patrol, pair %i', async (number) => {
    const pairing = pairingOf(patrol as unknown as AnyGame, { seed: SEED + number, viewers: VIEWERS, longest: 40 });
    const { apart, coverage } = await lookForLeaks(house, pairing, tick);
    expect(apart?.[0]).toEqual(apart?.[1]);
    addCoverage(total, coverage);
  });

  test('and much was compared, also right after something had happened out of sight', () => {
    expect(total.different).toBeGreaterThan(8);
    expect(total.compared).toBeGreaterThan(80);
    expect(total.unseen).toBeGreaterThan(40);
  });

  test.each(['allied', 'german', 'spectator'])('in the secret set-up of The Farthest Bridge, to %s', async (viewer) => {
    const game = farthestBridge as unknown as AnyGame;
    for (const number of [1, 2]) {
      const more = { scenario: 'free' };
      const pairing = pairingOf(game, { seed: SEED + number, viewers: [viewer], longest: 1, more });
      const { apart, coverage } = await lookForLeaks(house, { ...pairing, actions: 3 }, tick);
      expect(apart?.[0]).toEqual(apart?.[1]);
      expect(coverage.pairs).toBeGreaterThan(0);
    }
  });
});

describe('a seeded leak is found through the same doors', () => {
  /** What lies in the rules shows by itself; what a server would have to send along, this one sends along. */
  const NATIVE: readonly LeakName[] = [
    'hidden unit blocks',
    'supply from hidden units',
    'refusal names decoy',
    'transient sighting',
    'undo betrays watcher',
    'asked only if watched',
    'forgotten column',
  ];

  function stampOf(name: LeakName | undefined): Stamp {
    const { observer } = withLeak(name);
    return (world) => [
      observer.opening(world),
      observer.news(world, world.match.film(world.viewer).frames.length),
      observer.answers(world, { probes: [], seed: 7 }),
    ];
  }

  /** The pairs in which the rules alone show the leak, found without a server. */
  function* promising(name: LeakName): Generator<Pairing> {
    const { game, observer } = withLeak(name);
    for (let number = 1; number <= 2000; number++) {
      const seed = SEED * 7 + number;
      const pairing = pairingOf(game as unknown as AnyGame, { seed, viewers: VIEWERS, longest: 60 });
      if (leakTrial(pairing, observer).problem !== undefined) yield pairing;
    }
  }

  test('while a server that sends along only what may be known is not accused', async () => {
    const house = await openWith(moduleOf(patrol as unknown as AnyGame));
    for (const number of [1, 2]) {
      const pairing = pairingOf(patrol as unknown as AnyGame, { seed: SEED - number, viewers: VIEWERS, longest: 40 });
      const { apart } = await lookForLeaks(house, pairing, tick, stampOf(undefined));
      expect(apart?.[0]).toEqual(apart?.[1]);
    }
    await house.close();
  });

  test('a frame that says what another seat has done', async () => {
    const house = await openWith(moduleOf(patrol as unknown as AnyGame));
    const stamp: Stamp = ({ match }) => match.steps.at(-1)!.entry.deed;
    let found = false;
    for (let number = 1; number <= 12 && !found; number++) {
      const pairing = pairingOf(patrol as unknown as AnyGame, { seed: SEED + number, viewers: VIEWERS, longest: 40 });
      found = (await lookForLeaks(house, pairing, tick, stamp)).apart !== undefined;
    }
    expect(found).toBe(true);
    await house.close();
  });

  // Nothing wrong is sent where a step that found nobody may be taken back; only the test of the rules sees that.
  test.each(LEAKS.filter((name) => name !== 'scouting by undo'))('"%s"', async (name) => {
    const house = await openWith(moduleOf(withLeak(name).game as unknown as AnyGame));
    let found = false;
    let tries = 0;
    for (const pairing of promising(name)) {
      const stamp = NATIVE.includes(name) ? undefined : stampOf(name);
      found = (await lookForLeaks(house, pairing, tick, stamp)).apart !== undefined;
      if (found || ++tries === 12) break;
    }
    expect(found).toBe(true);
    await house.close();
  });
});
