import { setImmediate } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { farthestBridgeModule } from '@club-route/farthest-bridge';
import type { MatchMade } from '@club-route/wire';
import type { Club } from '../src/club.ts';
import { carryOut } from '../src/mail/inbound/carry-out.ts';
import { goOnWaiting } from '../src/mail/inbound/go-on.ts';
import { holderAt } from '../src/mail/mailbox.ts';
import { query } from './house/database.ts';
import { openHouse, plainShelf, type House } from './house/house.ts';
import { member, type Visitor } from './house/visitor.ts';

let house: House;

beforeAll(async () => {
  // The computer never moves.
  house = await openHouse({ shelf: plainShelf, environment: { BOT_THREADS: '0', MAIL_LISTEN: '127.0.0.1:0' } });
});
afterAll(() => house.close());

/** The Allies play by mail against the computer; the address for their orders. */
async function sitDown(allied: Visitor): Promise<string> {
  const { match } = await allied.post<MatchMade>('/api/matches', {
    game: 'farthest-bridge',
    seats: { allied: { kind: 'me' }, german: { kind: 'bot', bot: farthestBridgeModule.bots[0]!.id } },
  });
  return (await allied.get<{ address: string }>(`/api/matches/${match.id}/mailbox?seat=allied`)).address;
}

test('a round passes over orders that wait for the computer, however soon they are due again, for an hour', async () => {
  const to = await sitDown(await member(house.address, 'Patient'));
  const transport = createTransport({ host: '127.0.0.1', port: house.mailPort, ignoreTLS: true });
  await transport.sendMail({ from: 'me@home.example', to, subject: 'Orders', text: 'end\nend\nend\nend' });
  transport.close();
  const waiting = 'select jsonb_array_length(orders::jsonb) as orders, due_at from inbox where due_at is not null';
  const before = await query(house.url, waiting);
  expect(before).toHaveLength(1);
  let looks = 0;
  // Every look at the clock finds it half a minute later.
  await goOnWaiting({ ...house.club, now: () => Date.now() + 30_000 * ++looks });
  // Nobody has as much as looked at it: the computer has not moved.
  expect(await query(house.url, waiting)).toEqual(before);
  // Once they have waited for an hour they are answered as they stand.
  await goOnWaiting({ ...house.club, now: () => Date.now() + 3_700_000 });
  expect(await query(house.url, waiting)).toEqual([]);
});

test('however many mails come at once, no more than two of their orders are carried out at a time', async () => {
  const allied = await member(house.address, 'Prolific');
  const addresses: string[] = [];
  for (let count = 0; count < 6; count++) addresses.push(await sitDown(allied));
  let [atOnce, most] = [0, 0];
  const desks = {
    async with(...words: Parameters<Club['desks']['with']>) {
      most = Math.max(most, ++atOnce);
      // All others could come meanwhile.
      await setImmediate();
      return house.club.desks.with(...words).finally(() => atOnce--);
    },
  } as Club['desks'];
  const mail = { message_hash: Buffer.alloc(32), received_at: new Date(), lines: [] as string[], orders: [], told: 0 };
  mail.lines.push('try to dance', 'try to sing', 'try 99');
  const writers = await Promise.all(addresses.map((address) => holderAt(house.club, address)));
  const carried = writers.map(async (who) => {
    const { orders } = await carryOut({ ...house.club, desks }, who!, mail, async () => undefined);
    return orders.map(({ outcome }) => outcome);
  });
  expect(await Promise.all(carried)).toEqual(writers.map(() => ['passed', 'passed', 'passed']));
  expect(most).toBe(2);
});
