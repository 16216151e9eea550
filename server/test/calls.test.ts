import dns, { type LookupAddress } from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import { networkInterfaces } from 'node:os';
import { createHmac } from 'node:crypto';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { NoticeWishes } from '@club-route/wire';
import { goRound } from '../src/mail/round.ts';
import { farLookup } from '../src/notices/far-hosts.ts';
import { farPost } from '../src/notices/far-post.ts';
import { startBridge } from './house/bridge.ts';
import { Clock } from './house/clock.ts';
import { query } from './house/database.ts';
import { openHouse, type House } from './house/house.ts';
import { member, type Visitor } from './house/visitor.ts';

let hook: Server;
let address: string;
let status: number;
const posts: { readonly headers: IncomingHttpHeaders; readonly body: string }[] = [];
let house: House;
let strict: House;
const clock = new Clock();

beforeAll(async () => {
  hook = createServer((request, answer) => {
    void take(request, answer);
  });
  await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve));
  address = `http://localhost:${(hook.address() as AddressInfo).port}/hook`;
  const environment = { PUBLIC_URL: 'https://club.example' };
  house = await openHouse({ environment: { ...environment, ALLOW_PRIVATE_WEBHOOKS: '1' }, now: clock.now });
  strict = await openHouse({ environment, now: clock.now }, house.url);
});
afterAll(async () => {
  await house.close();
  await strict.close();
  hook.close();
});
beforeEach(() => {
  posts.length = 0;
  status = 200;
});

async function take(request: IncomingMessage, answer: ServerResponse): Promise<void> {
  posts.push({ headers: request.headers, body: await text(request) });
  answer.writeHead(status, { location: 'http://127.0.0.1:1/' }).end();
}

let count = 0;

/** It is the turn of somebody who has a webhook and no address. */
async function turnWithHook(webhook = address): Promise<{ id: string; player: Visitor; wishes: NoticeWishes }> {
  const n = ++count;
  const player = await member(house.address, `Allied ${n}`);
  const wishes = await player.have<NoticeWishes>('PATCH', '/api/notices', { webhook });
  const id = await startBridge(player, await member(house.address, `German ${n}`));
  return { id, player, wishes };
}

async function outbox(id: string): Promise<Record<string, unknown>> {
  return (await query(house.url, 'select * from outbox where match_id = $1', [id]))[0]!;
}

test('a webhook gets each turn once, signed with its secret', async () => {
  const { id, wishes } = await turnWithHook();
  await goRound(house.club);
  await goRound(house.club);
  const [post, ...more] = posts;
  expect(more).toEqual([]);
  const url = `https://club.example/club/match/${id}`;
  expect(JSON.parse(post!.body)).toMatchObject({
    kind: 'turn',
    match: id,
    game: 'farthest-bridge',
    seat: 'allied',
    url,
  });
  const signed = createHmac('sha256', wishes.webhook!.secret).update(post!.body).digest('hex');
  expect(post!.headers['x-club-route-signature']).toBe(`sha256=${signed}`);
});

test('a webhook that fails is tried again under the same delivery, and is not sent on to elsewhere', async () => {
  const { id } = await turnWithHook();
  status = 307;
  await goRound(house.club);
  expect(await outbox(id)).toMatchObject({ sent_at: null, dropped_at: null, problem: 'the webhook answered 307' });
  status = 204;
  clock.forward(2);
  await goRound(house.club);
  expect(posts).toHaveLength(2);
  expect(new Set(posts.map(({ headers }) => headers['x-club-route-delivery'])).size).toBe(1);
});

test('addresses and names of private networks are not called, unless that is allowed', async () => {
  const player = await member(strict.address, 'Prober');
  for (const host of [
    '127.0.0.1',
    '10.1.2.3',
    '192.168.0.1',
    '169.254.169.254',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[fd00::1]',
    // Ways through which an IPv4 address is reached, and nets of a site.
    '[64:ff9b::7f00:1]',
    '[64:ff9b:1::7f00:1]',
    '[2001::1]',
    '[2002:7f00:1::]',
    '[fec0::1]',
    // As a browser would read them.
    '2130706433',
    '0x7f.1',
    '0177.0.0.1',
    '127.1',
    '127.0.0.1.',
    '①②⑦.0.0.1',
  ])
    expect(await player.refused(400, 'PATCH', '/api/notices', { webhook: `http://${host}/` }), host).toContain(
      'private',
    );
  // A name is harmless until it is resolved.
  const { id } = await turnWithHook();
  await goRound(strict.club);
  expect(posts).toEqual([]);
  // Whoever gave the name learns nothing of where it leads.
  expect((await outbox(id))['problem']).toBe('that address does not answer');
});

test('a name that leads to a private network by one of its addresses is not called', async () => {
  const answers: LookupAddress[] = [
    { address: '192.0.2.7', family: 4 },
    { address: '10.1.2.3', family: 4 },
  ];
  const asked = vi
    .spyOn(dns, 'lookup')
    .mockImplementation(((_host: string, _options: object, done: Answer) => done(null, answers)) as typeof dns.lookup);
  syncBuiltinESMExports();
  try {
    const found = (): Promise<unknown> =>
      new Promise((resolve, reject) => {
        farLookup(strict.club.config)('both.example', { all: true }, (error, addresses) =>
          error === null ? resolve(addresses) : reject(error),
        );
      });
    await expect(found()).rejects.toThrow('private network');
    answers.pop();
    expect(await found()).toEqual([{ address: '192.0.2.7', family: 4 }]);
  } finally {
    asked.mockRestore();
    syncBuiltinESMExports();
  }
});

type Answer = (error: null, addresses: readonly LookupAddress[]) => void;

test('nor is this machine called by an address that others reach it by', async () => {
  const player = await member(strict.address, 'Neighbour');
  const own = Object.values(networkInterfaces()).flatMap((some) => some ?? []);
  for (const one of own.filter(({ scopeid = 0 }) => scopeid === 0)) {
    const webhook = `http://${one.family === 'IPv6' ? `[${one.address}]` : one.address}/`;
    expect(await player.refused(400, 'PATCH', '/api/notices', { webhook }), webhook).toContain('this machine');
  }
});

test('whoever is called has ten seconds, whatever they say', async () => {
  const alarm = new AbortController();
  const silent = createServer(() => alarm.abort());
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const asked = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(alarm.signal);
  try {
    const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/`;
    await expect(farPost(house.club.config, url, '{}', {})).rejects.toThrow('that address does not answer');
    expect(asked.mock.calls).toEqual([[10_000]]);
  } finally {
    asked.mockRestore();
    silent.closeAllConnections();
    silent.close();
  }
});

test('a browser that asks for pushes finds the same key at every copy, and can end them', async () => {
  const player = await member(house.address, 'Pusher');
  const { pushKey } = await player.get<NoticeWishes>('/api/notices');
  expect(pushKey).toMatch(/^[\w-]{87}$/);
  const elsewhere = await member(strict.address, 'Pushed');
  expect((await elsewhere.get<NoticeWishes>('/api/notices')).pushKey).toBe(pushKey);
  const endpoint = 'https://push.example/one';
  const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };
  await player.post('/api/pushes', { endpoint, keys });
  expect((await player.get<NoticeWishes>('/api/notices')).pushes).toBe(1);
  await elsewhere.have('DELETE', '/api/pushes', { endpoint });
  expect((await player.get<NoticeWishes>('/api/notices')).pushes).toBe(1);
  await player.have('DELETE', '/api/pushes', { endpoint });
  expect((await player.get<NoticeWishes>('/api/notices')).pushes).toBe(0);
});

test('a webhook can be tried at once, and says why it failed', async () => {
  const { player, wishes } = await turnWithHook();
  await player.post('/api/notices/tests', { carrier: 'webhook' });
  const [post] = posts;
  expect(JSON.parse(post!.body)).toMatchObject({ kind: 'test' });
  const signed = createHmac('sha256', wishes.webhook!.secret).update(post!.body).digest('hex');
  expect(post!.headers['x-club-route-signature']).toBe(`sha256=${signed}`);
  status = 500;
  expect(await player.refused(409, 'POST', '/api/notices/tests', { carrier: 'webhook' })).toBe(
    'It did not arrive: the webhook answered 500.',
  );
});
