import { Writable } from 'node:stream';
import { FastDice } from '@club-route/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeLog } from '../src/safety/logging.ts';
import { FORGERIES } from './house/forger.ts';
import { openHouse, type House } from './house/house.ts';
import { Stage } from './house/stage.ts';
import { Tab } from './house/tab.ts';
import { member } from './house/visitor.ts';
import { forgeMessages, standing, type Stranger } from './doors/forge.ts';
import { memoryInUse } from './doors/index.ts';

const SEED = 1944;
const ROUNDS = 10;
const PER_ROUND = 1000;

let house: House;
let stages: readonly Stage[];
let stranger: Stranger;
let logged = '';

beforeAll(async () => {
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      logged += chunk.toString('utf8');
      done();
    },
  });
  const environment = { MESSAGES_PER_SECOND: '1000000', REQUESTS_PER_MINUTE: '10000000' };
  house = await openHouse({ environment, log: makeLog('error', destination) });
  const visitor = await member(house.address, 'Mallory');
  stranger = { visitor, tab: await Tab.open(visitor) };
  stages = [
    await Stage.open(house, 'farthest-bridge', ['allied', 'german']),
    await Stage.open(house, 'patrol', ['north', 'south']),
  ];
});
afterAll(() => house.close());

const dice = new FastDice(SEED);
const tried = new Map<string, number>();
const heaps: number[] = [];

// In rounds, so that a slow machine does not run out of time for one test.
test.each(Array.from({ length: ROUNDS }, (_, round) => round))(
  'a thousand forged actions change nothing and upset nothing: round %i',
  async (round) => {
    const stage = stages[round % stages.length]!;
    await stage.playOn(round < stages.length ? 10 : 3, dice);
    const before = await Promise.all(stages.map(standing));
    const forged = await forgeMessages(stage, stranger, SEED + round, PER_ROUND);
    expect(forged.problem).toBeUndefined();
    for (const [kind, count] of forged.tried) tried.set(kind, (tried.get(kind) ?? 0) + count);
    expect(await Promise.all(stages.map(standing))).toEqual(before);
    expect(forged.answers).toEqual(new Set(['answer done', 'answer refused', 'answer stale', 'problem']));
    expect(logged).toBe('');
    heaps.push(memoryInUse());
  },
);

test('of every kind there were many, nothing of them is left in memory, and people play on', async () => {
  expect([...tried.keys()].toSorted()).toEqual(FORGERIES.toSorted());
  for (const count of tried.values()) expect(count).toBeGreaterThan((ROUNDS * PER_ROUND) / FORGERIES.length / 2);
  // Less than a kilobyte for each, once everything has been done a few times.
  const grown = heaps.at(-1)! - heaps[3]!;
  expect(grown, `heaps in megabytes: ${heaps.join(', ')}`).toBeLessThan(((ROUNDS - 4) * PER_ROUND) / 1024);
  for (const stage of stages) await stage.playOn(3, dice);
});
