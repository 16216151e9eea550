import { addCoverage, noCoverage, shortfalls, type AnyGame } from '@club-route/engine/testing';
import { descentIntoHellModule } from '@club-route/descent-into-hell';
import { LEAKS, POSITIONS, VIEWERS, type DescentLeak } from '@club-route/descent-into-hell/test/leaks';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LeakyHouse, type Fault } from './house/leaky-house.ts';

const SEED = 1944;
const BEGINNING = { viewers: ['allied', 'german'], longest: 120, actions: 10 };

/** How each mistake would get out of the house: by its rules, by what it sends along, or by a wrong sight. */
const FAULTS: Readonly<Partial<Record<DescentLeak, Fault['by']>>> = {
  'supply by the truth': 'rules',
  'a retreat refused for unseen units': 'rules',
  'die only if somebody is there': 'rules',
  'a ghost that moves': 'sight',
  'deployment points left': 'sight',
  'a count of force pools': 'rules',
  'transport points left': 'sight',
  'how far the impulse is': 'sight',
  'drops are told': 'rules',
  'set-up in the sight': 'sight',
  'report names the deed': 'rules',
  'report counts what is hidden': 'rules',
  'order of reports': 'rules',
  refusal: 'rules',
  'marked as disclosed': 'rules',
  'who built a span': 'sight',
  'who has moved': 'sight',
};

/** The first trial in which each of these shows, where it is not one of the first. */
const FIRST: Readonly<Partial<Record<DescentLeak, number>>> = {
  'die only if somebody is there': 12,
  'a count of force pools': 8,
  'drops are told': 13,
  'set-up in the sight': 7,
  'report counts what is hidden': 8,
  'order of reports': 8,
  refusal: 8,
};

function faultOf(name: DescentLeak, by: Fault['by']): Fault {
  const fault = { leaky: LEAKS[name](), by, first: FIRST[name] };
  const state = POSITIONS[name];
  const viewer = VIEWERS[name]?.[0] ?? 'allied';
  return state === undefined ? fault : { ...fault, from: { state, viewer, actions: 2 } };
}

describe('H-36: what is hidden in Descent into Hell', () => {
  const { game, language } = descentIntoHellModule;
  let leaky: LeakyHouse;
  beforeAll(async () => {
    const faults = Object.entries(FAULTS).map(([name, by]) => [name, faultOf(name as DescentLeak, by)] as const);
    leaky = await LeakyHouse.open(
      game as unknown as AnyGame,
      language as never,
      Object.fromEntries(faults),
      BEGINNING,
      {
        picture: (sight, viewer) => descentIntoHellModule.picture!(sight as never, viewer),
        standing: descentIntoHellModule.standing as never,
      },
    );
  });
  afterAll(() => leaky.close());

  const total = noCoverage();

  // Drops and landings, moves out of sight, attacks, ends out of sight; the last two are seen by the Germans.
  test.each([3, 5, 36, 54, 11, 12])('is told to nobody, by mail neither, pair %i', async (number) => {
    const { apart, coverage } = await leaky.look(SEED + number);
    expect(apart?.[0]).toEqual(apart?.[1]);
    addCoverage(total, coverage);
  });

  test('and much was compared, also right after something had happened out of sight', () => {
    const least = { different: 5, compared: 35, unseen: 12 };
    const deeds = ['attack', 'fire', 'retreat', 'advance', 'drop', 'move', 'bridge', 'end'];
    const reports = [
      'combat',
      'fire',
      'retreated',
      'advanced',
      'dropped',
      'landings',
      'glider loss',
      'moved',
      'seen',
      'declined',
    ];
    const kinds = { deeds, lookAlikes: ['move', 'end'], reports };
    expect(shortfalls(total, { unmatchedPerCent: 30, least, ...kinds })).toEqual([]);
  });

  test.each(Object.keys(FAULTS))('is found to be told by "%s"', async (name) => {
    expect(await leaky.finds(name, SEED * 7)).toBe(true);
  });
});
