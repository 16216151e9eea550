import { Writable } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { FastDice } from '@club-route/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MOST_SOCKET_BYTES } from '../src/routes/server.ts';
import { makeLog } from '../src/safety/logging.ts';
import { query } from './house/database.ts';
import { Forger, FORGERIES, type Forgery } from './house/forger.ts';
import { openHouse, type House } from './house/house.ts';
import { Stage } from './house/stage.ts';
import { Tab } from './house/tab.ts';
import { member, type Visitor } from './house/visitor.ts';

const SEED = 1944;
const ROUNDS = 10;
const PER_ROUND = 1000;
const AT_ONCE = 50;
const SAID = 'said';

let house: House;
let stages: readonly Stage[];
let stranger: Visitor;
let strangersTab: Tab;
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
  stranger = await member(house.address, 'Mallory');
  strangersTab = await Tab.open(stranger);
  stages = [
    await Stage.open(house, 'farthest-bridge', ['allied', 'german']),
    await Stage.open(house, 'patrol', ['north', 'south']),
  ];
});
afterAll(() => house.close());

/** Everything on disk that anybody could have changed, and everything that anybody is shown. */
async function standing(): Promise<unknown> {
  const tables = ['match', 'seat', 'holder', 'invitation', 'journal', 'chat', 'account', 'outbox'];
  const rows = await Promise.all(
    tables.map((name) =>
      query(house.url, `select count(*), md5(string_agg(one::text, '|' order by one::text)) from ${name} as one`),
    ),
  );
  const films = await Promise.all(
    stages.map(async (stage) => {
      const { match } = await stage.truth();
      return [match.head, ...[...match.game.seats, 'spectator'].map((viewer) => JSON.stringify(match.film(viewer)))];
    }),
  );
  return { rows, films };
}

async function send(stage: Stage, { who, say }: Forgery): Promise<string> {
  if (typeof say !== 'string') {
    const visitor = who === 'stranger' ? stranger : stage.visitors[who]!;
    const { status, body } = await visitor.ask<{ kind?: string } | undefined>(say.method, say.path, say.body);
    return status < 300 ? (body?.kind ?? 'done') : String(status);
  }
  if (say.length > MOST_SOCKET_BYTES) {
    const tab = await Tab.open(stranger);
    tab.sayRaw(say);
    await tab.closed();
    return 'shown the door';
  }
  const tab = who === 'stranger' ? strangersTab : stage.tabs[who]!;
  tab.sayRaw(say);
  return SAID;
}

/** Waits until everything that was said is answered, and returns the answers. */
async function settle(stage: Stage): Promise<string[]> {
  const answers: string[] = [];
  for (const tab of [strangersTab, ...Object.values(stage.tabs)]) {
    tab.say({ kind: 'ping' });
    await tab.next('pong');
    for (const message of tab.heard)
      if (message.kind !== 'pong')
        answers.push(message.kind === 'answer' ? `answer ${message.answer.kind}` : message.kind);
    tab.forget();
  }
  return answers;
}

function heapAfterCollection(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}

const dice = new FastDice(SEED);
const tried = new Map<string, number>();
const heaps: number[] = [];

// In rounds, so that a slow machine does not run out of time for one test.
test.each(Array.from({ length: ROUNDS }, (_, round) => round))(
  'a thousand forged actions change nothing and upset nothing: round %i',
  async (round) => {
    const stage = stages[round % stages.length]!;
    await stage.playOn(round < stages.length ? 10 : 3, dice);
    const forger = new Forger(stage.id, await stage.truth(), stage.done, SEED + round);
    await settle(stage);
    const before = await standing();
    const kinds = new Set<string>();
    for (let count = 0; count < PER_ROUND; count += AT_ONCE) {
      const forgeries = Array.from({ length: AT_ONCE }, () => forger.make());
      for (const { kind } of forgeries) tried.set(kind, (tried.get(kind) ?? 0) + 1);
      const replies = await Promise.all(
        forgeries.map(async (forgery) => `${forgery.kind}: ${await send(stage, forgery)}`),
      );
      // A key that was used is answered as before; nothing else is ever done.
      expect(replies.filter((reply) => reply.endsWith(' done') && !reply.startsWith('known key'))).toEqual([]);
      expect(replies.filter((reply) => reply.endsWith(' 500'))).toEqual([]);
      // Each message on a socket has its one answer, and nobody hears anything else.
      const answers = await settle(stage);
      expect(answers).toHaveLength(replies.filter((reply) => reply.endsWith(SAID)).length);
      for (const answer of answers) kinds.add(answer);
    }
    expect(await standing()).toEqual(before);
    expect(kinds).toEqual(new Set(['answer done', 'answer refused', 'answer stale', 'problem']));
    expect(logged).toBe('');
    heaps.push(heapAfterCollection());
  },
);

test('of every kind there were many, nothing of them is left in memory, and people play on', async () => {
  expect([...tried.keys()].toSorted()).toEqual(FORGERIES.toSorted());
  for (const count of tried.values()) expect(count).toBeGreaterThan((ROUNDS * PER_ROUND) / FORGERIES.length / 2);
  // Less than a kilobyte for each, once everything has been done a few times.
  const grown = heaps.at(-1)! - heaps[3]!;
  expect(grown, `heaps in bytes: ${heaps.join(', ')}`).toBeLessThan((ROUNDS - 4) * PER_ROUND * 1024);
  for (const stage of stages) await stage.playOn(3, dice);
});
