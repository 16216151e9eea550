import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MatchTable, NoticeWishes } from '@club-route/wire';
import { exportAccount, piecesOfExport } from '../src/departure/export.ts';
import { goRound } from '../src/mail/round.ts';
import { startBridge } from './house/bridge.ts';
import { query } from './house/database.ts';
import { openHouse, plainShelf, type House } from './house/house.ts';
import { member, Visitor } from './house/visitor.ts';

let house: House;

beforeAll(async () => {
  const environment = { MAIL_LISTEN: '127.0.0.1:0', PUBLIC_URL: 'https://club.example', AWAY_MINUTES: '0' };
  house = await openHouse({ environment, shelf: plainShelf });
});
afterAll(() => house.close());

const PUSH = {
  endpoint: 'https://push.example/bittrich',
  keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
};

/** Somebody who has left traces everywhere, and the words by which they are found. */
async function leaveTraces(): Promise<{ readonly visitor: Visitor; readonly id: string; readonly words: string[] }> {
  const visitor = await member(house.address, 'Bittrich', 'willi@home.example');
  const host = await member(house.address, 'Model');
  await host.post('/api/matches', {
    game: 'farthest-bridge',
    seats: { allied: { kind: 'me' }, german: { kind: 'invite', name: 'Bittrich' } },
  });
  const id = await startBridge(visitor, host);
  const at = `/api/matches/${id}`;
  await visitor.have('PUT', `${at}/notes`, { seat: 'allied', text: 'Watch the bridge.' });
  await visitor.post(`${at}/chat`, { as: 'allied', room: 'players', text: 'Good evening.' });
  await visitor.post('/api/complaints', { about: 'Model', match: id, text: 'He is late.' });
  await visitor.post('/api/blocks', { name: 'Model' });
  await visitor.post('/api/vacations', { starts: Date.now(), ends: Date.now() + 86_400_000 });
  await visitor.post('/api/resets', { email: 'willi@home.example' });
  const webhook = 'https://hook.example/bittrich';
  const { webhook: hook } = await visitor.have<NoticeWishes>('PATCH', '/api/notices', { webhook, mail: 'hourly' });
  await visitor.post('/api/pushes', PUSH);
  const { address } = await visitor.get<{ address: string }>(`${at}/mailbox?seat=allied`);
  await goRound(house.club);
  const transport = createTransport({ host: '127.0.0.1', port: house.mailPort, ignoreTLS: true });
  await transport.sendMail({ from: 'willi@home.example', to: address, subject: 'Orders', text: 'dance' });
  transport.close();
  const words = [visitor.cookie.split('=')[1]!, 'Bittrich', 'willi@home.example', 'Watch the bridge.', 'Good evening.'];
  return { visitor, id, words: [...words, webhook, hook!.secret, PUSH.endpoint, address, 'dance'] };
}

/** Every row of every table, as text. */
async function everything(): Promise<string> {
  const tables = await query(house.url, `select tablename as name from pg_tables where schemaname = 'public'`);
  const texts = await Promise.all(
    tables.map(({ name }) => query(house.url, `select row_to_json(one)::text as text from "${String(name)}" as one`)),
  );
  return texts
    .flat()
    .map(({ text }) => String(text))
    .join('\n');
}

test('an export holds all that is kept about somebody; deleting the account leaves nothing of it', async () => {
  const { visitor, id, words } = await leaveTraces();
  const all = JSON.stringify(await visitor.get('/api/account/export'));
  const [session, ...shown] = words;
  for (const word of [...shown, id, 'He is late.', 'Model', '"mail":"hourly"', '"kind":"answer"', '"kind":"reset"'])
    expect(all, word).toContain(word);
  for (const secret of ['argon2', session, '"token"']) expect(all).not.toContain(secret);
  expect(await everything()).toContain('Bittrich');

  await visitor.refused(403, 'DELETE', '/api/account', { password: 'no' });
  await visitor.have('DELETE', '/api/account', { password: 'correct horse' });
  const left = await everything();
  for (const word of words) expect(left, word).not.toContain(word);
  const stranger = await member(house.address, 'Somebody else');
  const { seats } = await stranger.get<MatchTable>(`/api/matches/${id}`);
  expect(seats.find(({ seat }) => seat === 'allied')).toMatchObject({ open: true, holders: [] });
});

test('an export is read a few rows at a time and written in short pieces, however much there is', async () => {
  const visitor = await member(house.address, 'Student');
  const id = await startBridge(visitor, await member(house.address, 'Ramcke'));
  const { address } = await visitor.get<{ address: string }>(`/api/matches/${id}/mailbox?seat=allied`);
  const [row] = await query(house.url, `select id from account where name = 'Student'`);
  const account = row!['id'] as string;
  await query(
    house.url,
    `insert into chat (match_id, n, room, account_id, name, text, said_at)
     select $1, n, 'players', $2, 'Student', repeat('word ', 400), now() from generate_series(100, 499) as n`,
    [id, account],
  );
  // Thirty more at the same seat, each with an address for orders.
  await query(
    house.url,
    `with more as (
       insert into holder (match_id, seat, account_id, name)
       select $1, 'allied', $2, 'Student' from generate_series(1, 30) returning id
     ) insert into mailbox (holder_id, token_hash) select id, convert_to(id::text, 'utf8') from more`,
    [id, account],
  );
  let lent = 0;
  const lend = (): void => void lent++;
  house.club.pool.on('acquire', lend);
  const pieces: string[] = [];
  for await (const piece of piecesOfExport(await exportAccount(house.club, account))) pieces.push(piece);
  house.club.pool.off('acquire', lend);
  expect(lent).toBeLessThan(31);
  expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThan(60_000);
  const whole = JSON.parse(pieces.join('')) as Awaited<ReturnType<typeof visitor.get>>;
  expect(whole).toEqual(await visitor.get('/api/account/export'));
  const { chat, seats } = whole as { readonly chat: readonly object[]; readonly seats: readonly object[] };
  expect(chat).toHaveLength(400);
  expect(seats).toContainEqual(expect.objectContaining({ match_id: id, orders: address }));
});

test('the name of a player who left is gone at every copy at once, also from matches that are over', async () => {
  const there = await openHouse({ shelf: plainShelf }, house.url);
  const [leaver, other] = [await member(house.address, 'Harzer'), await member(house.address, 'Harmel')];
  const id = await startBridge(leaver, other);
  await other.post(`/api/matches/${id}/resign`, { seat: 'german' });
  const names = async ({ address }: House): Promise<readonly string[]> => {
    const { seats } = await new Visitor(address).get<MatchTable>(`/api/matches/${id}`);
    return seats.flatMap(({ holders }) => holders.map(({ name }) => name));
  };
  expect(await names(there)).toEqual(['Harzer', 'Harmel']);
  await leaver.have('DELETE', '/api/account', { password: 'correct horse' });
  for (const copy of [house, there]) await expect.poll(() => names(copy)).toEqual(['a player who left', 'Harmel']);
  await there.close();
});

test('a match that cannot be opened any more keeps nobody from leaving', async () => {
  const visitor = await member(house.address, 'Graebner');
  const id = await startBridge(visitor, await member(house.address, 'Krafft'));
  await query(house.url, `update match set game = 'of old' where id = $1`, [id]);
  const there = await openHouse({ shelf: plainShelf }, house.url);
  const elsewhere = Object.assign(new Visitor(there.address), { cookie: visitor.cookie });
  await elsewhere.have('DELETE', '/api/account', { password: 'correct horse' });
  await there.close();
  expect(await query(house.url, 'select name from holder where match_id = $1 order by name', [id])).toEqual([
    { name: 'Krafft' },
    { name: 'a player who left' },
  ]);
});
