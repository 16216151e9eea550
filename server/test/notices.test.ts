import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { NoticeWishes } from '@club-route/wire';
import { goRound } from '../src/mail/round.ts';
import { send, type Deed } from './house/deed.ts';
import { startBridge } from './house/bridge.ts';
import { Clock } from './house/clock.ts';
import { query } from './house/database.ts';
import { readFilm } from './house/film.ts';
import { openHouse, plainShelf, type House } from './house/house.ts';
import { NORTH, SOUTH, startPatrol } from './house/patrol.ts';
import { openPostOffice, type PostOffice } from './house/post-office.ts';
import { newKey, Tab } from './house/tab.ts';
import { member, type Visitor } from './house/visitor.ts';

let office: PostOffice;
let house: House;
let copy: House;
const clock = new Clock();

beforeAll(async () => {
  office = await openPostOffice();
  const environment = { SMTP_URL: office.url, PUBLIC_URL: 'https://club.example', AWAY_MINUTES: '10' };
  house = await openHouse({ environment, now: clock.now, shelf: plainShelf });
  copy = await openHouse({ environment, now: clock.now, shelf: plainShelf }, house.url);
});
afterAll(async () => {
  await house.close();
  await copy.close();
  await office.close();
});
beforeEach(() => {
  office.mails.length = 0;
});

let count = 0;

/** Two people of whom only the second has an address. */
async function pair(): Promise<{ readonly one: Visitor; readonly other: Visitor; readonly address: string }> {
  const n = ++count;
  const address = `other-${n}@club.example`;
  return {
    one: await member(house.address, `One ${n}`),
    other: await member(house.address, `Other ${n}`, address),
    address,
  };
}

async function act(visitor: Visitor, id: string, seat: string, action: Deed): Promise<void> {
  const { have } = await readFilm(visitor, id, seat);
  const answer = await send(visitor, id, { seat, have, key: newKey(), action });
  expect(answer).toMatchObject({ kind: 'done' });
}

/** Does nothing but end phases. */
async function endTurn(visitor: Visitor, id: string, seat: string): Promise<void> {
  for (;;) {
    const { toAct } = await visitor.get<{ toAct: readonly string[] }>(`/api/matches/${id}`);
    if (!toAct.includes(seat)) return;
    await act(visitor, id, seat, { kind: 'end' });
  }
}

/** The Allies have played their first turn: it is for the Germans, who have an address, to play. */
async function germanTurn(people: { readonly one: Visitor; readonly other: Visitor }): Promise<string> {
  const id = await startBridge(people.one, people.other);
  await endTurn(people.one, id, 'allied');
  return id;
}

function mailsTo(address: string) {
  return office.mails.filter((mail) => JSON.stringify(mail.to).includes(address));
}

test('whoever is away is told once that it is their turn, and what happened', async () => {
  const people = await pair();
  const id = await germanTurn(people);
  await goRound(house.club);
  await goRound(copy.club);
  await goRound(house.club);
  const [mail, ...more] = mailsTo(people.address);
  expect(more).toEqual([]);
  expect(mail!.subject).toContain('Your turn');
  expect(mail!.text).toContain(`https://club.example/club/match/${id}`);
  expect(mail!.text).toContain('SINCE YOUR LAST TURN');
  expect(mail!.text).toContain('German movement');
  expect(mail!.headers.get('auto-submitted')).toBe('auto-generated');
});

test('a match that cannot be opened any more does not keep somebody from hearing of their others', async () => {
  const people = await pair();
  const broken = await germanTurn(people);
  const id = await germanTurn(people);
  await query(house.url, `update journal set hash = 'other' where match_id = $1 and n = 0`, [broken]);
  // At this copy neither is in memory.
  await goRound(copy.club);
  expect(mailsTo(people.address).map(({ text }) => text)).toEqual([
    expect.stringContaining(`https://club.example/club/match/${id}`),
  ]);
});

test('two copies that go round at once tell it once', async () => {
  const people = await pair();
  await germanTurn(people);
  await Promise.all([goRound(house.club), goRound(copy.club), goRound(house.club), goRound(copy.club)]);
  expect(mailsTo(people.address)).toHaveLength(1);
});

test('whoever has the app open, at any copy, is told nothing until it has been closed for a while', async () => {
  const people = await pair();
  const elsewhere = Object.assign(Object.create(people.other) as Visitor, { address: copy.address });
  const tab = await Tab.open(elsewhere);
  await goRound(copy.club);
  await germanTurn(people);
  await goRound(house.club);
  expect(mailsTo(people.address)).toEqual([]);
  await tab.close();
  clock.forward(9);
  await goRound(house.club);
  expect(mailsTo(people.address)).toEqual([]);
  clock.forward(2);
  await goRound(house.club);
  expect(mailsTo(people.address)).toHaveLength(1);
});

test('a turn that is played before the mail leaves is not told any more', async () => {
  const people = await pair();
  const id = await germanTurn(people);
  office.refuses = 451;
  await goRound(house.club);
  office.refuses = undefined;
  await endTurn(people.other, id, 'german');
  clock.forward(2);
  await goRound(house.club);
  expect(mailsTo(people.address)).toEqual([]);
  const [row] = await query(house.url, 'select * from outbox where match_id = $1', [id]);
  expect(row!['problem']).toContain('out of date');
});

test('whoever wants mail at most once an hour gets what has gathered in one', async () => {
  const people = await pair();
  const wishes = await people.other.have<NoticeWishes>('PATCH', '/api/notices', { mail: 'hourly' });
  expect(wishes.mail).toBe('hourly');
  await germanTurn(people);
  await goRound(house.club);
  expect(mailsTo(people.address)).toHaveLength(1);
  await germanTurn(people);
  await germanTurn(people);
  clock.forward(58);
  await goRound(house.club);
  expect(mailsTo(people.address)).toHaveLength(1);
  clock.forward(3);
  await goRound(house.club);
  expect(mailsTo(people.address)).toHaveLength(2);
  expect(mailsTo(people.address)[1]!.subject).toBe('Your turn in 2 matches');
});

test('whoever wants one a day waits for a day, and never means never', async () => {
  const people = await pair();
  await people.other.have('PATCH', '/api/notices', { mail: 'daily' });
  await germanTurn(people);
  await goRound(house.club);
  await germanTurn(people);
  clock.forward(23 * 60);
  await goRound(house.club);
  expect(mailsTo(people.address)).toHaveLength(1);
  clock.forward(61);
  await goRound(house.club);
  expect(mailsTo(people.address)).toHaveLength(2);
  await people.other.have('PATCH', '/api/notices', { mail: 'never' });
  await germanTurn(people);
  clock.forward(48 * 60);
  await goRound(house.club);
  expect(mailsTo(people.address)).toHaveLength(2);
});

test('one click ends the mails; a look at the link, or a link of somebody else’s making, does not', async () => {
  const people = await pair();
  await germanTurn(people);
  await goRound(house.club);
  const line = (name: string) => mailsTo(people.address)[0]!.headerLines.find(({ key }) => key === name)!.line;
  const [, link] = /<(.+)>/.exec(line('list-unsubscribe').replaceAll(/\s+/g, ' '))!;
  expect(line('list-unsubscribe-post')).toBe('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  const address = link!.replace('https://club.example', house.address);
  const rhythm = async () => (await people.other.get<NoticeWishes>('/api/notices')).mail;
  expect((await fetch(address)).status).toBe(200);
  expect(await rhythm()).toBe('at once');
  // As a mail provider does it: a form, from nowhere in particular.
  const click = (url: string) =>
    fetch(url, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) });
  expect((await click(`${address.slice(0, -1)}${address.endsWith('0') ? '1' : '0'}`)).status).toBe(404);
  expect(await rhythm()).toBe('at once');
  // Whoever posts there is a stranger: what they send has an end.
  const long = { method: 'POST', body: new URLSearchParams({ x: 'x'.repeat(100_000) }) };
  expect((await fetch(address, long)).status).toBe(413);
  expect((await click(address)).status).toBe(200);
  expect(await rhythm()).toBe('never');
});

test('a mail tells a seat what that seat was told, and nothing of what the other hides', async () => {
  const texts: string[] = [];
  for (const plan of [NORTH, { ...NORTH, companies: [1, 29, 43], decoys: [15, 57] }]) {
    const { one, other, address } = await pair();
    const { id } = await startPatrol(one, other);
    await act(one, id, 'north', plan);
    await goRound(house.club);
    const [mail] = mailsTo(address);
    const personal = new RegExp(
      `${id}|${/unsubscribe\/(\S+)/.exec(mail!.text!)![1]}|confirm/\\w+|(One|Other) \\d+`,
      'g',
    );
    texts.push(`${mail!.text!}${mail!.html as string}`.replaceAll(personal, '…'));
    await act(other, id, 'south', SOUTH);
  }
  expect(texts[0]).toContain('North has deployed');
  expect(texts[1]).toBe(texts[0]);
});

test('somebody with an account is invited by mail too, and somebody without gets the key to the seat alone', async () => {
  const { one, address } = await pair();
  const { match } = await one.post<{ match: { id: string } }>('/api/matches', {
    game: 'patrol',
    seats: { north: { kind: 'me' }, south: { kind: 'invite', name: `Other ${count}` } },
  });
  const made = await one.post<{ links: object }>(`/api/matches/${match.id}/invitations`, {
    seat: 'north',
    email: 'stranger@elsewhere.example',
    inMyPlace: false,
  });
  expect(made.links).toEqual({});
  await goRound(house.club);
  expect(mailsTo(address)[0]!.text).toContain(`/club/match/${match.id}`);
  const [, token] = /club\/seat#([\w-]{43})/.exec(mailsTo('stranger@elsewhere.example')[0]!.text!)!;
  expect(await one.post('/api/links', { token })).toMatchObject({ match: match.id, seat: 'north' });
});
