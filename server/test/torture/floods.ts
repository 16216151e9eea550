import { createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { MatchMade } from '@club-route/wire';
import { createTransport } from 'nodemailer';
import { WebSocket } from 'ws';
import type { FloodedHouse } from './flooded-house.ts';
import { layOutLongMatch } from './long-match.ts';

/** What one stranger, or one member, can do to a house. Each does it as fast as it is answered, until the signal says so. */

/** Where the one who floods comes from, as far as the server knows. */
const FROM = '203.0.113.66';
const AT_ONCE = 16;

export interface Flood {
  readonly name: string;
  /** What must be there first; then how one thing is done. */
  readonly prepare: (house: FloodedHouse) => Promise<Attack>;
}

export interface Attack {
  readonly once: (number: number) => Promise<unknown>;
  readonly close?: () => Promise<void>;
}

async function ask(house: FloodedHouse, method: string, path: string, body?: object, cookie = ''): Promise<Response> {
  return fetch(`${house.address}${path}`, {
    method,
    headers: { 'x-forwarded-for': FROM, cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

async function drained(answer: Promise<Response>): Promise<void> {
  await (await answer).arrayBuffer();
}

async function made(house: FloodedHouse, seats: object, cookie = '', game = 'farthest-bridge'): Promise<MatchMade> {
  return (await (await ask(house, 'POST', '/api/matches', { game, seats }, cookie)).json()) as MatchMade;
}

/** Signed up; the cookie. */
async function member(house: FloodedHouse, name: string): Promise<string> {
  const answer = await ask(house, 'POST', '/api/accounts', {
    name,
    password: 'correct horse',
    email: `${name}@home.example`,
  });
  await answer.arrayBuffer();
  return answer.headers.getSetCookie()[0]!.split(';')[0]!;
}

function socketTo(house: FloodedHouse): Promise<WebSocket> {
  const headers = { 'x-forwarded-for': FROM };
  const socket = new WebSocket(`${house.address.replace('http', 'ws')}/api/live`, { origin: house.address, headers });
  return new Promise((resolve, reject) => {
    socket.once('open', () => resolve(socket));
    socket.once('error', reject);
  });
}

const BOTS = { allied: { kind: 'bot', bot: 'commander' }, german: { kind: 'bot', bot: 'commander' } };

export const FLOODS: readonly Flood[] = [
  {
    name: 'requests of every kind',
    prepare: async (house) => ({
      once: (number) => {
        const those = [
          () => ask(house, 'GET', '/api/matches?list=running'),
          () => ask(house, 'POST', '/api/session', { name: `Name ${number}`, password: 'a guess of mine' }),
          () => ask(house, 'POST', '/api/resets', { email: `somebody${number}@home.example` }),
          () => ask(house, 'POST', '/api/accounts', { name: `Many ${number}`, password: 'correct horse' }),
          () => ask(house, 'GET', '/api/games'),
        ];
        return drained(those[number % those.length]!());
      },
    }),
  },
  {
    name: 'sockets that say nonsense',
    prepare: async (house) => ({
      async once() {
        const socket = await socketTo(house);
        const gone = new Promise((resolve) => {
          socket.once('close', resolve);
        });
        socket.on('error', () => socket.terminate());
        for (let count = 0; count < 150; count++) socket.send('['.repeat(15_000));
        await gone;
      },
    }),
  },
  {
    name: 'matches of bots alone',
    prepare: async (house) => ({
      once: () => drained(ask(house, 'POST', '/api/matches', { game: 'farthest-bridge', seats: BOTS })),
    }),
  },
  {
    name: 'mails that are hard to read',
    prepare: async (house) => {
      const { match, links } = await made(house, { allied: { kind: 'me' }, german: { kind: 'open' } });
      const headers = { 'x-forwarded-for': FROM, authorization: `Seat ${links['allied']!}` };
      const asked = await fetch(`${house.address}/api/matches/${match.id}/mailbox?seat=allied`, { headers });
      const { address } = (await asked.json()) as { readonly address: string };
      const transport = createTransport({ host: '127.0.0.1', port: house.mailPort, ignoreTLS: true, pool: true });
      const bodies = ['<div>'.repeat(40_000), 'wrote '.repeat(35_000), '> '.repeat(100_000), '<'.repeat(200_000)];
      return {
        once: (number) =>
          transport
            .sendMail({
              from: 'a@home.example',
              to: address,
              subject: String(number),
              [number % 2 === 0 ? 'html' : 'text']: bodies[number % bodies.length],
            })
            .catch(() => undefined),
        close: async () => transport.close(),
      };
    },
  },
  {
    name: 'a webhook that does not answer',
    prepare: async (house) => {
      const open = new Set<Socket>();
      const deaf = createServer((socket) => void open.add(socket));
      await new Promise<void>((resolve) => deaf.listen(0, '127.0.0.1', resolve));
      const cookie = await member(house, 'Deaf');
      const webhook = `http://127.0.0.1:${(deaf.address() as AddressInfo).port}/`;
      await drained(ask(house, 'PATCH', '/api/notices', { webhook }, cookie));
      return {
        once: async () => {
          await made(house, { allied: { kind: 'me' }, german: { kind: 'bot', bot: 'recruit' } }, cookie);
          await drained(ask(house, 'POST', '/api/notices/tests', { carrier: 'webhook' }, cookie));
        },
        async close() {
          for (const socket of open) socket.destroy();
          deaf.close();
        },
      };
    },
  },
  {
    name: 'acting and taking back',
    prepare: async (house) => {
      const { match, links } = await made(house, { allied: { kind: 'me' }, german: { kind: 'me' } });
      const socket = await socketTo(house);
      socket.send(JSON.stringify({ kind: 'watch', match: match.id, as: 'allied', link: links['allied'] }));
      return {
        async once(number) {
          const wish = { match: match.id, seat: 'allied', have: 0, key: `flood-${String(number).padStart(8, '0')}` };
          socket.send(
            JSON.stringify({
              kind: number % 2 === 0 ? 'undo' : 'act',
              ...wish,
              ...(number % 2 === 0 ? {} : { action: { kind: 'end' } }),
            }),
          );
          // As fast as a socket may.
          await pause(AT_ONCE * 50);
        },
        close: async () => socket.terminate(),
      };
    },
  },
  {
    name: 'a match of 15,000 entries, opened again and again',
    prepare: async (house) => {
      const { id, link } = await layOutLongMatch(
        house,
        await made(house, { allied: { kind: 'me' }, german: { kind: 'link' } }),
      );
      return {
        async once() {
          const socket = await socketTo(house);
          socket.send(JSON.stringify({ kind: 'watch', match: id, as: 'allied', link }));
          await new Promise((resolve) => {
            socket.once('message', resolve);
            socket.once('close', resolve);
          });
          socket.terminate();
          await drained(ask(house, 'GET', `/api/matches/${id}`));
        },
      };
    },
  },
  {
    name: 'many sockets that come, look and go without end',
    prepare: async (house) => {
      const { match, links } = await made(house, { allied: { kind: 'me' }, german: { kind: 'link' } });
      await drained(ask(house, 'POST', '/api/links', { token: links['german'] }));
      const place = { match: match.id, as: 'spectator' };
      const sockets: WebSocket[] = [];
      return {
        async once(number) {
          const socket = sockets[number % 400];
          if (socket?.readyState !== WebSocket.OPEN) {
            sockets[number % 400] = await socketTo(house);
            await pause(20);
            return;
          }
          socket.send(JSON.stringify({ kind: 'watch', ...place }));
          socket.send(JSON.stringify({ kind: 'leave', ...place }));
          await pause(1);
        },
        async close() {
          for (const socket of sockets) socket.terminate();
        },
      };
    },
  },
  {
    name: 'the journal of 15,000 entries, fetched again and again',
    prepare: async (house) => {
      const { id, link } = await layOutLongMatch(
        house,
        await made(house, { allied: { kind: 'me' }, german: { kind: 'link' } }),
      );
      const headers = { 'x-forwarded-for': FROM, authorization: `Seat ${link}`, 'content-type': 'application/json' };
      const body = JSON.stringify({ seat: 'allied' });
      await drained(fetch(`${house.address}/api/matches/${id}/resign`, { method: 'POST', headers, body }));
      return {
        async once() {
          const answer = await ask(house, 'GET', `/api/matches/${id}/journal`);
          await answer.arrayBuffer();
          if (!answer.ok) await pause(50);
        },
      };
    },
  },
];

/** Floods until the signal says so; how much was done. */
export async function flood({ once }: Attack, signal: AbortSignal): Promise<number> {
  let count = 0;
  const one = async (): Promise<void> => {
    while (!signal.aborted) {
      await once(count++).catch(() => pause(10));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  return count;
}
