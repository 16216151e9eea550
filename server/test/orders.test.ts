import { setTimeout } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FastDice, type GameModule } from '@club-route/engine';
import { farthestBridgeModule } from '@club-route/farthest-bridge';
import type { MatchMade } from '@club-route/wire';
import { drain } from '../src/mail/drain.ts';
import { goRound } from '../src/mail/round.ts';
import { startBridge } from './house/bridge.ts';
import { query } from './house/database.ts';
import { openHouse, plainShelf, type House } from './house/house.ts';
import { openPostOffice, type PostOffice } from './house/post-office.ts';
import { member, type Visitor } from './house/visitor.ts';

let office: PostOffice;
let house: House;

beforeAll(async () => {
  office = await openPostOffice();
  house = await openHouse({
    shelf: plainShelf,
    environment: {
      BOT_MILLISECONDS: '20',
      SMTP_URL: office.url,
      MAIL_LISTEN: '127.0.0.1:0',
      PUBLIC_URL: 'https://club.example',
    },
  });
});
afterAll(async () => {
  await house.close();
  await office.close();
});
beforeEach(() => {
  office.mails.length = 0;
});

interface Table {
  readonly id: string;
  readonly allied: Visitor;
  /** The secret address that the first mail gives to the Allied player. */
  readonly orders: string;
  readonly address: string;
}

let count = 0;

/** It is for the Allies to play, and they have the mail that says so. */
async function sitDown(): Promise<Table> {
  const n = ++count;
  const address = `allied-${n}@club.example`;
  const allied = await member(house.address, `Allied ${n}`, address);
  const id = await startBridge(allied, await member(house.address, `German ${n}`));
  await goRound(house.club);
  const mail = office.mails.find((one) => JSON.stringify(one.to).includes(address))!;
  office.mails.length = 0;
  return { id, allied, address, orders: mail.replyTo!.value[0]!.address! };
}

interface Sent {
  readonly from?: string;
  readonly messageId?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly envelopeFrom?: string;
}

async function send(
  to: string,
  text: string,
  { from = 'me@home.example', envelopeFrom, ...more }: Sent = {},
): Promise<void> {
  const transport = createTransport({ host: '127.0.0.1', port: house.mailPort, secure: false, ignoreTLS: true });
  const envelope = { from: envelopeFrom ?? from, to };
  await transport.sendMail({
    envelope,
    from,
    to,
    subject: 'Re: Your turn',
    text,
    ...more,
    headers: { ...more.headers },
  });
  transport.close();
}

/** The one answer that comes. */
async function answer(): Promise<string> {
  await drain(house.club);
  expect(office.mails).toHaveLength(1);
  return office.mails.splice(0)[0]!.text!;
}

async function entries(id: string): Promise<number> {
  const [row] = await query(house.url, 'select entries from match where id = $1', [id]);
  return row!['entries'] as number;
}

/** Their orders for this position in the typed notation, as a player who knows the game writes them. */
async function nextOrder(
  id: string,
  player: { decide: (sight: never, dice: FastDice) => unknown },
): Promise<string | undefined> {
  const { language } = farthestBridgeModule as unknown as GameModule;
  return house.club.desks.with(id, async ({ module, playing, row }) => {
    if (!row.to_act.includes('allied')) return undefined;
    const sight = module.game.sight(playing.state, 'allied');
    return language.write(sight, player.decide(sight as never, new FastDice(1)) as never);
  });
}

describe('orders by mail', () => {
  test('a whole turn of The Farthest Bridge is played by mail alone', async () => {
    const { id, orders } = await sitDown();
    const player = farthestBridgeModule.bots[0]!.sit('allied');
    for (let mails = 1; ; mails++) {
      const order = await nextOrder(id, player as never);
      if (order === undefined) break;
      await send(orders, `${order}\n\n-- \nRoy\n1 Airborne Division`);
      await drain(house.club);
      expect(office.mails.at(-1)!.text).toContain(`CARRIED OUT\n\n* ${order}`);
      // After some landings and marches the rest of the division stays where it is.
      if (mails > 6) await send(orders, 'end\nend\nend');
    }
    const [row] = await query(house.url, 'select to_act from match where id = $1', [id]);
    expect(row!['to_act']).toEqual(['german']);
  });

  test('orders are carried out one after the other until one is refused, and the answer says why', async () => {
    const { id, orders } = await sitDown();
    await send(orders, 'end\ndance\nend\n\nOn Monday, Club Route <post@club.example> wrote:\n> end');
    const text = await answer();
    expect(text).toMatch(/CARRIED OUT\n\n\* end/);
    expect(text).toMatch(/REFUSED\n\n\* dance — .*"dance" is not an order/s);
    expect(text).toMatch(/SKIPPED.*\n\n\* end/);
    expect(text).toContain('Allied combat');
    expect(await entries(id)).toBe(2);
  });

  test('an order to try does not end the mail where it is refused, and one to repeat is given until it is', async () => {
    const { id, orders } = await sitDown();
    await send(orders, 'try dance\nend\nrepeat dance\nTry end');
    const text = await answer();
    expect(text).toMatch(/CARRIED OUT\n\n\* end.*\n\* Try end/s);
    expect(text).toMatch(/PASSED OVER.*\n\n\* try dance — .*"dance" is not an order.*\n\* repeat dance — /s);
    expect(text).not.toContain('REFUSED');
    expect(await entries(id)).toBe(3);
  });

  test('an order that is repeated stops at the end of the turn, and what comes after it is read', async () => {
    const { id, orders } = await sitDown();
    await send(orders, 'repeat end\nend');
    const text = await answer();
    expect(text).toMatch(/CARRIED OUT\n\n\* repeat end/);
    expect(text).toMatch(/REFUSED\n\n\* end — It is not your turn/);
    expect(await entries(id)).toBe(3);
  });

  test('what the rules forbid is answered with the rule', async () => {
    const { orders } = await sitDown();
    await send(orders, 'land 1/501 3919');
    expect(await answer()).toMatch(/REFUSED\n\n\* land 1\/501 3919 — .+ \(\d+\.\d+[^)]*\)/);
  });

  test('a mail without orders is answered with how things stand', async () => {
    const { id, orders } = await sitDown();
    await send(orders, '\n> --- Write your orders above this line, one on each line ---\n> end');
    expect(await answer()).toContain('We found no orders in your email');
    expect(await entries(id)).toBe(1);
  });

  test('when it is the turn of the other side nothing is done', async () => {
    const { id, orders } = await sitDown();
    await send(orders, 'end\nend\nend');
    const text = await answer();
    expect(text).toMatch(/REFUSED\n\n\* end — It is not your turn/);
    expect(await entries(id)).toBe(3);
  });
});

describe('orders beyond the computer’s move', () => {
  /** The Allies play by mail against the computer. */
  async function sitDownToComputer(): Promise<{ readonly id: string; readonly orders: string }> {
    const n = ++count;
    const allied = await member(house.address, `Alone ${n}`, `alone-${n}@club.example`);
    const { match } = await allied.post<MatchMade>('/api/matches', {
      game: 'farthest-bridge',
      seats: { allied: { kind: 'me' }, german: { kind: 'bot', bot: farthestBridgeModule.bots[0]!.id } },
    });
    const mailbox = `/api/matches/${match.id}/mailbox?seat=allied`;
    return { id: match.id, orders: (await allied.get<{ address: string }>(mailbox)).address };
  }

  async function answered(): Promise<string> {
    while (office.mails.length === 0) {
      await goRound(house.club);
      await setTimeout(100);
    }
    return answer();
  }

  test('wait for it, go on by themselves, and the answer tells of both', async () => {
    const { id, orders } = await sitDownToComputer();
    await send(orders, 'end\nend\nend');
    expect(office.mails).toEqual([]);
    const text = await answered();
    const [, done = ''] = /CARRIED OUT\n\n([^]*?)\n\n/.exec(text) ?? [];
    expect(done.match(/^\* end/gm)).toHaveLength(3);
    expect(text).not.toContain('REFUSED');
    expect(text).toContain('18 September, Allied combat');
    const [row] = await query(
      house.url,
      'select due_at, lines from inbox where holder_id in (select id from holder where match_id = $1)',
      [id],
    );
    expect(row).toEqual({ due_at: null, lines: [] });
  });

  test('that the position does not allow then are refused, with the reason', async () => {
    const { orders } = await sitDownToComputer();
    await send(orders, 'end\nend\nland 1/501 3919\nend');
    const text = await answered();
    expect(text).toMatch(/REFUSED\n\n\* land 1\/501 3919 — .+/);
    expect(text).toMatch(/SKIPPED.*\n\n\* end/);
  });
});

describe('who it is', () => {
  test('the From line gives no power: only the secret address does', async () => {
    const { id, address, orders } = await sitDown();
    const wrong = orders.replace(/\+(.)/, (_all, first: string) => `+${first === '0' ? '1' : '0'}`);
    for (const to of [
      wrong,
      'play@club.example',
      'post@club.example',
      `play+${id}@club.example`,
      'roy@elsewhere.example',
    ])
      await expect(send(to, 'end', { from: address })).rejects.toThrow('550');
    expect(await entries(id)).toBe(1);
    await send(orders.toUpperCase(), 'end', { from: 'whoever@elsewhere.example' });
    expect(await entries(id)).toBe(2);
  });

  test('the answer goes to the address of the account, wherever the orders came from', async () => {
    const { orders, address } = await sitDown();
    await send(orders, 'end', { from: 'victim@elsewhere.example' });
    await drain(house.club);
    expect(office.mails.map((mail) => JSON.stringify(mail.to))).toEqual([expect.stringContaining(address)]);
  });

  test('an address that was renewed is dead, and the new one works', async () => {
    const { id, allied, orders } = await sitDown();
    const { address } = await allied.post<{ address: string }>(`/api/matches/${id}/mailbox`, { seat: 'allied' });
    await expect(send(orders, 'end')).rejects.toThrow('550');
    await send(address, 'end');
    expect(await entries(id)).toBe(2);
    await allied.refused(403, 'POST', `/api/matches/${id}/mailbox`, { seat: 'german' });
  });
});

describe('what comes twice, too often, or from machines', () => {
  test('the same mail is heeded once, also when it comes twice at the same moment', async () => {
    const { id, orders } = await sitDown();
    const once = { messageId: '<once@home.example>' };
    await Promise.all([send(orders, 'end', once), send(orders, 'end', once)]);
    await send(orders, 'end', once);
    expect(await entries(id)).toBe(2);
    await answer();
  });

  test('a mail whose orders were interrupted half-way is finished when it comes again', async () => {
    const { id, orders } = await sitDown();
    const mail = { messageId: '<half@home.example>' };
    await send(orders, 'end', mail);
    expect(await entries(id)).toBe(2);
    // As if the server had died before it noted that the mail was heeded.
    await query(house.url, 'delete from inbox');
    await query(house.url, 'delete from outbox where match_id = $1', [id]);
    await send(orders, 'end\nend', mail);
    expect(await entries(id)).toBe(3);
    expect(await answer()).toMatch(/CARRIED OUT\n\n\* end\n\* end — /);
  });

  test.each([
    ['an answer of a machine', { 'Auto-Submitted': 'auto-replied' }],
    ['a mail to many', { Precedence: 'bulk' }],
    ['one of our own', { 'X-Club-Route': '1' }],
  ])('%s is taken and not heeded', async (_name, headers) => {
    const { id, orders } = await sitDown();
    await send(orders, 'end', { headers });
    expect(await drain(house.club)).toBe(0);
    expect(await entries(id)).toBe(1);
  });

  test('bounces and mails that are too long are refused', async () => {
    const { id, orders } = await sitDown();
    await expect(send(orders, `end\n${'x '.repeat(200_000)}`)).rejects.toThrow('552');
    const transport = createTransport({ host: '127.0.0.1', port: house.mailPort, ignoreTLS: true });
    const bounce = transport.sendMail({ envelope: { from: '', to: orders }, to: orders, text: 'end' });
    await expect(bounce).rejects.toThrow('550');
    expect(await entries(id)).toBe(1);
  });

  test('more than thirty mails in an hour are not heeded', async () => {
    const { id, orders } = await sitDown();
    await query(
      house.url,
      `insert into inbox select id, convert_to('mail ' || n, 'utf8'), now()
       from holder, generate_series(1, 29) as n where match_id = $1 and seat = 'allied'`,
      [id],
    );
    for (let n = 0; n < 3; n++) await send(orders, 'dance');
    await answer();
  });
});
