import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Flood } from './flood.ts';
import { FloodTable } from './flood-table.ts';
import type { FloodedHouse } from './flooded-house.ts';
import { ask, drained, made } from './stranger.ts';

/** Floods that need a great many things to be there first: matches, seats, campaigns. */

/** More than the flooded house keeps in memory. */
const COLD = 150;
const SEATS_OF_BOMB = 20;
/** A question whether the address wants mail, and what may go to an unconfirmed address in a day besides. */
const MOST_TO_VICTIM = 4;
const VICTIM = 'victim@home.example';

const AGAINST_NOBODY = { allied: { kind: 'me' }, german: { kind: 'me' } };
const RACING = { seat: 'xxx', rate: 86_400, waits: false };

async function query<T extends object>(house: FloodedHouse, text: string, values: readonly unknown[]): Promise<T[]> {
  const client = new pg.Client(house.database.url());
  await client.connect();
  try {
    return (await client.query<T>(text, [...values])).rows;
  } finally {
    await client.end();
  }
}

export const FLOODS_OF_MANY: readonly Flood[] = [
  {
    name: `${SEATS_OF_BOMB} seats that mail one address`,
    prepare: async (house) => {
      const tables = await Promise.all(Array.from({ length: SEATS_OF_BOMB }, () => made(house, AGAINST_NOBODY)));
      return {
        async once(number) {
          const { match, links } = tables[number % tables.length]!;
          const seat = number % 2 === 0 ? 'allied' : 'german';
          const wish = { seat, email: number % 3 === 0 ? null : VICTIM };
          await drained(ask(house, 'PUT', `/api/matches/${match.id}/notices`, wish, { link: links[seat]! }));
          await pause(20);
        },
        async problem() {
          const rows = await query(house, 'select from outbox where address = $1', [VICTIM]);
          return rows.length > MOST_TO_VICTIM ? `${rows.length} mails for ${VICTIM}` : undefined;
        },
      };
    },
  },
  {
    name: `${COLD} matches, each opened for a move`,
    prepare: async (house) => {
      const tables: FloodTable[] = [];
      for (let count = 0; count < COLD; count++) tables.push(await FloodTable.make(house));
      return {
        async once() {
          // A visit takes five messages, and the sockets of one address may send a hundred a second.
          await pause(1000);
          const table = tables.shift();
          if (table === undefined) return;
          const done = await table.visit();
          tables.push(done === 'gone' ? await FloodTable.make(house) : table);
        },
        async close() {
          for (const table of tables) table.close();
        },
      };
    },
  },
  {
    name: 'clocks of campaigns that race',
    prepare: async (house) => ({
      async once() {
        const seats = { xxx: { kind: 'me' }, airborne: IDLE, german: IDLE, umpire: IDLE };
        const { match, links } = await made(house, seats, {}, 'kriegsspiel');
        await drained(ask(house, 'PUT', `/api/matches/${match.id}/pace`, RACING, { link: links['xxx']! }));
        await pause(1000);
      },
    }),
  },
];

const IDLE = { kind: 'bot', bot: 'idle' } as const;
