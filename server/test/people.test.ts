import type { Account, LinkView, MatchMade, MatchPage, MatchTable, Profile } from '@club-route/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sweep } from '../src/sweep.ts';
import { query } from './house/database.ts';
import { openHouse, plainShelf, type House } from './house/house.ts';
import { startPatrol } from './house/patrol.ts';
import { member, Visitor } from './house/visitor.ts';

let house: House;
let monty: Visitor;
let ike: Visitor;
let now = Date.now();

const DAY = 24 * 3_600_000;

beforeAll(async () => {
  house = await openHouse({ now: () => now, shelf: plainShelf });
  [monty, ike] = await Promise.all(['Monty', 'Ike'].map((name) => member(house.address, name)));
});
afterAll(() => house.close());

const profileOf = (name: string): Promise<Profile> => new Visitor(house.address).get(`/api/people/${name}`);

async function resigned(loser: Visitor, seat: 'north' | 'south', more: object = {}): Promise<string> {
  const { id } = await startPatrol(monty, ike, more);
  await sweep(house.club);
  await loser.post(`/api/matches/${id}/resign`, { seat });
  return id;
}

test('a link says who asks, to what, how fast, and until when', async () => {
  const time = { kind: 'days', days: 3 };
  const { match, links } = await monty.post<MatchMade>('/api/matches', {
    game: 'patrol',
    seats: { north: { kind: 'me' }, south: { kind: 'link' } },
    time,
  });
  const guest = new Visitor(house.address);
  const link = await guest.post<LinkView>('/api/links/look', { token: links['south'] });
  expect(link).toMatchObject({ kind: 'invitation', game: 'patrol', seat: 'south', terms: { time, maker: 'Monty' } });
  expect(link.terms!.until).toBeGreaterThan(now + 29 * DAY);

  // Nobody comes: it is called off at that moment, and not before.
  now += 29 * DAY;
  await sweep(house.club);
  expect(await monty.get<MatchTable>(`/api/matches/${match.id}`)).toMatchObject({ status: 'open', maker: 'Monty' });
  now += 2 * DAY;
  await sweep(house.club);
  expect((await monty.get<MatchTable>(`/api/matches/${match.id}`)).status).toBe('cancelled');
});

test('an offer that is declined is told, until another is made', async () => {
  const { id } = await startPatrol(monty, ike);
  const at = `/api/matches/${id}/offers`;
  await monty.post(at, { kind: 'draw', seat: 'north' });
  await ike.have('PUT', at, { kind: 'draw', seat: 'south', accept: false });
  const table = await monty.get<MatchTable>(`/api/matches/${id}`);
  expect(table).toMatchObject({ offers: [], declined: { kind: 'draw', of: 'north', by: 'south' } });
  await monty.post(at, { kind: 'draw', seat: 'north' });
  expect((await monty.get<MatchTable>(`/api/matches/${id}`)).declined).toBeUndefined();
  // One's own offer is withdrawn, not declined.
  await monty.have('PUT', at, { kind: 'draw', seat: 'north', accept: false });
  expect((await monty.get<MatchTable>(`/api/matches/${id}`)).declined).toBeUndefined();
});

describe('a profile', () => {
  test('tells of public matches alone, and of nobody who does not exist', async () => {
    const open = await resigned(ike, 'south');
    const hidden = await resigned(ike, 'south', { visibility: 'private' });
    const { records, replays, current } = await profileOf('Monty');
    expect(records).toEqual([{ game: 'patrol', played: 1, won: 1, drawn: 0, lost: 0 }]);
    expect(replays.map(({ id }) => id)).toEqual([open]);
    expect(replays.map(({ id }) => id)).not.toContain(hidden);
    expect(current.every(({ status }) => status === 'running')).toBe(true);
    expect((await profileOf('ike')).records[0]).toMatchObject({ won: 0, lost: 1 });
    await new Visitor(house.address).refused(404, 'GET', '/api/people/Nobody');
  });

  test('has a rating once both players want one, from the next match on', async () => {
    expect((await monty.have<Account>('PUT', '/api/account/rated', { rated: true })).rated).toBe(true);
    await resigned(ike, 'south');
    expect((await profileOf('Monty')).records[0]).not.toHaveProperty('rating');
    await ike.have('PUT', '/api/account/rated', { rated: true });
    const { id } = await startPatrol(monty, ike);
    await sweep(house.club);
    // Who sees defeat coming cannot take it back.
    await ike.have('PUT', '/api/account/rated', { rated: false });
    await ike.post(`/api/matches/${id}/resign`, { seat: 'south' });
    // Not whoever looks counts it, as often as they look, but the sweep.
    expect((await profileOf('Monty')).records[0]).not.toHaveProperty('rating');
    await sweep(house.club);
    const winner = (await profileOf('Monty')).records[0]!;
    // Two newcomers by Glickman's own formulas: 1500 and 350 each, one win.
    expect(winner).toMatchObject({ rating: 1662, ratedMatches: 1 });
    expect(winner.within).toBeLessThan(700);
    expect((await profileOf('Ike')).records[0]).not.toHaveProperty('rating');
    await ike.have('PUT', '/api/account/rated', { rated: true });
    expect((await profileOf('Ike')).records[0]).toMatchObject({ rating: 1338, ratedMatches: 1 });
    // Asked again, nothing is counted twice.
    await sweep(house.club);
    expect((await profileOf('Monty')).records[0]).toEqual(winner);
    // How a private match ended no rating tells.
    const { records } = await profileOf('Ike');
    await resigned(ike, 'south', { visibility: 'private' });
    await sweep(house.club);
    expect((await profileOf('Ike')).records).toEqual(records);
  });
});

test('matches that are followed are listed for whoever follows them', async () => {
  const { id } = await startPatrol(monty, ike);
  const bradley = await member(house.address, 'Bradley');
  await new Visitor(house.address).refused(403, 'POST', `/api/matches/${id}/follow`, {});
  await bradley.post(`/api/matches/${id}/follow`, {});
  await bradley.post(`/api/matches/${id}/follow`, {});
  const list = (): Promise<MatchPage> => bradley.get('/api/matches?list=followed');
  expect((await list()).matches.map((one) => one.id)).toEqual([id]);
  expect((await bradley.get<{ follows: readonly object[] }>('/api/account/export')).follows).toHaveLength(1);
  await bradley.have('DELETE', `/api/matches/${id}/follow`);
  expect((await list()).matches).toEqual([]);
});

test('nobody follows more than two hundred matches, however many they ask for at once', async () => {
  const { id } = await startPatrol(monty, ike);
  await query(
    house.url,
    `insert into match (id, game, rules, options, seed, commitment, status, visibility, time, entries, affairs, to_act, clocks)
     select lpad(n::text, 16, '0'), game, rules, options, seed, commitment, status, visibility, time, entries, affairs, to_act, clocks
     from match, generate_series(1, 230) as n where id = $1`,
    [id],
  );
  const horrocks = await member(house.address, 'Horrocks');
  const follow = async (n: number) =>
    (await horrocks.ask('POST', `/api/matches/${String(n).padStart(16, '0')}/follow`, {})).status;
  for (let n = 1; n <= 190; n += 10) await Promise.all(Array.from({ length: 10 }, (_, more) => follow(n + more)));
  const answers = await Promise.all(Array.from({ length: 40 }, (_, more) => follow(191 + more)));
  expect(answers.filter((status) => status === 204)).toHaveLength(10);
  await query(house.url, `delete from match where id like '0000%'`);
});
