import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FromBrowser, MatchMade } from '@club-route/wire';
import { makeLog } from '../src/safety/logging.ts';
import { put } from './house/asking.ts';
import { query } from './house/database.ts';
import { openHouse, type House } from './house/house.ts';
import { startPatrol } from './house/patrol.ts';
import { QUESTIONS, type Question } from './house/questions.ts';
import { Tab } from './house/tab.ts';
import { member, type Visitor } from './house/visitor.ts';

/** Names of things that are nothing here. */
const STRANGE: readonly string[] = [
  ...Object.getOwnPropertyNames(Object.prototype),
  '',
  'x'.repeat(5000),
  'nosuchseat',
  'север',
];

let house: House;
let monty: Visitor;
let ike: Visitor;
let id: string;
const errors: string[] = [];

beforeAll(async () => {
  const log = makeLog('error', { write: (line) => void errors.push(line) });
  house = await openHouse({ log, environment: { MESSAGES_PER_SECOND: '1000000' } });
  [monty, ike] = await Promise.all(['Monty', 'Ike'].map((name) => member(house.address, name)));
  ({ id } = await startPatrol(monty, ike));
});
afterAll(() => house.close());

/** All that is known of the match. */
async function everything(): Promise<unknown> {
  const tables = ['match', 'seat', 'holder', 'invitation', 'journal', 'chat'];
  const key = (table: string): string => (table === 'match' ? 'id' : 'match_id');
  return Promise.all(tables.map((table) => query(house.url, `select * from ${table} where ${key(table)} = $1`, [id])));
}

test('no route is left out below', () => {
  const folder = new URL('../src/routes/', import.meta.url);
  const written = readdirSync(folder).flatMap((file) =>
    [
      ...readFileSync(new URL(file, folder), 'utf8').matchAll(
        /(?:server|inner)\.(get|post|put|patch|delete)\(\s*'([^']+)'/g,
      ),
    ].map(([, method, route]) => `${method!.toUpperCase()} ${route}`),
  );
  expect(written.length).toBeGreaterThan(50);
  expect(new Set(QUESTIONS.map(({ method, route }) => `${method} ${route}`))).toEqual(new Set(written));
});

/** The same question with another word in one place, for each place that has a word. */
function* spoilt(question: Question, word: string): Generator<readonly [string, Question]> {
  for (const part of ['params', 'query', 'body'] as const) {
    const whole = question[part];
    if (whole !== undefined)
      for (const [field, other] of spoiltIn(whole, word)) yield [field, { ...question, [part]: other }];
  }
  if (question.route.includes(':id') && question.params === undefined)
    yield ['id', { ...question, params: { id: word } }];
}

function* spoiltIn(whole: object, word: string): Generator<readonly [string, object]> {
  // Also as the name of a field, of which some are chosen by whoever asks.
  yield ['a name', { ...whole, [word]: 'x' }];
  for (const [name, value] of Object.entries(whole) as [string, unknown][]) {
    if (typeof value === 'object' && value !== null)
      for (const [field, inner] of spoiltIn(value, word)) yield [field, { ...whole, [name]: inner }];
    else yield [name, { ...whole, [name]: word }];
  }
}

const NAMES_OF_SEATS = ['seat', 'absent', 'as'];

/** Chosen by whoever writes it, and kept as it is. */
const MAY_BE_ANYTHING = ['text', 'password', 'newPassword', 'endpoint', 'p256dh', 'auth', 'webhook', 'any'];

async function mustRefuse([field, question]: readonly [string, Question], word: string): Promise<void> {
  if (MAY_BE_ANYTHING.includes(field)) return;
  const status = await put(house, monty, id, question);
  const asked = `${field} "${word.slice(0, 20)}" to ${question.method} ${question.route}: ${status}`;
  expect(errors, asked).toEqual([]);
  expect(status, asked).toBeLessThan(500);
  if (NAMES_OF_SEATS.includes(field)) expect(status, asked).toBeGreaterThanOrEqual(400);
}

test('a name that is nothing here is refused at every door, and changes nothing', async () => {
  const before = await everything();
  for (const question of QUESTIONS)
    await Promise.all(STRANGE.flatMap((word) => [...spoilt(question, word)].map((one) => mustRefuse(one, word))));
  expect(await everything()).toEqual(before);
  expect(errors).toEqual([]);
});

test('nor does a socket take one', async () => {
  const before = await everything();
  const messages: readonly FromBrowser[] = [
    { kind: 'watch', match: id, as: 'north' },
    { kind: 'more', match: id, as: 'north' },
    { kind: 'leave', match: id, as: 'north' },
    { kind: 'act', match: id, seat: 'north', have: 0, key: 'a-key-for-this', action: { kind: 'end' } },
    { kind: 'undo', match: id, seat: 'north', have: 0, key: 'a-key-for-this' },
  ];
  for (const message of messages)
    for (const word of STRANGE) {
      const tab = await Tab.open(monty);
      for (const [field, other] of spoiltIn(message, word)) {
        tab.forget();
        tab.sayRaw(JSON.stringify(other));
        tab.say({ kind: 'ping' });
        await tab.next('pong');
        const kinds = tab.heard.map(({ kind }) => kind);
        // Whoever does not watch has nothing to leave, and no more to get.
        const isIdle = ['more', 'leave'].includes(message.kind) && NAMES_OF_SEATS.includes(field);
        if (NAMES_OF_SEATS.includes(field) && !isIdle) expect(kinds, `${field} "${word}"`).toEqual(['problem', 'pong']);
        expect(kinds).not.toContain('opening');
      }
      await tab.close();
    }
  expect(await everything()).toEqual(before);
  expect(errors).toEqual([]);
});

test('a seat of the computer is not free: nobody swaps it for another in the middle', async () => {
  const { match } = await monty.post<MatchMade>('/api/matches', {
    game: 'farthest-bridge',
    seats: { allied: { kind: 'me' }, german: { kind: 'bot', bot: 'commander' } },
  });
  const wish = { seat: 'allied', absent: 'german', by: { kind: 'bot', bot: 'recruit' } };
  expect(await monty.refused(409, 'POST', `/api/matches/${match.id}/replace`, wish)).toContain('The computer plays');
});
