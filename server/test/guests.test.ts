import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { MatchMade, SeatNotices } from '@club-route/wire';
import { goRound } from '../src/mail/round.ts';
import { Clock } from './house/clock.ts';
import { query } from './house/database.ts';
import { openHouse, plainShelf, type House } from './house/house.ts';
import { openPostOffice, type PostOffice } from './house/post-office.ts';
import { Tab } from './house/tab.ts';
import { member, Visitor } from './house/visitor.ts';

let office: PostOffice;
let house: House;
const clock = new Clock();

beforeAll(async () => {
  office = await openPostOffice();
  const environment = { SMTP_URL: office.url, MAIL_LISTEN: '127.0.0.1:0', PUBLIC_URL: 'https://club.example' };
  house = await openHouse({ environment, now: clock.now, shelf: plainShelf });
});
afterAll(async () => {
  await house.close();
  await office.close();
});
beforeEach(() => {
  office.mails.length = 0;
});

let count = 0;

interface Sitting {
  readonly id: string;
  readonly guest: Visitor;
  readonly address: string;
}

/** It is the turn of somebody who holds the Allied seat by a link alone, and has given an address for it. */
async function guestTurn(wishes: Partial<SeatNotices> = {}): Promise<Sitting> {
  const address = `guest-${++count}@home.example`;
  const guest = new Visitor(house.address);
  const { match, links } = await guest.post<MatchMade>('/api/matches', {
    game: 'farthest-bridge',
    seats: { allied: { kind: 'me' }, german: { kind: 'open' } },
    name: 'Roy',
  });
  guest.link = links['allied'];
  await new Visitor(house.address).post(`/api/matches/${match.id}/join`, { seat: 'german' });
  const at = `/api/matches/${match.id}/notices`;
  expect(await guest.get(`${at}?seat=allied`)).toEqual({ email: null, mail: 'at once' });
  const given = { seat: 'allied', email: address, ...wishes };
  expect(await guest.have('PUT', at, given)).toEqual({ email: address, mail: 'at once', ...wishes });
  // Whoever has just given an address is here.
  clock.forward(11);
  return { id: match.id, guest, address };
}

test('somebody without an account is told of their turn at the address of the seat, and one click ends it', async () => {
  const { id, guest, address } = await guestTurn();
  await goRound(house.club);
  await goRound(house.club);
  const [mail, ...more] = office.to(address);
  expect(more).toEqual([]);
  expect(mail!.text).toContain('Dear Roy,');
  expect(mail!.text).toContain(`https://club.example/club/seat#${guest.link}`);
  const [link] = /https:\/\/club\.example\/unsubscribe\/\S+/.exec(mail!.text!)!;
  const page = link.replace('https://club.example', house.address);
  expect(await (await fetch(page)).text()).toContain('Stop emails about this match');
  expect((await fetch(page, { method: 'POST', body: new URLSearchParams() })).status).toBe(200);
  expect(await guest.get(`/api/matches/${id}/notices?seat=allied`)).toEqual({ email: null, mail: 'at once' });
  expect(await query(house.url, 'select from guest_wish where email = $1', [address])).toEqual([]);
});

test('they are told nothing while they look on, and for a while after', async () => {
  const { id, guest, address } = await guestTurn({ mail: 'daily' });
  const tab = await Tab.open(guest);
  tab.say({ kind: 'watch', match: id, as: 'allied', link: guest.link });
  await tab.next('opening');
  await goRound(house.club);
  expect(office.to(address)).toEqual([]);
  await tab.close();
  clock.forward(11);
  await goRound(house.club);
  expect(office.to(address)).toHaveLength(1);
});

test('they play by mail too: the answer goes to the address of the seat', async () => {
  const { id, address } = await guestTurn();
  await goRound(house.club);
  const to = office.to(address)[0]!.replyTo!.value[0]!.address!;
  office.mails.length = 0;
  const transport = createTransport({ host: '127.0.0.1', port: house.mailPort, ignoreTLS: true });
  await transport.sendMail({ from: 'whoever@elsewhere.example', to, subject: 'Orders', text: 'end' });
  transport.close();
  await goRound(house.club);
  expect(office.to(address)[0]!.text).toContain('CARRIED OUT');
  const [row] = await query(house.url, 'select entries from match where id = $1', [id]);
  expect(row!['entries']).toBe(2);
});

test('only whoever holds the seat gives its address, and with an account the account does', async () => {
  const { id } = await guestTurn();
  const at = `/api/matches/${id}/notices`;
  const stranger = new Visitor(house.address);
  await stranger.refused(403, 'PUT', at, { seat: 'allied', email: 'stranger@home.example' });
  await stranger.refused(403, 'GET', `${at}?seat=allied`);
  const ada = await member(house.address, 'Ada');
  const { match } = await ada.post<MatchMade>('/api/matches', {
    game: 'farthest-bridge',
    seats: { allied: { kind: 'me' } },
  });
  const wish = { seat: 'allied', email: 'ada@home.example' };
  expect(await ada.refused(409, 'PUT', `/api/matches/${match.id}/notices`, wish)).toContain('You have an account.');
});

test('invitations come by mail unless one does not want them, and one click ends them', async () => {
  const ada = await member(house.address, 'Ada Host');
  const greta = 'greta@home.example';
  await member(house.address, 'Greta Guest', greta);
  const ask = () =>
    ada.post('/api/matches', {
      game: 'farthest-bridge',
      seats: { allied: { kind: 'me' }, german: { kind: 'invite', name: 'Greta Guest' } },
    });
  await ask();
  await goRound(house.club);
  const [mail] = office.to(greta);
  expect(mail!.subject).toBe('Ada Host invites you to Arnhem: The Farthest Bridge');
  const [link] = /https:\/\/club\.example\/unsubscribe\/\S+/.exec(mail!.text!)!;
  await fetch(link.replace('https://club.example', house.address), { method: 'POST', body: new URLSearchParams() });
  office.mails.length = 0;
  await ask();
  await goRound(house.club);
  expect(office.to(greta)).toEqual([]);
});

test('somebody who plays by a link and makes an account finds the seat with either', async () => {
  const { id, guest } = await guestTurn();
  const own = await member(house.address, 'Tatham-Warter');
  expect(await own.get(`/api/matches/${id}`)).toMatchObject({ mine: [] });
  await own.post('/api/links', { token: guest.link });
  expect(await own.get(`/api/matches/${id}`)).toMatchObject({
    mine: ['allied'],
    seats: [{ seat: 'allied', holders: [{ name: 'Tatham-Warter', account: true }] }, { seat: 'german' }],
  });
  expect(await guest.get(`/api/matches/${id}`)).toMatchObject({ mine: ['allied'] });
});

test('a guest who takes the second seat and passes on the first is told which is theirs', async () => {
  const { match } = await new Visitor(house.address).post<MatchMade>('/api/matches', {
    game: 'farthest-bridge',
    seats: { allied: { kind: 'link' }, german: { kind: 'me' } },
  });
  expect(match).toMatchObject({ mine: ['german'], invitedTo: [] });
});

test('an account that named the address of a guest takes nothing of theirs along when it goes', async () => {
  const { address } = await guestTurn();
  await query(house.url, `insert into outbox (kind, address, body) values ('confirmation', $1, '{}')`, [address]);
  const stranger = await member(house.address, 'A stranger here', address.toUpperCase());
  await stranger.have('DELETE', '/api/account', { password: 'correct horse' });
  const left = (table: string) => query(house.url, `select from ${table} where lower(address) = $1`, [address]);
  expect(await left('mail_address')).toHaveLength(1);
  expect(await left('outbox')).not.toHaveLength(0);
  await query(house.url, 'delete from outbox where address = $1', [address]);
  await goRound(house.club);
  expect(office.to(address)).toMatchObject([{ subject: expect.stringContaining('Your turn') as string }]);
});
