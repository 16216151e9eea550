import type { AnyGame } from '@club-route/engine/testing';
import { descentIntoHellModule } from '@club-route/descent-into-hell';
import { LEAKS, POSITIONS, VIEWERS, type DescentLeak } from '@club-route/descent-into-hell/test/leaks';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LeakyHouse, type Fault } from './house/leaky-house.ts';

const SEED = 1944;
const BEGINNING = { viewers: ['allied', 'german'], longest: 120, actions: 10 };

/** How each mistake would get out of the house: by its rules, by what it sends along, or by a wrong sight. */
const FIFTEEN: Readonly<Partial<Record<DescentLeak, Fault['by']>>> = {
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
};

function faultOf(name: DescentLeak, by: Fault['by']): Fault {
  const leaky = LEAKS[name]();
  const state = POSITIONS[name];
  const viewer = VIEWERS[name]?.[0] ?? 'allied';
  return state === undefined ? { leaky, by } : { leaky, by, from: { state, viewer, actions: 2 } };
}

describe('H-36: what is hidden in Descent into Hell', () => {
  const { game, language } = descentIntoHellModule;
  let leaky: LeakyHouse;
  beforeAll(async () => {
    const faults = Object.entries(FIFTEEN).map(([name, by]) => [name, faultOf(name as DescentLeak, by)] as const);
    leaky = await LeakyHouse.open(
      game as unknown as AnyGame,
      language as never,
      Object.fromEntries(faults),
      BEGINNING,
      (sight, viewer) => descentIntoHellModule.picture!(sight as never, viewer),
    );
  });
  afterAll(() => leaky.close());

  test.each([1, 2, 3])('is told to nobody, by mail neither, pair %i', async (number) => {
    const { apart, coverage } = await leaky.look(SEED + number);
    expect(apart?.[0]).toEqual(apart?.[1]);
    expect(coverage.different).toBeGreaterThan(0);
  });

  test.each(Object.keys(FIFTEEN))('is found to be told by "%s"', async (name) => {
    expect(await leaky.finds(name, SEED * 7)).toBe(true);
  });
});
