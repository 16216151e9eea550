import { createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { WebSocket } from 'ws';
import type { Flood, Attack } from './flood.ts';
import { FloodTable } from './flood-table.ts';
import { FLOODS_OF_MANY } from './floods-of-many.ts';
import { FLOODS_OF_PAGES } from './floods-of-pages.ts';
import { layOutLongMatch } from './long-match.ts';
import { ask, drained, made, member, orderAddress, socketTo } from './stranger.ts';

/** What one stranger, or one member, can do to a house. Each does it as fast as it is answered, until the signal says so. */

const AT_ONCE = 16;
const TOO_MANY = 429;
const TRY_AGAIN_LATER = 1013;
/** Of one account, or of one address without any. */
const MOST_BOTS_ALONE = 5;
const SEATS_THAT_MAIL = 20;

const BOTS = { allied: { kind: 'bot', bot: 'commander' }, german: { kind: 'bot', bot: 'commander' } };

export const FLOODS: readonly Flood[] = [
  {
    name: 'requests of every kind',
    prepare: async (house) => ({
      async once(number) {
        const those = [
          () => ask(house, 'GET', '/api/matches?list=running'),
          () => ask(house, 'POST', '/api/session', { name: `Name ${number}`, password: 'a guess of mine' }),
          () => ask(house, 'POST', '/api/resets', { email: `somebody${number}@home.example` }),
          () => ask(house, 'POST', '/api/accounts', { name: `Many ${number}`, password: 'correct horse' }),
          () => ask(house, 'GET', '/api/games'),
        ];
        const answer = await those[number % those.length]!();
        await answer.arrayBuffer();
        // To be refused for the password costs the server as much as anything; to be refused for the limit, nothing.
        return answer.status !== TOO_MANY;
      },
    }),
  },
  {
    name: 'sockets that say nonsense',
    prepare: async (house) => ({
      async once() {
        const socket = await socketTo(house);
        const gone = new Promise<number>((resolve) => {
          socket.once('close', resolve);
        });
        socket.on('error', () => socket.terminate());
        for (let count = 0; count < 150; count++) socket.send('['.repeat(15_000));
        return (await gone) === TRY_AGAIN_LATER;
      },
    }),
  },
  {
    name: 'matches of bots alone',
    prepare: async (house) => ({
      once: () => drained(ask(house, 'POST', '/api/matches', { game: 'farthest-bridge', seats: BOTS })),
      async problem() {
        const rows = await house.query(
          `select from match where status = 'running'
           and not exists (select from holder where holder.match_id = match.id)`,
          [],
        );
        return rows.length > MOST_BOTS_ALONE ? `${rows.length} matches of bots alone` : undefined;
      },
    }),
  },
  {
    name: 'mails that are hard to read',
    prepare: async (house) => {
      // What comes for one address beyond sixty an hour nobody reads.
      const addresses: string[] = [];
      for (let count = 0; count < SEATS_THAT_MAIL; count++) {
        const { match, links } = await made(house, { allied: { kind: 'me' }, german: { kind: 'open' } });
        addresses.push(await orderAddress(house, match.id, 'allied', { link: links['allied']! }));
      }
      const transport = createTransport({ host: '127.0.0.1', port: house.mailPort, ignoreTLS: true, pool: true });
      const bodies = ['<div>'.repeat(40_000), 'wrote '.repeat(35_000), '> '.repeat(100_000), '<'.repeat(200_000)];
      return {
        once: (number) =>
          transport
            .sendMail({
              from: 'a@home.example',
              to: addresses[number % addresses.length]!,
              subject: String(number),
              [number % 2 === 0 ? 'html' : 'text']: bodies[number % bodies.length],
            })
            .then(
              () => true,
              // Read, and found not to be a mail at all.
              (error: unknown) => error instanceof Error && 'responseCode' in error && error.responseCode === 554,
            ),
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
          // It was called.
          return open.size > 0;
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
          return done === 'done';
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
          const first = await new Promise<string>((resolve) => {
            socket.once('message', (data: Buffer) => resolve(data.toString('utf8')));
            socket.once('close', () => resolve(''));
          });
          socket.terminate();
          await drained(ask(house, 'GET', `/api/matches/${id}`));
          return first.startsWith('{"kind":"opening"');
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
            return false;
          }
          socket.send(JSON.stringify({ kind: 'watch', ...place }));
          socket.send(JSON.stringify({ kind: 'leave', ...place }));
          await pause(1);
          return socket.readyState === WebSocket.OPEN;
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
          return answer.ok;
        },
      };
    },
  },
  ...FLOODS_OF_MANY,
  ...FLOODS_OF_PAGES,
];

/** Floods until the signal says so; how much was tried, and how much of it the server did. */
export async function flood(
  { once }: Attack,
  signal: AbortSignal,
): Promise<{ readonly tried: number; readonly done: number }> {
  let [tried, done] = [0, 0];
  const one = async (): Promise<void> => {
    while (!signal.aborted) {
      const isDone = await once(tried++).catch(() => pause(10, false));
      if (isDone) done++;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  return { tried, done };
}
