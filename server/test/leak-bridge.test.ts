import type { AnyGame } from '@club-route/engine/testing';
import { farthestBridge, language } from '@club-route/farthest-bridge';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clean, LEAKS, type BridgeLeak } from '@club-route/farthest-bridge/test/leaks';
import { LeakyHouse, type Fault } from './house/leaky-house.ts';

const SEED = 1944;
/** Only the plans of free deployment are hidden. */
const BEGINNING = { viewers: ['allied', 'german', 'spectator'], longest: 1, actions: 3, more: { scenario: 'free' } };
const NAMES = Object.keys(LEAKS) as BridgeLeak[];

/** What is seen only by somebody who asks is sent along by a server that asks the truth. */
const SENT: readonly BridgeLeak[] = [
  'prompt',
  'odds',
  'frame numbers',
  'size',
  'undo',
  'drop zones are not offered on hidden units',
  'a misread order',
  'an offer in the middle of a plan',
];

function faultOf(name: BridgeLeak): Fault {
  const leaky = LEAKS[name]();
  if (name === 'set-up in the sight') return { leaky, by: 'sight' };
  return { leaky, by: SENT.includes(name) ? 'sent' : 'rules' };
}

let leaky: LeakyHouse;
beforeAll(async () => {
  const faults = Object.fromEntries(NAMES.map((name) => [name, faultOf(name)]));
  leaky = await LeakyHouse.open(farthestBridge as unknown as AnyGame, language as never, faults, BEGINNING);
});
afterAll(() => leaky.close());

describe('18.1: the secret set-up of The Farthest Bridge', () => {
  test.each([1, 2, 3, 4, 5, 6])('is told to nobody, pair %i', async (number) => {
    const { apart, coverage } = await leaky.look(SEED + number, number % 2 === 0 ? clean : undefined);
    expect(apart?.[0]).toEqual(apart?.[1]);
    expect(coverage.pairs).toBeGreaterThan(0);
  });

  test.each(NAMES)('is found to be told by "%s"', async (name) => {
    expect(await leaky.finds(name, SEED * 7)).toBe(true);
  });
});
