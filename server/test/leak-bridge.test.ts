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
  'an example of an order',
];

/** The first trial in which each of these shows, where it is not one of the first. */
const FIRST: Readonly<Partial<Record<BridgeLeak, number>>> = {
  'report names the deed': 6,
  'report counts what is hidden': 8,
  'order of reports': 6,
  'die only if somebody is there': 6,
  'order of active': 11,
  'reason of the result': 14,
  prompt: 6,
  refusal: 6,
  odds: 6,
  'frame numbers': 11,
  size: 11,
  undo: 6,
  'marked as disclosed': 6,
  'a misread order': 6,
  'an offer in the middle of a plan': 6,
  'drop zones are not offered on hidden units': 6,
};

function faultOf(name: BridgeLeak): Fault {
  const fault = { leaky: LEAKS[name](), first: FIRST[name] };
  if (name === 'set-up in the sight') return { ...fault, by: 'sight' };
  return { ...fault, by: SENT.includes(name) ? 'sent' : 'rules' };
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
