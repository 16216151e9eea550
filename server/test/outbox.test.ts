import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { drain } from '../src/mail/drain.ts';
import { put } from '../src/database/outbox.ts';
import { takeDue } from '../src/mail/outbox.ts';
import { Clock } from './house/clock.ts';
import { query } from './house/database.ts';
import { openHouse, type House } from './house/house.ts';
import { openPostOffice, type PostOffice } from './house/post-office.ts';
import { member, Visitor } from './house/visitor.ts';

let office: PostOffice;
let house: House;
let copy: House;
const clock = new Clock();

beforeAll(async () => {
  office = await openPostOffice();
  const environment = { SMTP_URL: office.url, PUBLIC_URL: 'https://club.example', MAIL_FROM: 'post@club.example' };
  house = await openHouse({ environment, now: clock.now });
  copy = await openHouse({ environment, now: clock.now }, house.url);
});
afterAll(async () => {
  await house.close();
  await copy.close();
  await office.close();
});
beforeEach(() => {
  office.mails.length = 0;
  office.refuses = undefined;
});

async function putReset(address: string): Promise<void> {
  await house.club.database
    .transaction()
    .execute((all) => put(all, { address }, { kind: 'reset', name: 'Roy', token: 'secret' }));
}

async function outbox(address: string): Promise<Record<string, unknown>> {
  const rows = await query(house.url, 'select * from outbox where address = $1', [address]);
  return rows[0]!;
}

test('somebody who forgot the password gets a mail with a link that sets a new one', async () => {
  const roy = await member(house.address, 'Roy Urquhart');
  await roy.have('PATCH', '/api/account', { password: 'correct horse', email: 'roy@division.example' });
  await new Visitor(house.address).post('/api/resets', { email: 'ROY@division.example' });
  expect(await drain(house.club)).toBe(1);
  const [mail] = office.mails;
  expect(mail!.to).toMatchObject({ text: 'roy@division.example' });
  const [, token] = /https:\/\/club\.example\/club\/reset#([\w-]+)/.exec(mail!.text!)!;
  await new Visitor(house.address).have('PUT', '/api/resets', { token, password: 'battery staple' });
  await new Visitor(house.address).post('/api/session', { name: 'Roy Urquhart', password: 'battery staple' });
});

test('once a mail has left, its secrets are no longer in the outbox', async () => {
  await putReset('gone@division.example');
  await drain(house.club);
  const row = await outbox('gone@division.example');
  expect(row['sent_at']).not.toBeNull();
  expect(row['body']).toEqual({});
});

test('what is put in with a change that fails is not sent', async () => {
  const failing = house.club.database.transaction().execute(async (all) => {
    await put(all, { address: 'never@division.example' }, { kind: 'reset', name: 'Roy', token: 'secret' });
    throw new Error('the change fails');
  });
  await expect(failing).rejects.toThrow('the change fails');
  expect(await drain(house.club)).toBe(0);
});

test('what is put in is due in the same millisecond', async () => {
  await putReset('at-once@division.example');
  const { due_at } = await outbox('at-once@division.example');
  const rows = await query(
    house.url,
    "select date_trunc('milliseconds', $1::timestamptz) = due_at as whole from outbox where address = $2",
    [due_at, 'at-once@division.example'],
  );
  expect(rows).toEqual([{ whole: true }]);
  await drain(house.club);
});

test('two copies that drain at once send each mail once', async () => {
  for (let n = 0; n < 20; n++) await putReset(`many-${n}@division.example`);
  const [one, other] = await Promise.all([drain(house.club), drain(copy.club)]);
  expect(one + other).toBe(20);
  expect(new Set(office.mails.map((mail) => mail.messageId)).size).toBe(20);
  expect(office.mails).toHaveLength(20);
});

test('a copy that dies with a mail in its hands leaves it to another, which sends it under the same Message-ID', async () => {
  await putReset('twice@division.example');
  // Dies after the mail server has it and before that is written down.
  const [taken] = await takeDue(house.club, 'letters', 1);
  expect(taken?.address).toBe('twice@division.example');
  expect(await drain(copy.club)).toBe(0);
  clock.forward(6);
  expect(await drain(copy.club)).toBe(1);
  expect(office.mails[0]!.messageId).toBe(`<${taken!.message_id}@club.example>`);
});

test('a mail server that is busy is tried again, less and less often, and in the end no more', async () => {
  await putReset('busy@division.example');
  office.refuses = 451;
  expect(await drain(house.club)).toBe(0);
  expect(await outbox('busy@division.example')).toMatchObject({ tries: 1, dropped_at: null });
  expect(await drain(house.club)).toBe(0);
  expect(await outbox('busy@division.example')).toMatchObject({ tries: 1 });
  for (const minutes of [1, 5, 30, 120, 360, 720, 1440]) {
    clock.forward(minutes);
    await drain(house.club);
  }
  const given = await outbox('busy@division.example');
  expect(given).toMatchObject({ tries: 8, sent_at: null });
  expect(given['dropped_at']).not.toBeNull();
});

test('a mail server that will never take a mail is not asked again', async () => {
  await putReset('unknown@division.example');
  office.refuses = 550;
  await drain(house.club);
  const row = await outbox('unknown@division.example');
  expect(row).toMatchObject({ tries: 1, sent_at: null });
  expect(row['problem']).toContain('550');
  expect(row['dropped_at']).not.toBeNull();
});

test.each([
  ['that takes no password of ours', { onAuth: (_a: unknown, _s: unknown, done: (e: Error) => void) => done(no(535)) }],
  ['that takes no connection from us', { onConnect: (_s: unknown, done: (e: Error) => void) => done(no(554)) }],
])('a mail server %s says nothing against a mail: it waits until that is mended', async (_what, door) => {
  const server = new SMTPServer({ allowInsecureAuth: true, disabledCommands: ['STARTTLS'], ...door });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const environment = { SMTP_URL: `smtp://club:old@127.0.0.1:${port}`, PUBLIC_URL: 'https://club.example' };
  const shut = await openHouse({ environment, now: clock.now });
  try {
    await shut.club.database
      .transaction()
      .execute((all) => put(all, { address: 'roy@club.example' }, { kind: 'reset', name: 'Roy', token: 'secret' }));
    expect(await drain(shut.club)).toBe(0);
    const [row] = await query(shut.url, 'select tries, dropped_at, problem, due_at from outbox');
    expect(row).toMatchObject({ tries: 1, dropped_at: null });
    expect((row!['due_at'] as Date).getTime()).toBeGreaterThan(clock.now());
  } finally {
    await shut.close();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  }
});

const no = (responseCode: number): Error => Object.assign(new Error('No'), { responseCode });

test('mail says that a machine wrote it, so that no machine answers', async () => {
  await putReset('polite@division.example');
  await drain(house.club);
  expect(office.mails[0]!.headers.get('auto-submitted')).toBe('auto-generated');
});
