import { createTransport } from 'nodemailer';
import { expect, test } from 'vitest';
import { letterLines, orderLines } from '../src/mail/inbound/lines.ts';
import { startBridge } from './house/bridge.ts';
import { query } from './house/database.ts';
import { openHouse, plainShelf } from './house/house.ts';
import { member } from './house/visitor.ts';

test('a mail with characters that no database stores is heeded like any other', async () => {
  const environment = { MAIL_LISTEN: '127.0.0.1:0', PUBLIC_URL: 'https://club.example' };
  const house = await openHouse({ environment, shelf: plainShelf });
  try {
    const allied = await member(house.address, 'Allied', 'allied@club.example');
    const id = await startBridge(allied, await member(house.address, 'German'));
    const { address } = await allied.get<{ address: string }>(`/api/matches/${id}/mailbox?seat=allied`);
    const subject = `=?utf-8?B?${Buffer.from('Or\0ders').toString('base64')}?=`;
    const head = ['From: me@home.example', `To: ${address}`, `Subject: ${subject}`, 'Message-ID: <nul@home.example>'];
    const transport = createTransport({ host: '127.0.0.1', port: house.mailPort, secure: false, ignoreTLS: true });
    const raw = [...head, '', 'end', ''].join('\r\n');
    await transport.sendMail({ envelope: { from: 'me@home.example', to: address }, raw });
    transport.close();
    const rows = await query(house.url, `select body ->> 'subject' as subject from outbox where kind = 'answer'`);
    expect(rows).toEqual([{ subject: 'Or ders' }]);
  } finally {
    await house.close();
  }
});

test('an endless line is cut before anything is looked for in it', () => {
  const words = 'wrote '.repeat(1_000_000);
  expect(orderLines(letterLines(`end\nOn Monday ${words}`))).toEqual([
    'end',
    `On Monday ${words}`.slice(0, 300).trim(),
  ]);
});
