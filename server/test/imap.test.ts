import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBridge } from './house/bridge.ts';
import { query } from './house/database.ts';
import { openHouse, plainShelf, type House } from './house/house.ts';
import { hasMailboxServer, openMailboxServer, type MailboxServer } from './house/mailbox.ts';
import { member } from './house/visitor.ts';

describe.skipIf(!hasMailboxServer)('orders from a mailbox elsewhere', () => {
  let mailbox: MailboxServer;
  let house: House;

  beforeAll(async () => {
    mailbox = await openMailboxServer();
    const environment = { IMAP_URL: mailbox.url, PUBLIC_URL: 'https://club.example' };
    house = await openHouse({ environment, shelf: plainShelf });
  });
  afterAll(async () => {
    await house.close();
    mailbox.close();
  });

  async function entries(id: string): Promise<number> {
    const [row] = await query(house.url, 'select entries from match where id = $1', [id]);
    return row!['entries'] as number;
  }

  test('are carried out as they come in, and their mail is marked as read', async () => {
    const allied = await member(house.address, 'Allied', 'allied@club.example');
    const id = await startBridge(allied, await member(house.address, 'German'));
    const { address } = await allied.get<{ address: string }>(`/api/matches/${id}/mailbox?seat=allied`);
    const mail = (to: string, name: string) =>
      `From: me@home.example\nTo: ${to}\nMessage-ID: <${name}@home.example>\nSubject: Orders\n\nend\n`;
    await mailbox.deliver(mail('play+0000000000000000000000000000000000000000@club.example', 'stranger'));
    await mailbox.deliver(mail(`Club Route <${address}>`, 'first'));
    // The same mail by another way.
    await mailbox.deliver(mail(address, 'first'));
    while ((await mailbox.unread()) > 0) await setTimeout(20);
    expect(await entries(id)).toBe(2);
    const [row] = await query(house.url, "select * from outbox where kind = 'answer'");
    expect(row).toMatchObject({ address: 'allied@club.example', match_id: id });
  });
});
