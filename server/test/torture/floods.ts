import { createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { WebSocket } from 'ws';
import type { Flood, Attack } from './flood.ts';
import { FloodTable } from './flood-table.ts';
import { FLOODS_OF_MANY } from './floods-of-many.ts';
import { layOutLongMatch } from './long-match.ts';
import { ask, drained, made, member, socketTo } from './stranger.ts';

/** What one stranger, or one member, can do to a house. Each does it as fast as it is answered, until the signal says so. */

const AT_ONCE = 16;

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
      const headers = { 'x-forwarded-for': house.stranger, authorization: `Seat ${links['allied']!}` };
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
      await drained(ask(house, 'PATCH', '/api/notices', { webhook }, { cookie }));
      return {
        once: async () => {
          await made(house, { allied: { kind: 'me' }, german: { kind: 'bot', bot: 'recruit' } }, { cookie });
          await drained(ask(house, 'POST', '/api/notices/tests', { carrier: 'webhook' }, { cookie }));
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
      const tables = await Promise.all(Array.from({ length: AT_ONCE }, () => FloodTable.make(house)));
      return {
        async once() {
          const table = tables.pop()!;
          const done = await table.actOrTakeBack();
          tables.push(done === 'gone' ? await FloodTable.make(house) : table);
          // As fast as the sockets of one address may.
          await pause(180);
        },
        async close() {
          for (const table of tables) table.close();
        },
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
      const headers = {
        'x-forwarded-for': house.stranger,
        authorization: `Seat ${link}`,
        'content-type': 'application/json',
      };
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
  ...FLOODS_OF_MANY,
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
