import {
  addCoverage,
  LEAKS,
  noCoverage,
  patrol,
  patrolLanguage,
  patrolStanding,
  shortfalls,
  withLeak,
  type AnyGame,
  type LeakName,
} from '@club-route/engine/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LeakyHouse, type Fault } from './house/leaky-house.ts';

const SEED = 1944;
const BEGINNING = { viewers: ['north', 'south', 'spectator'], longest: 40 };

/** What lies in the rules shows by itself; what a server would have to send along, this one sends along. */
const BY_RULES: readonly LeakName[] = [
  'hidden unit blocks',
  'supply from hidden units',
  'refusal names decoy',
  'transient sighting',
  'undo betrays watcher',
  'asked only if watched',
  'forgotten column',
  'report names the deed',
  'report counts what is hidden',
  'order of reports',
  'die only if somebody is there',
  'order of active',
  'reason of the result',
  'refusal',
  'frame numbers',
  'undo',
  'marked as disclosed',
];

/** The first trial in which each of these shows, where it is not one of the first. */
const FIRST: Readonly<Partial<Record<LeakName, number>>> = {
  'order of reports': 11,
  'order of active': 13,
  'reason of the result': 12,
  undo: 9,
  'set-up in the sight': 3,
  'decoy without zone': 9,
  'supply from hidden units': 20,
  'refusal names decoy': 58,
  'transient sighting': 60,
};

function faultOf(name: LeakName): Fault {
  const fault = { leaky: withLeak(name) as unknown as Fault['leaky'], first: FIRST[name] };
  if (name === 'set-up in the sight') return { ...fault, by: 'sight' };
  return { ...fault, by: BY_RULES.includes(name) ? 'rules' : 'sent' };
}

// Nothing wrong is sent where a step that found nobody may be taken back, and a pair ends where something is disclosed: only
// the test of the rules sees these.
const FOUND_HERE = LEAKS.filter((name) => name !== 'scouting by undo' && name !== 'order of what is disclosed');

let leaky: LeakyHouse;
beforeAll(async () => {
  const faults = Object.fromEntries(FOUND_HERE.map((name) => [name, faultOf(name)]));
  leaky = await LeakyHouse.open(patrol as unknown as AnyGame, patrolLanguage as never, faults, BEGINNING, {
    standing: patrolStanding as never,
  });
});
afterAll(() => leaky.close());

describe('two matches that differ in what a viewer may not know give it the same answers', () => {
  const total = noCoverage();

  test.each([1, 2, 3, 4, 5, 6, 7, 8])('in Patrol, pair %i', async (number) => {
    const { apart, coverage } = await leaky.look(SEED + number);
    expect(apart?.[0]).toEqual(apart?.[1]);
    addCoverage(total, coverage);
  });

  test('and much was compared, also right after something had happened out of sight', () => {
    const least = { different: 8, compared: 80, unseen: 40 };
    const kinds = { deeds: ['move', 'end'], lookAlikes: ['move'], reports: ['turn', 'moved'] };
    expect(shortfalls(total, { unmatchedPerCent: 30, least, ...kinds })).toEqual([]);
  });

  test.each([1, 2])('also where it sends along what may be known, pair %i', async (number) => {
    const { apart } = await leaky.look(SEED - number, withLeak(undefined).observer);
    expect(apart?.[0]).toEqual(apart?.[1]);
  });
});

describe('a seeded leak is found through the same doors', () => {
  test('a frame that says what another seat has done', async () => {
    let found = false;
    for (let number = 1; number <= 12 && !found; number++)
      found = (await leaky.lookWith(SEED + number, ({ match }) => match.steps.at(-1)!.entry.deed)).apart !== undefined;
    expect(found).toBe(true);
  });

  test.each(FOUND_HERE)('"%s"', async (name) => {
    expect(await leaky.finds(name, SEED * 7)).toBe(true);
  });
});
