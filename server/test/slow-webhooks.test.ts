import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { NoticeWishes } from '@club-route/wire';
import { drainLane } from '../src/mail/drain.ts';
import { hostOf, takeDue } from '../src/mail/outbox.ts';
import { noticeTurns } from '../src/notices/turns.ts';
import { goRound } from '../src/mail/round.ts';
import { startBridge } from './house/bridge.ts';
import { Clock } from './house/clock.ts';
import { query } from './house/database.ts';
import { openHouse, plainShelf, type House } from './house/house.ts';
import { openPostOffice, type PostOffice } from './house/post-office.ts';
import { member, Visitor, type Visitor as Player } from './house/visitor.ts';

let hook: Server;
let address: string;
let office: PostOffice;
let house: House;
const clock = new Clock();
/** What was called and not answered yet. */
const held: ServerResponse[] = [];

beforeAll(async () => {
  hook = createServer((request, answer) => {
    if (request.url === '/slow') held.push(answer);
    else answer.writeHead(request.url === '/broken' ? 500 : 204).end();
  });
  await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve));
  address = `http://localhost:${(hook.address() as AddressInfo).port}`;
  office = await openPostOffice();
  const environment = { SMTP_URL: office.url, PUBLIC_URL: 'https://club.example', ALLOW_PRIVATE_WEBHOOKS: '1' };
  house = await openHouse({ environment, now: clock.now, shelf: plainShelf });
});
afterAll(async () => {
  await house.close();
  await office.close();
  hook.closeAllConnections();
  hook.close();
});

let count = 0;

/** Somebody with a webhook, whose turn it is in so many matches. */
async function caller(path: string, matches: number): Promise<Player> {
  const n = ++count;
  const player = await member(house.address, `Caller ${n}`, `caller-${n}@club.example`);
  await player.have('PATCH', '/api/notices', { mail: 'never', webhook: `${address}${path}` });
  const other = await member(house.address, `Other ${n}`);
  for (let match = 0; match < matches; match++) await startBridge(player, other);
  return player;
}

const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
};

test('a webhook that does not answer waits alone: a reset and the calls of others go out meanwhile', async () => {
  await caller('/slow', 5);
  await caller('/quick', 1);
  await noticeTurns(house.club);
  const calls = drainLane(house.club, 'calls');
  await until(() => held.length === 2);
  await new Visitor(house.address).post('/api/resets', { email: 'caller-1@club.example' });
  expect(await drainLane(house.club, 'letters')).toBe(1);
  const quick = async () => query(house.url, `select from outbox where address like '%/quick' and sent_at is not null`);
  while ((await quick()).length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  // Of the five two are under way, and no more.
  expect(held).toHaveLength(2);
  for (const answer of held.splice(0)) answer.writeHead(500).end();
  await calls;
  // The others rest with them.
  expect(held).toEqual([]);
  // Otherwise every round of the next test would wait for them.
  await query(house.url, `delete from outbox where address like '%/slow'`);
});

test('eight calls go to one host at a time, whoever has them called', async () => {
  for (let n = 0; n < 6; n++) await caller('/slow', 2);
  await noticeTurns(house.club);
  // Nothing that waits for the host keeps back what comes after it.
  clock.forward(1);
  const elsewhere = await member(house.address, 'Called elsewhere');
  const webhook = `${address.replace('localhost', '127.0.0.1')}/quick`;
  await elsewhere.have('PATCH', '/api/notices', { mail: 'never', webhook });
  await startBridge(elsewhere, await member(house.address, 'Other elsewhere'));
  await noticeTurns(house.club);
  await query(house.url, `update outbox set due_at = $1 where address = $2`, [new Date(clock.now()), webhook]);
  const calls = drainLane(house.club, 'calls');
  const sent = async () => query(house.url, 'select from outbox where address = $1 and sent_at is not null', [webhook]);
  while ((await sent()).length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  await until(() => held.length >= 8);
  expect(held).toHaveLength(8);
  let sentAll = 0;
  void calls.then((all) => (sentAll = all));
  await until(() => {
    for (const answer of held.splice(0)) answer.writeHead(204).end();
    return sentAll > 0;
  });
  expect(sentAll).toBe(13);
});

test('a host is one host, in whosever name and at whichever port it is called', async () => {
  const calls = ['http://a@LOCALHOST:81/x', 'https://b:c@localhost/', 'http://localhost:82', 'https://[fd00::1]:83/'];
  for (const call of [...calls, 'https://elsewhere.example:84/localhost'])
    await query(house.url, `insert into outbox (kind, carrier, address, body) values ('turn', 'push', $1, '{}')`, [
      call,
    ]);
  expect(calls.map(hostOf)).toEqual(['localhost', 'localhost', 'localhost', '[fd00::1]']);
  const taken = await takeDue(house.club, 'calls', 10, { accounts: [], hosts: ['localhost', '[fd00::1]'] });
  expect(taken.map((row) => row.address)).toEqual(['https://elsewhere.example:84/localhost']);
  await query(house.url, `delete from outbox where carrier = 'push'`);
});

test('one that fails rests longer and longer with all that waits for it, and is given up with a mail', async () => {
  const player = await caller('/broken', 3);
  const tries = async (): Promise<number> => {
    const rows = await query(house.url, `select sum(tries)::int as tries from outbox where address like '%/broken'`);
    return rows[0]!['tries'] as number;
  };
  await goRound(house.club);
  const first = await tries();
  expect(first).toBeLessThanOrEqual(2);
  await goRound(house.club);
  expect(await tries()).toBe(first);
  for (const minutes of [1, 5, 30, 120, 360, 720, 1440]) {
    clock.forward(minutes + 1);
    await goRound(house.club);
  }
  await goRound(house.club);
  expect((await player.get<NoticeWishes>('/api/notices')).webhook).toBeUndefined();
  expect(office.mails.map(({ subject }) => subject)).toContain('Your webhook is not answering');
  expect(
    await query(
      house.url,
      `select from outbox where carrier = 'webhook' and sent_at is null and dropped_at is null and address like '%/broken'`,
    ),
  ).toEqual([]);
});

test('whoever has a thousand matches does not keep others from being told', async () => {
  const crowd = await member(house.address, 'Crowd', 'crowd@club.example');
  await crowd.have('PATCH', '/api/notices', { mail: 'hourly' });
  const id = await startBridge(crowd, await member(house.address, 'Against the crowd'));
  // The same match a thousand times, which is quicker than making each.
  await query(
    house.url,
    `insert into match (id, game, rules, options, seed, commitment, status, visibility, time, entries, affairs, to_act, clocks)
     select 'crowd' || n, game, rules, options, seed, commitment, status, visibility, time, entries, affairs, to_act, clocks
     from match, generate_series(1, 1050) as n where id = $1`,
    [id],
  );
  for (const columns of ['seat, place', 'seat, name, account_id'])
    await query(
      house.url,
      `insert into ${columns === 'seat, place' ? 'seat' : 'holder'} (match_id, ${columns})
       select 'crowd' || n, ${columns} from ${columns === 'seat, place' ? 'seat' : 'holder'}, generate_series(1, 1050) as n where match_id = $1`,
      [id],
    );
  await query(
    house.url,
    `insert into journal (match_id, n, seat, deed, draws, hash)
     select 'crowd' || s, n, seat, deed, draws, hash from journal, generate_series(1, 1050) as s where match_id = $1`,
    [id],
  );
  const late = await member(house.address, 'Late', 'late@club.example');
  await startBridge(late, await member(house.address, 'Against the late'));
  clock.forward(11);
  office.mails.length = 0;
  const asked = vi.spyOn(house.club.desks, 'with');
  await goRound(house.club);
  expect(office.to('late@club.example')).toHaveLength(1);
  // Of one person no more than so many are even looked at in one round.
  const looked = asked.mock.calls.filter(([match]) => match === id || match.startsWith('crowd'));
  asked.mockRestore();
  expect(new Set(looked.map(([match]) => match)).size).toBe(20);
});
