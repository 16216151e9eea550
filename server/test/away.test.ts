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
