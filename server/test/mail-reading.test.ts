import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { htmlText, shallow } from '../src/mail/inbound/html.ts';
import { letterLines, orderLines } from '../src/mail/inbound/lines.ts';
import { MalformedError } from '../src/mail/inbound/malformed.ts';
import { MailReader } from '../src/mail/inbound/reader.ts';
import { receive, type Receiving } from '../src/mail/inbound/receive.ts';
import { confirmMailbox, confirmToken } from '../src/notices/addresses.ts';
import { startBridge } from './house/bridge.ts';
import { query } from './house/database.ts';
import { openHouse, plainShelf, type House } from './house/house.ts';
import { member, type Visitor } from './house/visitor.ts';

describe('where the orders end', () => {
  test.each([
    ['On Monday, Roy <roy@home.example> wrote:'],
    ['Am 17.09.2044 um 13:30 schrieb Club Route <post@club.example>:'],
    ['Le lun. 17 sept. 2044 à 13:30, Roy a écrit :'],
    ['On Monday, somebody with a very long name and a very long address\n<roy@home.example> wrote:'],
    ['-----Original Message-----'],
    ['-- '],
    ['> end'],
  ])('before %s', (quotation) => {
    expect(orderLines(letterLines(`end\n\n${quotation}\nattack`))).toEqual(['end']);
  });

  test('an order that begins like a quotation is one', () => {
    expect(orderLines(letterLines('on foot 3919\nOn Monday, Roy wrote:\nattack'))).toEqual(['on foot 3919']);
    expect(orderLines(letterLines('le: x\nend'))).toEqual(['le: x', 'end']);
  });

  test('of endless orders two hundred are read', () => {
    expect(orderLines(letterLines('end\n'.repeat(300)))).toHaveLength(200);
  });

  test('lines that were cut are not joined again', () => {
    // Each of these lines was put behind the one before it, and a pattern went over all of them again and again.
    const lines = orderLines(letterLines(`On Monday\n${`${'wrote '.repeat(48)}wrote:x\n`.repeat(800)}`));
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(300);
  });
});

describe('HTML', () => {
  test('is read as its words, line by line', () => {
    expect(
      orderLines(letterLines(htmlText('<html><body><div>end</div><div>1/501 3919<br>attack</div></body></html>'))),
    ).toEqual(['end', '1/501 3919', 'attack']);
  });

  test('that is nested without end is refused before anything is made of it', () => {
    for (const tag of ['<div>', '<table><tr><td>', '<ul><li>', '<x>', '<DIV a="b">'])
      expect(() => shallow(tag.repeat(40_000)), tag).toThrow(MalformedError);
  });

  test('that is long is read at its top, where the orders are', () => {
    const long = shallow(`<p>end</p>${'<p>x</p>'.repeat(30_000)}`);
    expect(long.split('<').length - 1).toBeLessThanOrEqual(4000);
    expect(long).toContain('end');
    expect(shallow('a<br>b<img src="x">'.repeat(500))).toHaveLength(9500);
  });
});

describe('the thread that reads', () => {
  const mail = (text: string): Buffer =>
    Buffer.from(`Message-ID: <1@home.example>\r\nSubject: Orders\r\n\r\n${text}\r\n`);

  test('is ended when a mail takes too long; one that broke is made anew for the next mail', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'club-route-reader-'));
    const file = path.join(folder, 'stuck.mjs');
    writeFileSync(
      file,
      `import { parentPort } from 'node:worker_threads';
       parentPort.on('message', (raw) => {
         if (Buffer.from(raw).includes('stuck')) for (;;);
         if (Buffer.from(raw).includes('break')) process.exit(1);
         parentPort.postMessage({ message: { lines: ['end'] } });
       });`,
    );
    const reader = new MailReader(pathToFileURL(file), 500);
    await expect(reader.read(mail('stuck'))).rejects.toThrow(MalformedError);
    const patient = new MailReader(pathToFileURL(file));
    await expect(patient.read(mail('break'))).rejects.toThrow(MalformedError);
    await expect(patient.read(mail('end'))).resolves.toMatchObject({ lines: ['end'] });
    await reader.close();
    await patient.close();
  });

  test('takes so many at a time and asks others to come again', async () => {
    const reader = new MailReader(new URL('mail.worker.js', inject('workers')));
    const readings = await Promise.allSettled(Array.from({ length: 150 }, () => reader.read(mail('end'))));
    const refused = readings.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(50);
    for (const one of refused) expect(one).not.toHaveProperty('reason.name', 'MalformedError');
    await reader.close();
  });
});

describe('at the door', () => {
  let house: House;
  let to: string;
  let german: Visitor;
  let id: string;

  beforeAll(async () => {
    const environment = { MAIL_LISTEN: '127.0.0.1:0', PUBLIC_URL: 'https://club.example' };
    house = await openHouse({ environment, shelf: plainShelf });
    const allied = await member(house.address, 'Allied', 'allied@club.example');
    german = await member(house.address, 'German');
    id = await startBridge(allied, german);
    ({ address: to } = await allied.get<{ address: string }>(`/api/matches/${id}/mailbox?seat=allied`));
  });
  afterAll(() => house.close());

  async function send(head: readonly string[], body: string): Promise<void> {
    const transport = createTransport({ host: '127.0.0.1', port: house.mailPort, secure: false, ignoreTLS: true });
    const raw = [`To: ${to}`, 'From: me@home.example', ...head, '', body, ''].join('\r\n');
    await transport.sendMail({ envelope: { from: 'me@home.example', to }, raw });
    transport.close();
  }

  test.each([
    ['HTML that is nested without end', ['Content-Type: text/html'], '<div>'.repeat(40_000)],
    ['a head without end', [`Cc: ${'a:'.repeat(50_000)}`], 'end'],
    [
      'parts without end',
      ['Content-Type: multipart/mixed; boundary=b'],
      '--b\r\nContent-Type: text/plain\r\n\r\nx\r\n'.repeat(2000),
    ],
  ])('%s is refused for good', async (_name, head, body) => {
    await expect(send(head, body)).rejects.toThrow('554');
    const rows = await query(house.url, 'select from match where id = $1 and entries = 1', [id]);
    expect(rows).toHaveLength(1);
  });

  test('what cannot be read counts for the hour', async () => {
    const [row] = await query(house.url, 'select count(*)::int as count from inbox');
    expect(row).toEqual({ count: 3 });
  });

  test('orders in HTML alone are carried out', async () => {
    await send(['Content-Type: text/html'], '<div>end</div><div>dance</div><blockquote>&gt; end</blockquote>');
    const [row] = await query(house.url, 'select entries from match where id = $1', [id]);
    expect(row).toEqual({ entries: 2 });
  });

  test('reading counts, whatever comes of it: not machines, what comes again or replies keep the reader busy', async () => {
    const confirm = confirmMailbox(house.club, await confirmToken(house.club, 'allied@club.example'));
    const { address } = await german.get<{ address: string }>(`/api/matches/${id}/mailbox?seat=german`);
    let read = 0;
    const message = { hash: Buffer.alloc(32), subject: '', lines: [], ignored: 'it was sent by a machine' };
    const reader = { read: async () => (read++, message) };
    const club = { ...house.club, reader } as unknown as Receiving;
    for (let count = 0; count < 70; count++)
      await receive(club, [count % 2 === 0 ? address : confirm], Buffer.from(''));
    expect(read).toBe(70);
    for (let count = 0; count < 60; count++) await receive(club, [address, confirm], Buffer.from(''));
    // Twice as many for each as are heeded in an hour.
    expect(read).toBe(70 + 25);
  });

  test('of many mails that come at once no more are heeded than in an hour', async () => {
    const third = await member(house.address, 'Third');
    const match = await startBridge(third, await member(house.address, 'Fourth'));
    const { address } = await third.get<{ address: string }>(`/api/matches/${match}/mailbox?seat=allied`);
    const mail = (n: number): Buffer => Buffer.from(`Message-ID: <at-once-${n}@home.example>\r\n\r\ndance\r\n`);
    await Promise.all(Array.from({ length: 50 }, (_, n) => receive(house.club, [address], mail(n))));
    const heeded = `select from inbox join holder on holder.id = inbox.holder_id where match_id = $1`;
    expect(await query(house.url, heeded, [match])).toHaveLength(30);
  });

  test('a mail goes to ten addresses and no more, whichever way it comes', async () => {
    const mailboxes: string[] = [];
    for (let n = 0; n < 12; n++) {
      const token = await confirmToken(house.club, `many-${n}@club.example`);
      mailboxes.push(confirmMailbox(house.club, token));
    }
    await query(house.url, `update mail_address set confirmed_at = null where address like 'many-%'`);
    const confirmed = async (): Promise<number> =>
      (await query(house.url, `select from mail_address where address like 'many-%' and confirmed_at is not null`))
        .length;
    const transport = createTransport({ host: '127.0.0.1', port: house.mailPort, secure: false, ignoreTLS: true });
    const envelope = { from: 'me@home.example', to: mailboxes };
    const { rejected } = await transport.sendMail({ envelope, raw: 'Message-ID: <many@home.example>\r\n\r\nyes\r\n' });
    transport.close();
    expect(rejected).toEqual(mailboxes.slice(10));
    expect(await confirmed()).toBe(10);
    await query(house.url, `update mail_address set confirmed_at = null where address like 'many-%'`);
    await receive(house.club, mailboxes, Buffer.from('Message-ID: <more@home.example>\r\n\r\nyes\r\n'));
    expect(await confirmed()).toBe(10);
  });
});
