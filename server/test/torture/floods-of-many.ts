import { setTimeout as pause } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import type { Flood } from './flood.ts';
import { FloodTable } from './flood-table.ts';
import { ask, drained, made, member, orderAddress } from './stranger.ts';

/** Floods that need a great many things to be there first: matches, seats, campaigns. */

/** More than the flooded house keeps in memory. */
const COLD = 150;
/** With two requests each a stranger has them within a minute. */
const FILED = 200;
/** Ten times as many as one round of the post tells one person of. */
const DUE = 200;
/** As many lines as are read of one mail. */
const ORDERS = 200;
const WRITERS = 12;
const SEATS_OF_BOMB = 20;
/** A question whether the address wants mail, and what may go to an unconfirmed address in a day besides. */
const MOST_TO_VICTIM = 4;
const VICTIM = 'victim@home.example';

const AGAINST_NOBODY = { allied: { kind: 'me' }, german: { kind: 'me' } };
const HELPER = '198.51.100.1';
const RACING = { seat: 'xxx', rate: 86_400, waits: false };

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
          await pause(20);
          return drained(ask(house, 'PUT', `/api/matches/${match.id}/notices`, wish, { link: links[seat]! }));
        },
        async problem() {
          const rows = await house.query('select from outbox where address = $1', [VICTIM]);
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
          if (table === undefined) return false;
          const done = await table.visit();
          tables.push(done === 'gone' ? await FloodTable.make(house) : table);
          return done === 'done';
        },
        async close() {
          for (const table of tables) table.close();
        },
      };
    },
  },
  {
    name: 'clocks of campaigns that race',
    prepare: async (house) => {
      const racing: { readonly path: string; readonly link: string }[] = [];
      return {
        async once() {
          const seats = { xxx: { kind: 'me' }, airborne: IDLE, german: IDLE, umpire: IDLE };
          const { match, links } = await made(house, seats, {}, 'kriegsspiel');
          const one = { path: `/api/matches/${match.id}/pace`, link: links['xxx']! };
          racing.push(one);
          await pause(1000);
          return drained(ask(house, 'PUT', one.path, RACING, one));
        },
        // What comes next is measured without them. From elsewhere: from here too much has been asked.
        async close() {
          house.stranger = HELPER;
          for (const one of racing)
            if (!(await drained(ask(house, 'PUT', one.path, { ...RACING, rate: 0 }, one))))
              throw new Error('a campaign whose clock races could not be stopped');
        },
      };
    },
  },
  {
    name: `${FILED} matches with answers filed, again and again`,
    prepare: async (house) => {
      const tables = await Promise.all(Array.from({ length: FILED }, () => made(house, AGAINST_NOBODY)));
      return {
        async once(number) {
          const { match, links } = tables[number % tables.length]!;
          const wish = { seat: 'german', values: { advance: number % 2 === 0 ? 'stay' : 'ask' } };
          await pause(50);
          return drained(ask(house, 'PUT', `/api/matches/${match.id}/standing`, wish, { link: links['german']! }));
        },
      };
    },
  },
  {
    name: `${DUE} matches of one member whose turn it is`,
    prepare: async (house) => {
      const [busy, other] = [await member(house, 'Busy'), await member(house, 'Other')];
      // As if both had said that the addresses are theirs.
      await house.query('update mail_address set confirmed_at = now() where confirmed_at is null', []);
      for (let count = 0; count < DUE; count++) await made(house, AGAINST_NOBODY, { cookie: busy });
      const late = await made(house, AGAINST_NOBODY, { cookie: other });
      return {
        async once() {
          await pause(1000);
          return drained(ask(house, 'GET', '/api/matches?list=mine', undefined, { cookie: busy }));
        },
        async problem() {
          const rows = await house.query(
            'select from notice join holder on holder.id = notice.holder_id where holder.match_id = $1',
            [late.match.id],
          );
          return rows.length === 0 ? 'nobody told the other member of a turn' : undefined;
        },
      };
    },
  },
  {
    name: `mails of ${ORDERS} orders`,
    prepare: async (house) => {
      const addresses: string[] = [];
      for (let count = 0; count < WRITERS; count++) {
        const { match, links } = await made(house, AGAINST_NOBODY);
        addresses.push(await orderAddress(house, match.id, 'allied', { link: links['allied']! }));
      }
      const transport = createTransport({ host: '127.0.0.1', port: house.mailPort, ignoreTLS: true, pool: true });
      const lines = ['try 1', `repeat ${'a '.repeat(140)}`, `try ${'* '.repeat(140)}`, 'try 24'];
      const text = Array.from({ length: ORDERS }, (_, index) => lines[index % lines.length]!).join('\n');
      return {
        once: (number) =>
          transport
            .sendMail({
              from: 'a@home.example',
              to: addresses[number % addresses.length]!,
              subject: String(number),
              text,
            })
            .then(() => true),
        close: async () => transport.close(),
      };
    },
  },
];

const IDLE = { kind: 'bot', bot: 'idle' } as const;
