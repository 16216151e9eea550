import type { GameDescription, MatchMade, MatchPage, MatchTable, Said } from '@club-route/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { query } from './house/database.ts';
import { openHouse, type House } from './house/house.ts';
import { newSalt, startPatrol } from './house/patrol.ts';
import { Tab } from './house/tab.ts';
import { member, Visitor } from './house/visitor.ts';

let house: House;
let monty: Visitor;
let ike: Visitor;
let patton: Visitor;

beforeAll(async () => {
  house = await openHouse();
  [monty, ike, patton] = await Promise.all(['Monty', 'Ike', 'Patton'].map((name) => member(house.address, name)));
});
afterAll(() => house.close());

const create = (who: Visitor, seats: object, more: object = {}): Promise<MatchMade> =>
  who.post<MatchMade>('/api/matches', { game: 'patrol', seats, ...more });
const tableOf = (who: Visitor, id: string): Promise<MatchTable> => who.get(`/api/matches/${id}`);
const ids = async (who: Visitor, words: string): Promise<readonly string[]> =>
  (await who.get<MatchPage>(`/api/matches?${words}`)).matches.map((match) => match.id);

describe('a new match', () => {
  test('is made from what the game says of itself', async () => {
    const games = await monty.get<readonly GameDescription[]>('/api/games');
    const patrol = games.find((game) => game.id === 'patrol')!;
    expect(patrol).toMatchObject({ seats: ['north', 'south'], options: { charges: { kind: 'integer', low: 0 } } });
    const { match } = await create(monty, { north: { kind: 'me' } }, { options: { charges: 2 } });
    expect(match.options).toEqual({ charges: 2, decoys: 2 });
    expect(match).toMatchObject({ status: 'open', mine: ['north'] });
  });

  test.each([
    [{ game: 'chess', seats: {} }, 404, 'There is no such game as "chess".'],
    [{ game: 'patrol', seats: { west: { kind: 'me' } } }, 400, 'There is no seat "west". The seats are: north, south.'],
    [{ game: 'patrol', seats: {}, options: { charges: 9 } }, 400, 'whole number from 0 to 2'],
    [{ game: 'patrol', seats: {}, options: { magic: true } }, 400, 'There is no option "magic"'],
    [{ game: 'patrol', seats: { north: { kind: 'bot', bot: 'deep' } } }, 400, 'There is no bot "deep"'],
    [
      { game: 'patrol', seats: { north: { kind: 'invite', name: 'Nobody' } } },
      404,
      'There is no such player as Nobody.',
    ],
    [{ game: 'patrol', seats: {}, time: { kind: 'days', days: 99 } }, 400, 'time.days'],
    [{ game: 'patrol', seats: {}, surprise: 1 }, 400, 'surprise'],
  ])('is refused with a sentence: %j', async (wish, status, sentence) => {
    expect(await monty.refused(status, 'POST', '/api/matches', wish)).toContain(sentence);
  });
});

describe('a seat', () => {
  test('that is open is for whoever comes first', async () => {
    const { match } = await create(monty, { north: { kind: 'me' } });
    await ike.post(`/api/matches/${match.id}/join`, { seat: 'south' });
    expect(await patton.refused(409, 'POST', `/api/matches/${match.id}/join`, { seat: 'south' })).toBe(
      'This seat is taken.',
    );
    expect(await tableOf(patton, match.id)).toMatchObject({ status: 'running', toAct: ['north', 'south'] });
  });

  test('that is offered by name is for that person alone', async () => {
    const { match } = await create(monty, { north: { kind: 'me' }, south: { kind: 'invite', name: 'ike' } });
    await patton.refused(409, 'POST', `/api/matches/${match.id}/join`, { seat: 'south' });
    expect((await tableOf(ike, match.id)).invitedTo).toEqual(['south']);
    expect(await ids(ike, 'list=mine')).toContain(match.id);
    await ike.post(`/api/matches/${match.id}/join`, { seat: 'south' });
    expect(await tableOf(ike, match.id)).toMatchObject({ mine: ['south'], invitedTo: [], status: 'running' });
  });

  test('that is offered by link is for whoever has the link, with no account', async () => {
    const { match, links } = await create(monty, { north: { kind: 'me' }, south: { kind: 'link' } });
    const guest = new Visitor(house.address);
    expect(await guest.sitDown(links['south']!, 'A cousin')).toEqual({
      match: match.id,
      seat: 'south',
      secret: guest.link,
    });
    const table = await tableOf(guest, match.id);
    expect(table).toMatchObject({ mine: ['south'], status: 'running' });
    expect(table.seats[1]!.holders).toEqual([{ name: 'A cousin (guest)', account: false }]);
    // The same secret on another device is the same person.
    await new Visitor(house.address).sitDown(guest.link!);
    expect((await tableOf(guest, match.id)).seats[1]!.holders).toHaveLength(1);
    await guest.refused(404, 'POST', '/api/links', { token: 'x'.repeat(43) });
  });

  test('is not for a guest who is called like somebody at the table', async () => {
    const { match, links } = await create(monty, { north: { kind: 'me' }, south: { kind: 'link' } });
    const guest = new Visitor(house.address);
    for (const name of ['Monty', 'MONTY', 'M0nty'])
      expect(await guest.refused(409, 'POST', '/api/links', { token: links['south'], name })).toContain('Someone at');
    // Nor like somebody at any table: at one's own no more than at another's.
    for (const name of ['The computer', 'nobody yet', 'You']) {
      expect(await guest.refused(409, 'POST', '/api/links', { token: links['south'], name })).toContain(
        'Choose another',
      );
      const seats = { north: { kind: 'me' }, south: { kind: 'link' } };
      const wish = { game: 'patrol', seats, name };
      expect(await guest.refused(409, 'POST', '/api/matches', wish)).toContain('Choose another');
    }
    await guest.sitDown(links['south']!, 'Bernard');
    await guest.post(`/api/matches/${match.id}/chat`, { as: 'south', room: 'players', text: 'Hello.' });
    const said = await monty.get<readonly Said[]>(`/api/matches/${match.id}/chat?as=north&room=players`);
    expect(said.map(({ name }) => name)).toEqual(['Bernard (guest)']);
  });

  test('that is offered by link is held by the account of whoever is signed in', async () => {
    const { match, links } = await create(monty, { north: { kind: 'me' }, south: { kind: 'link' } });
    await ike.post('/api/links', { token: links['south'] });
    expect(await tableOf(ike, match.id)).toMatchObject({ mine: ['south'], status: 'running' });
    expect((await tableOf(ike, match.id)).seats[1]!.holders).toEqual([{ name: 'Ike', account: true }]);
    await new Visitor(house.address).refused(409, 'POST', '/api/links', { token: links['south'] });
  });

  test('that is offered can be declined, or the offer withdrawn, and is open then', async () => {
    const { match } = await create(monty, { north: { kind: 'me' }, south: { kind: 'invite', name: 'ike' } });
    const at = `/api/matches/${match.id}/invitations`;
    await patton.refused(409, 'DELETE', at, { seat: 'south' });
    await ike.have('DELETE', at, { seat: 'south' });
    expect((await tableOf(monty, match.id)).seats[1]).toMatchObject({ open: true, invited: [] });
    const again = await create(monty, { north: { kind: 'me' }, south: { kind: 'link' } });
    await monty.have('DELETE', `/api/matches/${again.match.id}/invitations`, { seat: 'south' });
    await ike.refused(404, 'POST', '/api/links', { token: again.links['south'] });
  });

  test('may be held by several people, who talk among themselves', async () => {
    const { id } = await startPatrol(monty, ike);
    await ike.post(`/api/matches/${id}/invitations`, { seat: 'south', name: 'Patton', inMyPlace: false });
    await patton.post(`/api/matches/${id}/join`, { seat: 'south' });
    expect((await tableOf(patton, id)).seats[1]!.holders.map((holder) => holder.name)).toEqual(['Ike', 'Patton']);
    // Whoever looks at the match is shown them all, so they are not without number.
    const link = async (inMyPlace: boolean): Promise<string> =>
      (await ike.post<MatchMade>(`/api/matches/${id}/invitations`, { seat: 'south', inMyPlace })).links['south']!;
    for (let count = 2; count < 20; count++) await new Visitor(house.address).sitDown(await link(false));
    await new Visitor(house.address).refused(409, 'POST', '/api/links', { token: await link(false) });
    await ike.have('DELETE', `/api/matches/${id}/invitations`, { seat: 'south' });
    const tab = await Tab.open(patton);
    tab.say({ kind: 'watch', match: id, as: 'south' });
    await tab.next('opening');
    await ike.post(`/api/matches/${id}/chat`, { as: 'south', room: 'side', text: 'Left flank.' });
    expect((await tab.next('said')).said).toMatchObject({ room: 'side', seat: 'south', text: 'Left flank.' });
    await monty.refused(403, 'GET', `/api/matches/${id}/chat?as=south&room=side`);
    await patton.have('POST', `/api/matches/${id}/leave`, { seat: 'south' });
    expect((await tab.next('problem')).error).toBe('This seat is no longer yours.');
  });

  test('is handed over to somebody else, who gets it when they accept', async () => {
    const { id } = await startPatrol(monty, ike);
    const { links } = await ike.post<MatchMade>(`/api/matches/${id}/invitations`, { seat: 'south', inMyPlace: true });
    expect((await tableOf(ike, id)).mine).toEqual(['south']);
    const heir = new Visitor(house.address);
    await heir.sitDown(links['south']!, 'Heir');
    expect((await tableOf(ike, id)).mine).toEqual([]);
    expect((await tableOf(heir, id)).mine).toEqual(['south']);
  });

  test('of the other side is not for somebody who plays already', async () => {
    const { id } = await startPatrol(monty, ike);
    await ike.have('POST', `/api/matches/${id}/leave`, { seat: 'south' });
    expect(await monty.refused(409, 'POST', `/api/matches/${id}/join`, { seat: 'south' })).toBe(
      'You already play another seat in this match.',
    );
    await patton.post(`/api/matches/${id}/join`, { seat: 'south' });
    expect((await tableOf(patton, id)).mine).toEqual(['south']);
  });
});

test('lists show what concerns one: open and running for all, private for those who play', async () => {
  const open = (await create(monty, { north: { kind: 'me' } })).match.id;
  const secret = (await create(monty, { north: { kind: 'me' } }, { visibility: 'private' })).match.id;
  const running = (await startPatrol(monty, ike)).id;
  const over = (await startPatrol(monty, ike)).id;
  await ike.post(`/api/matches/${over}/resign`, { seat: 'south' });
  const stranger = new Visitor(house.address);
  expect(await ids(stranger, 'list=open')).toContain(open);
  expect(await ids(stranger, 'list=open')).not.toContain(secret);
  expect(await ids(stranger, 'list=running&game=patrol')).toContain(running);
  expect(await ids(stranger, 'list=running&game=battle-card')).not.toContain(running);
  expect(await ids(stranger, 'list=finished')).toContain(over);
  const mine = await ids(monty, 'list=mine');
  for (const id of [open, secret, running, over]) expect(mine).toContain(id);
  await stranger.refused(403, 'GET', '/api/matches?list=mine');
});

test('a date that does not exist is no place in a list', async () => {
  for (const date of ['2026-02-30', '2026-13-01', '2025-02-29', '0000-01-01', '2026-04-31']) {
    const after = encodeURIComponent(`${date}T00:00:00.000Z~0123456789abcdef`);
    await new Visitor(house.address).refused(400, 'GET', `/api/matches?after=${after}`);
  }
});

test('a long list comes in pages, each match once', async () => {
  const fan = await member(house.address, 'Fan');
  for (let count = 0; count < 60; count++) await create(fan, { north: { kind: 'me' } });
  const first = await fan.get<MatchPage>('/api/matches?list=mine');
  const second = await fan.get<MatchPage>(`/api/matches?list=mine&after=${encodeURIComponent(first.cursor!)}`);
  const all = [...first.matches, ...second.matches].map((match) => match.id);
  expect([first.matches.length, second.matches.length, second.cursor]).toEqual([50, 10, undefined]);
  expect(new Set(all).size).toBe(60);

  // Those that are about to begin stand among those that have begun.
  const mixed = `case when id < '8' then 'running' else 'starting' end`;
  await query(house.url, `update match set status = ${mixed}, visibility = 'public' where id = any($1)`, [all]);
  const newer = await fan.get<MatchPage>('/api/matches?list=running');
  const older = await fan.get<MatchPage>(`/api/matches?list=running&after=${encodeURIComponent(newer.cursor!)}`);
  await query(house.url, `update match set status = 'cancelled' where id = any($1)`, [all]);
  const shown = [...newer.matches, ...older.matches].filter(({ id }) => all.includes(id));
  expect(newer.matches).toHaveLength(50);
  expect(shown.map(({ id }) => id)).toEqual(all);
  expect(new Set(shown.map(({ status }) => status)).size).toBe(2);
});

test('until it begins a match can be left, and called off by whoever made it', async () => {
  const { match } = await create(monty, { north: { kind: 'me' } });
  const guest = new Visitor(house.address);
  const { links } = await guest.post<MatchMade>(`/api/matches/${match.id}/join`, {
    seat: 'south',
    saltCommitment: 'a'.repeat(64),
  });
  guest.link = links['south'];
  expect((await tableOf(monty, match.id)).status).toBe('starting');
  await guest.have('POST', `/api/matches/${match.id}/leave`, { seat: 'south' });
  expect(await tableOf(monty, match.id)).toMatchObject({ status: 'open', seats: [{}, { open: true, salt: 'none' }] });
  await ike.refused(403, 'POST', `/api/matches/${match.id}/cancel`);
  await monty.have('POST', `/api/matches/${match.id}/cancel`);
  await ike.refused(409, 'POST', `/api/matches/${match.id}/join`, { seat: 'south' });
});

test('players and spectators do not hear each other until the match is over', async () => {
  const { id } = await startPatrol(monty, ike);
  const at = `/api/matches/${id}/chat`;
  await monty.post(at, { as: 'north', room: 'players', text: 'Your move.' });
  await patton.post(at, { as: 'spectator', room: 'spectators', text: 'He should attack.' });
  await patton.refused(403, 'GET', `${at}?as=spectator&room=players`);
  for (const as of ['north', 'spectator']) await monty.refused(403, 'GET', `${at}?as=${as}&room=spectators`);
  await new Visitor(house.address).refused(403, 'POST', at, { as: 'spectator', room: 'spectators', text: 'Hello' });
  const [tab, gallery] = [await Tab.open(ike), await Tab.open(patton)];
  tab.say({ kind: 'watch', match: id, as: 'south' });
  gallery.say({ kind: 'watch', match: id, as: 'spectator' });
  await Promise.all([tab.next('opening'), gallery.next('opening')]);
  await patton.post(at, { as: 'spectator', room: 'spectators', text: 'Now!' });
  await gallery.next('said', ({ said }) => said.text === 'Now!');
  tab.say({ kind: 'ping' });
  await tab.next('pong');
  expect(tab.heard.filter((message) => message.kind === 'said')).toEqual([]);
  await ike.post(`/api/matches/${id}/resign`, { seat: 'south' });
  expect(await monty.get(`${at}?as=north&room=spectators`)).toHaveLength(2);
  expect(await patton.get(`${at}?as=spectator&room=players`)).toHaveLength(1);
});

test('what is said is numbered within its room, whatever is said elsewhere', async () => {
  const [{ id: other }, { id }] = [await startPatrol(monty, ike), await startPatrol(monty, ike)];
  const say = (match: string, as: string, room: string): Promise<unknown> =>
    (as === 'north' ? monty : ike).post(`/api/matches/${match}/chat`, { as, room, text: 'Hush.' });
  await say(id, 'north', 'players');
  for (const room of ['players', 'side']) await say(other, 'north', room);
  for (let count = 0; count < 3; count++) await say(id, 'south', 'side');
  await say(id, 'north', 'players');
  const numbers = async (visitor: Visitor, as: string, room: string): Promise<readonly string[]> =>
    (await visitor.get<readonly Said[]>(`/api/matches/${id}/chat?as=${as}&room=${room}`)).map((said) => said.id);
  expect(await numbers(monty, 'north', 'players')).toEqual(['1', '2']);
  expect(await numbers(ike, 'south', 'side')).toEqual(['1', '2', '3']);
});

test('notes are for their writer alone', async () => {
  const { id } = await startPatrol(monty, ike);
  await monty.have('PUT', `/api/matches/${id}/notes`, { seat: 'north', text: 'Hold the left.' });
  expect(await monty.get(`/api/matches/${id}/notes?seat=north`)).toEqual({ text: 'Hold the left.' });
  await ike.refused(403, 'GET', `/api/matches/${id}/notes?seat=north`);
  expect(await ike.get(`/api/matches/${id}/notes?seat=south`)).toEqual({ text: '' });
});

test('a rematch waits for the salt of whoever asked for it, and against a bot for nobody', async () => {
  const { match } = await monty.post<MatchMade>('/api/matches', {
    game: 'farthest-bridge',
    seats: { allied: { kind: 'me' }, german: { kind: 'bot', bot: 'recruit' } },
  });
  await monty.post(`/api/matches/${match.id}/resign`, { seat: 'allied' });
  const { salt, commitment } = newSalt('german');
  const again = await monty.post<MatchMade>(`/api/matches/${match.id}/rematch`, {
    seat: 'allied',
    saltCommitment: commitment,
  });
  expect(again.match).toMatchObject({ status: 'starting', mine: ['german'] });
  await monty.post(`/api/matches/${again.match.id}/salt`, { seat: 'german', salt });
  expect((await tableOf(monty, again.match.id)).status).toBe('running');
});

test('a rematch has the same people on the other sides, once, and a link opens the new seat too', async () => {
  const guest = new Visitor(house.address);
  const { id } = await startPatrol(monty, guest);
  await monty.refused(409, 'POST', `/api/matches/${id}/rematch`, { seat: 'north' });
  await guest.post(`/api/matches/${id}/resign`, { seat: 'south' });
  const [one, other] = await Promise.all([
    monty.post<MatchMade>(`/api/matches/${id}/rematch`, { seat: 'north' }),
    guest.post<MatchMade>(`/api/matches/${id}/rematch`, { seat: 'south' }),
  ]);
  expect(one.match.id).toBe(other.match.id);
  const rematch = one.match.id;
  guest.link = other.links['north'] ?? guest.link;
  const sitting = [await tableOf(monty, rematch), await tableOf(guest, rematch)];
  expect(sitting.map((table) => [...table.mine, ...table.invitedTo])).toEqual([['south'], ['north']]);
  // Whoever asked for it lets nobody else in at the seat of the other.
  const [host, seat] = sitting[0]!.mine.length === 0 ? [guest, 'south'] : [monty, 'north'];
  await host.refused(403, 'POST', `/api/matches/${rematch}/invitations`, { seat, inMyPlace: false });
  await host.refused(403, 'POST', `/api/matches/${rematch}/invitations`, { seat, name: 'Ike', inMyPlace: false });
  if (sitting[0]!.mine.length === 0) await monty.post(`/api/matches/${rematch}/join`, { seat: 'south' });
  else await guest.sitDown(guest.link!);
  expect(await tableOf(guest, rematch)).toMatchObject({ status: 'running', mine: ['north'], rematchOf: id });
});
