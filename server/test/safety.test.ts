import { request } from 'node:http';
import { connect } from 'node:net';
import { Writable } from 'node:stream';
import type { MatchMade } from '@club-route/wire';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { fastify } from 'fastify';
import { WebSocket } from 'ws';
import { readConfig } from '../src/config.ts';
import { Timekeeper } from '../src/matches/timekeeper.ts';
import { healthRoutes } from '../src/routes/admin.ts';
import { Allowances } from '../src/safety/allowances.ts';
import { Bucket } from '../src/safety/bucket.ts';
import { makeLog } from '../src/safety/logging.ts';
import { Turnstile } from '../src/safety/turnstile.ts';
import { send } from './house/deed.ts';
import { openHouse, type House } from './house/house.ts';
import { NORTH, startPatrol } from './house/patrol.ts';
import { newKey, Tab } from './house/tab.ts';
import { member, Visitor } from './house/visitor.ts';

let house: House;
let logged = '';

beforeAll(async () => {
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      logged += chunk.toString('utf8');
      done();
    },
  });
  house = await openHouse({ log: makeLog('debug', destination) });
});
afterAll(() => house.close());

async function raw(path: string, options: RequestInit): Promise<number> {
  return (await fetch(`${house.address}${path}`, options)).status;
}

describe('pages of other sites', () => {
  const body = JSON.stringify({ name: 'Mallory', password: 'correct horse' });
  const json = { 'content-type': 'application/json' };

  test('can neither post nor open a socket', async () => {
    const elsewhere = { method: 'POST', headers: { ...json, origin: 'https://evil.example' }, body };
    expect(await raw('/api/accounts', elsewhere)).toBe(403);
    expect(await raw('/api/accounts', { ...elsewhere, headers: { ...json, origin: 'null' } })).toBe(403);
    await expect(Tab.open(new Visitor(house.address), 'https://evil.example')).rejects.toThrow('403');
    expect(await raw('/api/accounts', { method: 'POST', headers: { ...json, origin: house.address }, body })).toBe(201);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'cannot get by with a form of %s',
    async (type) => {
      expect(await raw('/api/session', { method: 'POST', headers: { 'content-type': type }, body })).toBe(415);
    },
  );

  test('do not get the cookie: it is for our pages and for the server alone', async () => {
    const answer = await fetch(`${house.address}/api/session`, { method: 'POST', headers: json, body });
    expect(answer.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax$/);
    const secure = await openHouse({ environment: { PUBLIC_URL: 'https://club.example' } }, house.url);
    const elsewhere = await fetch(`${secure.address}/api/session`, { method: 'POST', headers: json, body });
    expect(elsewhere.headers.get('set-cookie')).toMatch(/HttpOnly; Secure; SameSite=Lax$/);
    await secure.close();
  });
});

test('too much, too deep and too odd is refused with a sentence, and never with more', async () => {
  const visitor = await member(house.address, 'Prober');
  const long = await visitor.ask<{ error: string }>('POST', '/api/matches', { game: 'x'.repeat(70_000) });
  expect(long.status).toBe(413);
  for (const path of ['/api/matches/nonsense', '/api/matches/%00', '/api/matches/0123456789abcdef'])
    expect((await visitor.ask('GET', path)).status, path).toBeLessThan(500);
  const { id } = await startPatrol(visitor, new Visitor(house.address));
  const odd: unknown[] = [null, [], 'deploy', {}, { kind: 7 }, { kind: 'deploy' }, { kind: 'deploy', companies: 'x' }];
  odd.push(JSON.parse('{"kind":"end","__proto__":{"admin":true}}'), { kind: 'constructor' });
  odd.push({ kind: 'dig', unit: '\u0000\ud800' }, { kind: 'dig', unit: 1e308 }, { kind: 'move', unit: 0, to: -1 });
  const tab = await Tab.open(visitor);
  for (const action of odd) {
    tab.sayRaw(JSON.stringify({ kind: 'act', match: id, seat: 'north', have: 0, key: newKey(), action }));
    const reply = await tab.any('problem', 'answer');
    const sentence = reply.kind === 'problem' ? reply.error : reply.answer.kind;
    expect(sentence, JSON.stringify(action)).toMatch(/^(refused|The server did not understand this message\.)$/);
  }
  const nul = 'a\u0000b';
  const asked: readonly (readonly [string, string, unknown?])[] = [
    ['POST', '/api/session', { name: nul, password: 'x' }],
    ['POST', '/api/blocks', { name: nul }],
    ['DELETE', '/api/pushes', { endpoint: nul }],
    ['PATCH', '/api/notices', { webhook: `https://example.org/${nul}` }],
    ['POST', '/api/vacations', { starts: 9e15, ends: 9e15 + 2 }],
    ['POST', `/api/matches/${id}/invitations`, { seat: 'north', name: nul, inMyPlace: false }],
    ['GET', '/api/matches?after=2020~x'],
    ['GET', '/api/matches?after=2020-01-01T00:00:00.000Z~%00'],
  ];
  for (const [method, path, body] of asked) expect((await visitor.ask(method, path, body)).status, path).toBe(400);
  const bad = await visitor.ask('POST', `/api/matches/${id}/chat`, { as: 'north', room: 'players', text: 'a\u0000b' });
  expect(bad.status).toBe(400);
});

test('an extra word in an action does not reach the journal', async () => {
  const visitor = new Visitor(house.address);
  const { id } = await startPatrol(visitor, new Visitor(house.address));
  const action = { ...NORTH, smuggled: 'x' };
  const answer = await send(visitor, id, { seat: 'north', have: 0, key: newKey(), action });
  if (answer.kind === 'done') {
    await visitor.post(`/api/matches/${id}/resign`, { seat: 'north' });
    expect(JSON.stringify(await visitor.get(`/api/matches/${id}/journal`))).not.toContain('smuggled');
  } else expect(answer.kind).toBe('refused');
});

test('logs tell what was done and no secret of anybody', async () => {
  const visitor = new Visitor(house.address);
  const password = 'a very secret password';
  await visitor.post('/api/accounts', { name: 'Logger', password, email: 'logger@example.org' });
  await visitor.refused(403, 'POST', '/api/session', { name: 'Logger', password: `${password} wrong` });
  await visitor.post('/api/resets', { email: 'logger@example.org' });
  const { links } = await visitor.post<MatchMade>('/api/matches', {
    game: 'patrol',
    seats: { north: { kind: 'me' }, south: { kind: 'link' } },
  });
  const guest = new Visitor(house.address);
  await guest.sitDown(links['south']!);
  house.club.log.error(
    { headers: { cookie: visitor.cookie }, body: { password }, token: links['south'] },
    'by mistake',
  );
  expect(logged).toContain('"route":"/api/accounts"');
  expect(logged).toContain('by mistake');
  for (const secret of [password, visitor.cookie.split('=')[1]!, links['south']!, guest.link!, 'logger@example.org'])
    expect(logged).not.toContain(secret);
});

test('no log says where anybody is, or is written to, at any level', () => {
  let text = '';
  const log = makeLog('trace', { write: (line) => void (text += line) });
  const places = [
    'roy@division.example',
    'mail.division.example',
    '192.0.2.7',
    '2001:db8::17',
    'localhost',
    'hooks.test',
  ];
  for (const level of ['trace', 'debug', 'info', 'warn', 'error', 'fatal'] as const)
    for (const place of places) {
      const error = Object.assign(new Error(`550 <${place}>: getaddrinfo ENOTFOUND ${place} (${place}:25)`), {
        hostname: place,
        address: place,
      });
      log[level]({ error, address: place, host: place, about: { email: place } }, 'it failed');
      log[level]({ error: `connect ECONNREFUSED http://${place}:80/x` }, 'it failed');
    }
  const taken = { code: '23505', detail: 'Key (likeness)=(rumpelstiltskin) already exists.' };
  log.warn({ error: Object.assign(new Error('duplicate key value'), taken) }, 'it failed');
  expect(text).not.toContain('rumpelstiltskin');
  // In a network of one's own a host may have a name without dots, which looks like any other word.
  const host = 'dispatcher';
  const unknown = Object.assign(new Error(`getaddrinfo ENOTFOUND ${host}`), { code: 'EDNS', hostname: host });
  log.warn({ error: unknown }, 'it failed');
  log.warn({ error: Object.assign(new Error(`${host}:25 is gone`), { address: host }) }, 'it failed');
  log.warn({ error: `Error: getaddrinfo EAI_AGAIN ${host}` }, 'it failed');
  expect(text).toContain('it failed');
  for (const place of [...places, host]) expect(text).not.toContain(place);
});

test('a socket is opened at one address alone, where it is counted', async () => {
  for (const path of ['/health', '/api/games', '/', '/nowhere']) {
    const socket = new WebSocket(`${house.address.replace('http', 'ws')}${path}`);
    const answer = new Promise((resolve) => {
      socket.once('open', () => resolve('open'));
      socket.once('error', (error) => resolve(error.message));
    });
    expect(await answer, path).toBe('Unexpected server response: 400');
  }
});

test('a socket that floods is shown the door', async () => {
  const tab = await Tab.open(new Visitor(house.address));
  for (let count = 0; count < 300; count++) tab.sayRaw('{}');
  await tab.closed();
  expect(tab.heard.at(-1)).toMatchObject({ error: 'Too many messages at once.' });
});

test('so is one that pings, or answers what nobody asked, without end', async () => {
  const open = async (): Promise<WebSocket> => {
    const socket = new WebSocket(`${house.address.replace('http', 'ws')}/api/live`);
    await new Promise((resolve) => {
      socket.once('open', resolve);
    });
    return socket;
  };
  for (const kind of ['ping', 'pong'] as const) {
    const socket = await open();
    let answers = 0;
    socket.on('pong', () => answers++);
    const gone = new Promise<number>((resolve) => {
      socket.once('close', resolve);
    });
    for (let count = 0; count < 300; count++) socket[kind]();
    expect(await gone, kind).toBe(1013);
    expect(answers).toBeLessThan(kind === 'ping' ? 200 : 1);
    expect(answers).toBeGreaterThanOrEqual(kind === 'ping' ? 100 : 0);
  }
});

test('so is one that sends a message in endless pieces, and one that goes on after it was shown the door is cut off', async () => {
  const pieces = new WebSocket(`${house.address.replace('http', 'ws')}/api/live`);
  const gone = new Promise<number>((resolve) => {
    pieces.once('close', resolve);
  });
  pieces.on('error', () => undefined);
  pieces.once('open', () => {
    for (let count = 0; count < 100; count++) pieces.send('', { fin: false });
  });
  expect([1006, 1008]).toContain(await gone);
  // Never says goodbye, however often it is told to go. The library alone would hear it for half a minute more.
  const line = connect(Number(new URL(house.address).port), '127.0.0.1').resume();
  const head = ['GET /api/live HTTP/1.1', 'Host: club', 'Connection: Upgrade', 'Upgrade: websocket'];
  const key = ['Sec-WebSocket-Version: 13', `Sec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}`];
  line.write([...head, ...key, '', ''].join('\r\n'));
  await new Promise((resolve) => {
    line.once('data', resolve);
  });
  const pings = Buffer.alloc(3000 * 6);
  for (let at = 0; at < pings.length; at += 6) pings.set([0x89, 0x80], at);
  line.write(pings);
  await vi.waitFor(() => expect(line.destroyed).toBe(true), 20_000);
});

test('so is one that says little at great length, and nothing more is heard from it', async () => {
  const tab = await Tab.open(new Visitor(house.address));
  // Each of these takes half a millisecond to read.
  for (let count = 0; count < 12; count++) tab.sayRaw('['.repeat(15_000));
  await tab.closed();
  const errors = tab.heard.map((message) => (message as { readonly error?: string }).error);
  expect(errors.filter((error) => error === 'The server did not understand this message.')).toHaveLength(6);
  expect(errors.filter((error) => error === 'Too many messages at once.')).toHaveLength(1);
});

test('a turnstile lets few pass at a time, in the order in which they came', async () => {
  const turnstile = new Turnstile(2);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const all = [0, 1, 2, 3].map((number) =>
    turnstile.pass(async () => {
      begun.push(number);
      await new Promise<void>((resolve) => {
        ends[number] = resolve;
      });
      if (number === 1) throw new Error('fails');
    }),
  );
  const settled = Promise.allSettled(all);
  const turn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));
  await turn();
  expect(begun).toEqual([0, 1]);
  ends[1]!();
  await turn();
  expect(begun).toEqual([0, 1, 2]);
  for (const number of [0, 2]) ends[number]!();
  await turn();
  ends[3]!();
  expect((await settled).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
});

test('at a turnstile whoever has many waits in turn with others', async () => {
  const turnstile = new Turnstile(1);
  const begun: string[] = [];
  const all = ['many', 'many', 'many', 'one'].map((whose) =>
    turnstile.pass(async () => {
      begun.push(whose);
      await new Promise((resolve) => void setImmediate(resolve));
    }, whose),
  );
  await Promise.all(all);
  expect(begun).toEqual(['many', 'many', 'one', 'many']);
});

test('clocks that race go on two at a time, each with one place in the line, and makers take turns', async () => {
  const under = new Set<string>();
  const looked: string[] = [];
  let most = 0;
  const desks = {
    with: async (id: string): Promise<void> => {
      looked.push(id);
      most = Math.max(most, under.add(id).size);
      await new Promise((resolve) => void setImmediate(resolve));
      under.delete(id);
    },
  };
  const keeper = new Timekeeper(() => ({ desks, now: () => 1000 }) as never);
  const wake = (id: string, made_from: string): void =>
    keeper.watch({ id, row: { id, created_by: null, made_from, wake_at: new Date(0) } } as never);
  for (let count = 0; count < 10; count++) wake(`racer ${count}`, 'a stranger');
  wake('quiet', 'somebody else');
  for (let count = 0; count < 10; count++) wake(`racer ${count}`, 'a stranger');
  await vi.waitFor(() => expect(looked).toHaveLength(11), 60_000);
  expect(most).toBe(2);
  expect(looked.indexOf('quiet')).toBeLessThan(5);
  keeper.close();
});

test('a socket that nobody answers at is closed at the second question', async () => {
  const live = `${house.address.replace('http', 'ws')}/api/live`;
  const [dead, alive] = [new WebSocket(live, { autoPong: false }), new WebSocket(live)];
  const once = (socket: WebSocket, event: string): Promise<void> =>
    new Promise((resolve) => {
      socket.once(event, () => resolve());
    });
  await Promise.all([once(dead, 'open'), once(alive, 'open')]);
  const asked = Promise.all([once(dead, 'ping'), once(alive, 'ping')]);
  await house.club.live.feelPulses();
  await asked;
  // The answer is there once something sent after it has come back.
  const answered = once(alive, 'message');
  alive.send('{"kind":"ping"}');
  await answered;
  const gone = once(dead, 'close');
  await house.club.live.feelPulses();
  await gone;
  expect(alive.readyState).toBe(WebSocket.OPEN);
  alive.close();
});

test('of very many who have a share the oldest are forgotten, and nobody else', () => {
  const shares = new Allowances(1, 0, () => 0);
  expect([shares.take('first'), shares.take('first')]).toEqual([true, false]);
  for (let n = 1; n < 10_000; n++) shares.take(`other ${n}`);
  expect(shares.take('first')).toBe(false);
  for (let n = 0; n < 10_000; n++) shares.take(`later ${n}`);
  expect(shares.take('later 0')).toBe(false);
  expect(shares.take('first')).toBe(true);
});

test('a bucket fills again with time', () => {
  let now = 0;
  const bucket = new Bucket(2, 1, () => now);
  expect([bucket.take(), bucket.take(), bucket.take()]).toEqual([true, true, false]);
  now = 1000;
  expect([bucket.take(), bucket.take()]).toEqual([true, false]);
  // However long nobody comes, it never holds more.
  now = 1_000_000;
  expect([bucket.take(), bucket.take(), bucket.take()]).toEqual([true, true, false]);
});

describe('whoever runs the house', () => {
  test('sees that it is alive and ready, and its figures', async () => {
    const visitor = new Visitor(house.address);
    expect(await visitor.get('/health')).toEqual({ status: 'alive' });
    expect(await visitor.get('/ready')).toEqual({ status: 'ready' });
    const figures = await (await fetch(`${house.keeper}/metrics`)).text();
    expect(figures).toMatch(/^club_route_sockets \d+$/m);
    expect(figures).toContain('club_route_write_seconds_count');
  });

  test('asks the database once for all who ask at the same time whether it is ready', async () => {
    let asked = 0;
    let answer: () => void = () => undefined;
    const pool = {
      query: () => {
        asked++;
        return new Promise<void>((resolve) => {
          answer = resolve;
        });
      },
    };
    const door = fastify();
    let arrived = 0;
    door.addHook('onRequest', async () => void arrived++);
    healthRoutes(door, { pool } as unknown as Parameters<typeof healthRoutes>[1]);
    const many = Array.from({ length: 20 }, () => door.inject('/ready'));
    await vi.waitFor(() => expect(arrived).toBe(20), 60_000);
    await new Promise((resolve) => void setImmediate(resolve));
    answer();
    expect((await Promise.all(many)).map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
    expect(asked).toBe(1);
  });

  test('shows the figures at the door of strangers only to whoever has the token', async () => {
    expect(await raw('/metrics', {})).toBe(404);
    const closed = await openHouse({ environment: { METRICS_TOKEN: 'sixteen letters at least' } });
    try {
      const ask = async (authorization: string): Promise<number> =>
        (await fetch(`${closed.address}/metrics`, { headers: { authorization } })).status;
      expect([await ask('Bearer wrong'), await ask('Bearer sixteen letters at least')]).toEqual([403, 200]);
    } finally {
      await closed.close();
    }
  });

  test('is told which variable of the environment is wrong', () => {
    expect(readConfig({ DATABASE_URL: 'mysql://x' })).toMatchObject({
      problem: expect.stringContaining('DATABASE_URL'),
    });
    expect(readConfig({ BOT_THREADS: 'many' })).toMatchObject({ problem: expect.stringContaining('BOT_THREADS') });
    expect(readConfig({ DATABASE_URL: '', LOG_LEVEL: 'info' })).toMatchObject({ config: { LOG_LEVEL: 'info' } });
  });

  test('can stop it while people are there: they are told, and what they had begun is finished', async () => {
    const going = await openHouse();
    const { id, north } = await startPatrol(new Visitor(going.address), new Visitor(going.address));
    const tab = await Tab.open(north);
    tab.say({ kind: 'watch', match: id, as: 'north', link: north.link });
    await tab.next('opening');
    const closing = going.close();
    await tab.next('bye');
    await tab.closed();
    await closing;
    await expect(fetch(`${going.address}/health`)).rejects.toThrow('fetch failed');
  });
});

/** As a page would be answered whose name, evil.example, leads to this machine. */
async function asEvil(
  method: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  address = house.address,
): Promise<number> {
  const { port } = new URL(address);
  return new Promise((resolve, reject) => {
    const asked = request(
      { port, host: '127.0.0.1', method, path, headers: { host: `evil.example:${port}`, ...headers } },
      (answer) => resolve(answer.statusCode!),
    );
    asked.on('error', reject);
    asked.end(method === 'POST' ? '{}' : undefined);
  });
}

test('a request with two hosts in its head is answered, not believed', async () => {
  const headers = { origin: house.address, 'content-type': 'application/json' };
  expect(await asEvil('POST', '/api/session', headers)).toBe(403);
});

test('a page whose name leads to this machine sees neither figures nor mails', async () => {
  for (const path of ['/metrics', '/mail']) {
    expect((await fetch(`${house.keeper}${path}`)).status, path).toBe(200);
    expect(await asEvil('GET', path, {}, house.keeper), path).toBe(403);
  }
});
