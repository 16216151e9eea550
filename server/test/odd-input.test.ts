import { FastDice } from '@club-route/engine';
import { fromBrowser, type FromBrowser } from '@club-route/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeLog } from '../src/safety/logging.ts';
import { put } from './house/asking.ts';
import { openHouse, type House } from './house/house.ts';
import { oddBodies, oddOnes } from './house/odd.ts';
import { startPatrol } from './house/patrol.ts';
import { QUESTIONS } from './house/questions.ts';
import { Tab } from './house/tab.ts';
import { member, type Visitor } from './house/visitor.ts';

/** Of some thousand odd questions one in so many; another seed takes others. */
const ONE_IN = 8;
const dice = new FastDice(1944);
const isTaken = (): boolean => dice.between(1, ONE_IN) === 1;

/** Those that end the session would leave the rest to a stranger, who is refused before anything is read. */
const ENDS = ['/api/session', '/api/sessions', '/api/account'];

let house: House;
let monty: Visitor;
let leaver: Visitor;
let id: string;
const errors: string[] = [];

beforeAll(async () => {
  const log = makeLog('error', { write: (line) => void errors.push(line) });
  house = await openHouse({ log, environment: { MESSAGES_PER_SECOND: '1000000' } });
  const [one, ike, two] = await Promise.all(['Monty', 'Ike', 'Leaver'].map((name) => member(house.address, name)));
  [monty, leaver] = [one!, two!];
  ({ id } = await startPatrol(monty, ike!));
});
afterAll(() => house.close());

test('whatever stands in a field of a request, it is answered, and nothing breaks', async () => {
  const whole = QUESTIONS.filter(({ body }) => body !== undefined);
  for (const question of whole) {
    const who = ENDS.includes(question.route) ? leaver : monty;
    const odd = [...oddOnes(question.body!)].filter(isTaken);
    const bodies = [
      ...odd.map(([, body]) => JSON.stringify(body)),
      ...oddBodies(JSON.stringify(question.body)).filter(isTaken),
    ];
    const statuses = await Promise.all(bodies.map((body) => put(house, who, id, question, body)));
    for (const [index, status] of statuses.entries())
      expect(status, `${question.method} ${question.route} ${bodies[index]!.slice(0, 200)}`).toBeLessThan(500);
    expect(errors).toEqual([]);
  }
  // Those who asked are still who they were, and what they ask is understood.
  expect(
    await put(house, monty, id, { method: 'GET', route: '/api/matches/:id/notes', query: { seat: 'north' } }),
  ).toBe(200);
});

test('what people write holds nothing that cannot be seen or that turns what follows around', async () => {
  const say = async (text: string): Promise<number> =>
    (await monty.ask('POST', `/api/matches/${id}/chat`, { as: 'north', room: 'players', text })).status;
  for (const odd of ['\u0000', '\u001B', '\u009B', '\u2028', '\u202D', '\u202E', '\uD800'])
    expect(await say(`Hello${odd} there`), odd.codePointAt(0)!.toString(16)).toBe(400);
  expect(await say('Hello\nthere, שלום 👋🏽')).toBeLessThan(300);
});

test('nor does anything on a socket', async () => {
  const messages: readonly FromBrowser[] = [
    { kind: 'watch', match: id, as: 'north', have: 0, link: 'x'.repeat(43) },
    { kind: 'more', match: id, as: 'north' },
    { kind: 'leave', match: id, as: 'north' },
    { kind: 'act', match: id, seat: 'north', have: 0, key: 'a-key-for-this', action: { kind: 'end' } },
    { kind: 'undo', match: id, seat: 'north', have: 0, key: 'a-key-for-this' },
    { kind: 'ping' },
  ];
  const tab = await Tab.open(monty);
  for (const message of messages) {
    expect(fromBrowser.safeParse(message).success).toBe(true);
    const texts = [...oddOnes(message)].map(([, odd]) => JSON.stringify(odd));
    for (const text of [...texts, ...oddBodies(JSON.stringify(message))]) {
      // What is longer closes the socket (play.test.ts).
      if (text.length > 16_000) continue;
      tab.sayRaw(text);
    }
    tab.say({ kind: 'ping' });
    await tab.next('pong');
  }
  expect(errors).toEqual([]);
  const done = tab.heard.filter((one) => one.kind === 'answer' && one.answer.kind === 'done');
  expect(done).toEqual([]);
  await tab.close();
});
