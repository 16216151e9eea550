import { connect, createServer, type AddressInfo, type NetConnectOpts, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import { expect, inject, onTestFinished, test } from 'vitest';
import { awayProblem } from '../src/database/away.ts';
import { makeDatabase } from './house/database.ts';
import { openHouse } from './house/house.ts';
import { newKey, Tab } from './house/tab.ts';
import { Visitor } from './house/visitor.ts';

const AWAY = 'The server is too busy, or its database is down. Try again in a moment.';

/** A road to a database, which can be closed and opened again. */
class Road {
  readonly #sockets = new Set<Socket>();
  #server: Server | undefined;
  #port = 0;

  async open(to: URL): Promise<URL> {
    this.#server = createServer((near) => {
      const far = connect(placeOf(to));
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        this.#sockets.add(one);
        one.on('error', () => undefined).on('close', () => other.destroy());
        one.pipe(other);
      }
    });
    await once(this.#server.listen(this.#port, '127.0.0.1'), 'listening');
    this.#port = (this.#server.address() as AddressInfo).port;
    const url = new URL(to);
    url.hostname = '127.0.0.1';
    url.port = String(this.#port);
    return url;
  }

  close(): void {
    this.#server?.close();
    for (const socket of this.#sockets) socket.destroy();
    this.#sockets.clear();
  }
}

/** A port, or a socket in a folder. */
function placeOf({ hostname, port }: URL): NetConnectOpts {
  const host = decodeURIComponent(hostname);
  return host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port: Number(port) };
}

const failed = (words: string, more: object = {}): Error => Object.assign(new Error(words), more);

test.each([
  ['stops', failed('terminating connection due to administrator command', { code: '57P01' })],
  ['is thrown over', failed('terminating connection because of crash of another server process', { code: '57P02' })],
  ['starts', failed('the database system is starting up', { code: '57P03' })],
  ['has no connection left', failed('sorry, too many clients already', { code: '53300' })],
  ['breaks off', failed('connection failure', { code: '08006' })],
  ['refuses', failed('connect ECONNREFUSED 127.0.0.1:5432', { code: 'ECONNREFUSED' })],
  ['has no socket any more', failed('connect ENOENT .s.PGSQL.5432', { code: 'ENOENT', syscall: 'connect' })],
  ['gives no connection in time', failed('timeout exceeded when trying to connect')],
  ['ends a connection', failed('Connection terminated unexpectedly')],
  [
    'is at none of its addresses',
    new AggregateError(['::1', '127.0.0.1'].map(() => failed('', { code: 'ECONNREFUSED' }))),
  ],
])('a database that %s is away', (_what, error) => {
  expect(awayProblem(error)).toMatchObject({ status: 503, message: AWAY });
});

test.each([
  ['a file that is not there', failed('ENOENT: no such file', { code: 'ENOENT', syscall: 'open' })],
  ['a key that is taken', failed('duplicate key value', { code: '23505' })],
  ['a statement that was cancelled', failed('canceling statement', { code: '57014' })],
  ['a mistake of ours', new TypeError('x is not a function')],
  ['one that is partly another', new AggregateError([failed('', { code: 'ECONNREFUSED' }), new TypeError('x')])],
  ['several that are none', new AggregateError([])],
  ['no error at all', 'Connection terminated'],
])('%s is something else', (_what, error) => {
  expect(awayProblem(error)).toBeUndefined();
});

test('while the database is away that is said, and once it is back all goes on', async () => {
  const there = new URL(await makeDatabase(inject('model')));
  const road = new Road();
  onTestFinished(() => road.close());
  const house = await openHouse({}, (await road.open(there)).href);
  onTestFinished(() => house.close());

  const visitor = new Visitor(house.address);
  const seats = { north: { kind: 'me' }, south: { kind: 'open' } };
  const made = await visitor.post<{ match: { id: string }; links: Record<string, string> }>('/api/matches', {
    game: 'patrol',
    seats,
  });
  visitor.link = made.links['north'];
  const tab = await Tab.open(visitor);
  onTestFinished(() => tab.close());

  road.close();
  expect(await visitor.refused(503, 'GET', '/api/matches?list=open')).toBe(AWAY);
  const answer = await fetch(`${house.address}/api/matches?list=open`);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  const key = newKey();
  tab.say({ kind: 'act', match: '0123456789abcdef', seat: 'north', have: 0, key, action: { kind: 'pass' } });
  expect(await tab.next('problem')).toMatchObject({ key, error: AWAY, again: true });
  // Of one in memory nothing has to be read.
  const place = { match: '0123456789abcdef', as: 'spectator' } as const;
  tab.say({ kind: 'watch', ...place });
  expect(await tab.next('problem')).toEqual({ kind: 'problem', match: place.match, error: AWAY, again: true });

  await road.open(there);
  const { matches } = await visitor.get<{ matches: readonly { id: string }[] }>('/api/matches?list=open');
  expect(matches.map(({ id }) => id)).toContain(made.match.id);
  // What is not there is not going to be there a moment later.
  tab.say({ kind: 'watch', ...place });
  expect(await tab.next('problem')).toEqual({ kind: 'problem', match: place.match, error: 'There is no such match.' });
});

test('a full disk is not the fault of who asked, and is said', () => {
  const full = Object.assign(new Error('could not extend file'), { code: '53100' });
  expect(awayProblem(full)).toMatchObject({
    status: 503,
    message: 'The server’s disk is full, so it cannot save anything now. Try again later.',
  });
});

test.each([
  ['ECONNREFUSED', 'connect', 503],
  ['EHOSTUNREACH', 'connect', 503],
  ['ENETUNREACH', 'connect', 503],
  ['EAGAIN', 'connect', 503],
  ['ENOENT', 'connect', 503],
  ['ENOTFOUND', 'getaddrinfo', 503],
  // A file is not there, or cannot be read: that is a fault of ours.
  ['ENOENT', 'open', undefined],
  ['EAGAIN', 'read', undefined],
  ['EACCES', 'connect', undefined],
])('%s of %s: %s', (code, syscall, status) => {
  expect(awayProblem(Object.assign(new Error(code), { code, syscall }))?.status).toBe(status);
});
