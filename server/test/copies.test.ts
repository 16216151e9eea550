import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MatchTable, Said } from '@club-route/wire';
import { act } from '../src/matches/act.ts';
import { secretHash } from '../src/secrets.ts';
import { sweep } from '../src/sweep.ts';
import { send } from './house/deed.ts';
import { Clock } from './house/clock.ts';
import { query } from './house/database.ts';
import { readFilm } from './house/film.ts';
import { openHouse, type House } from './house/house.ts';
import { NORTH, SOUTH, startPatrol } from './house/patrol.ts';
import { newKey, Tab } from './house/tab.ts';
import { Visitor } from './house/visitor.ts';

/** Two copies of the server on one database: north plays at one, south at the other. */
let here: House;
let there: House;

beforeAll(async () => {
  here = await openHouse();
  there = await openHouse({}, here.url);
});
afterAll(async () => {
  await here.close();
  await there.close();
});

async function sitApart(
  more: object = {},
): Promise<{ id: string; north: Visitor; south: Visitor; one: Tab; other: Tab }> {
  const { id, north, south } = await startPatrol(new Visitor(here.address), new Visitor(there.address), more);
  const [one, other] = [await Tab.open(north), await Tab.open(south)];
  one.say({ kind: 'watch', match: id, as: 'north', link: north.link });
  other.say({ kind: 'watch', match: id, as: 'south', link: south.link });
  await one.next('opening');
  await other.next('opening');
  return { id, north, south, one, other };
}

test('a move made at one copy appears at the other, and the other goes on from there', async () => {
  const { id, one, other } = await sitApart();
  await one.act(id, 'north', 0, NORTH);
  const told = await other.next('frames');
  expect((await other.act(id, 'south', told.frames.at(-1)!.n, SOUTH)).kind).toBe('done');
  const seen = await one.next('frames', ({ frames }) => frames.some(({ n }) => n === 2));
  expect((await one.act(id, 'north', seen.frames.at(-1)!.n, { kind: 'end' })).kind).toBe('done');
  await other.next('turn', ({ toAct }) => toAct[0] === 'south');
});

test('both clicking at once, again and again, are served one after the other and nothing is lost or done twice', async () => {
  const { id, north, south, one, other } = await sitApart();
  // Both may deploy at once: neither copy knows of the other's entry when it plans its own.
  const keys = [newKey(), newKey()] as const;
  const [first, second] = await Promise.all([
    one.act(id, 'north', 0, NORTH, keys[0]),
    other.act(id, 'south', 0, SOUTH, keys[1]),
  ]);
  const kinds = [first.kind, second.kind].toSorted();
  expect(kinds).toSatisfy((both: string[]) => both.join() === 'done,stale' || both.join() === 'done,done');
  if (first.kind === 'stale') await one.act(id, 'north', first.have, NORTH, keys[0]);
  if (second.kind === 'stale') await other.act(id, 'south', second.have, SOUTH, keys[1]);
  // Now the same seat at both copies: of two clicks in one position exactly one counts.
  const link = north.link;
  const elsewhere = new Visitor(there.address, link);
  for (let unit = 0; unit < 3; unit++) {
    const have = await framesAtBoth(id, north, elsewhere);
    const wish = () => ({ seat: 'north', have, key: newKey(), action: { kind: 'dig', unit } });
    const answers = await Promise.all([send(north, id, wish()), send(elsewhere, id, wish())]);
    expect(answers.map((answer) => answer.kind).toSorted()).toEqual(['done', 'stale']);
  }
  const rows = await query(here.url, 'select n from journal where match_id = $1 order by n', [id]);
  expect(rows.map((row) => (row as { n: number }).n)).toEqual([0, 1, 2, 3, 4, 5]);
  const [table, same] = [
    await north.get<MatchTable>(`/api/matches/${id}`),
    await south.get<MatchTable>(`/api/matches/${id}`),
  ];
  expect(same.toAct).toEqual(table.toAct);
});

/** How many frames north has, once the copy that was not asked last has heard of all of them. */
async function framesAtBoth(id: string, one: Visitor, other: Visitor): Promise<number> {
  for (;;) {
    const films = [one, other].map((visitor) => readFilm(visitor, id, 'north'));
    const [first, second] = await Promise.all(films);
    if (first!.have === second!.have) return first!.have;
  }
}

test('whoever loses a race at one copy is shown what won it at the other', async () => {
  const { id, north, one } = await sitApart();
  const elsewhere = new Visitor(there.address, north.link);
  const wish = (action: { kind: string }) => ({ seat: 'north', have: 0, key: newKey(), action });
  // While the match is held here nothing can be heard of the move over there.
  const answer = await here.club.desks.with(id, async (desk) => {
    await send(elsewhere, id, wish(NORTH));
    return act(here.club, desk, { link: secretHash(north.link!) }, wish({ ...NORTH }));
  });
  expect(answer).toMatchObject({ kind: 'stale', have: 1 });
  expect((await one.next('frames')).frames.map((frame) => frame.n)).toEqual([1]);
});

test('those who watch a match that is not in memory any more hear of it all the same', async () => {
  const small = await openHouse({ environment: { MATCHES_IN_MEMORY: '1', ENDS_IN_MEMORY: '0' } }, here.url);
  const { id, north } = await startPatrol(new Visitor(here.address), new Visitor(here.address));
  const tab = await Tab.open(new Visitor(small.address));
  tab.say({ kind: 'watch', match: id, as: 'north', link: north.link });
  await tab.next('opening');
  const other = await startPatrol(new Visitor(here.address), new Visitor(here.address));
  await new Visitor(small.address).get(`/api/matches/${other.id}`);
  await send(north, id, { seat: 'north', have: 0, key: newKey(), action: NORTH });
  expect((await tab.next('frames')).frames.map((frame) => frame.n)).toEqual([1]);
  await small.close();
});

test('a retry at the other copy is known there', async () => {
  const { id, north, one } = await sitApart();
  const key = newKey();
  const done = await one.act(id, 'north', 0, NORTH, key);
  const elsewhere = new Visitor(there.address, north.link);
  expect(await send(elsewhere, id, { seat: 'north', have: 0, key, action: NORTH })).toEqual(done);
  const rows = await query(here.url, 'select n from journal where match_id = $1', [id]);
  expect(rows).toHaveLength(2);
});

test('a copy that was cut off while it read on does not play on from half of what it read', async () => {
  const { id, north, south } = await startPatrol(new Visitor(here.address), new Visitor(there.address));
  await send(north, id, { seat: 'north', have: 0, key: newKey(), action: NORTH });
  const wish = () => ({ seat: 'south', have: 0, key: newKey(), action: SOUTH });
  // Seats and turns can be read, the entries cannot.
  await query(here.url, 'alter table journal rename to journal_away');
  while ((await south.ask('GET', `/api/matches/${id}`)).status < 500);
  await query(here.url, 'alter table journal_away rename to journal');
  expect(await send(south, id, wish())).toMatchObject({ kind: 'stale', have: 1 });
  await send(south, id, { ...wish(), have: 1 });
  const third = await openHouse({}, here.url);
  expect(await new Visitor(third.address).get(`/api/matches/${id}`)).toMatchObject({ toAct: ['north'] });
  await third.close();
});

test('chat, presence and resignation go from copy to copy', async () => {
  const { id, north, south, one, other } = await sitApart();
  await one.next('presence', ({ present }) => present.seats.join() === 'north,south');
  await south.post(`/api/matches/${id}/chat`, { as: 'south', room: 'players', text: 'Well met.' });
  expect((await one.next('said')).said).toMatchObject({ text: 'Well met.', room: 'players' });
  expect(await north.get<readonly Said[]>(`/api/matches/${id}/chat?as=north&room=players`)).toHaveLength(1);
  await other.close();
  await one.next('presence', ({ present }) => present.seats.join() === 'north');
  await south.post(`/api/matches/${id}/resign`, { seat: 'south' });
  const { table } = await one.next('table', (message) => message.table.status === 'finished');
  expect(table.outcome).toMatchObject({ how: 'resigned', winners: ['north'] });
});

test('who was at a copy that died is not there any more', async () => {
  const clock = new Clock();
  const third = await openHouse({ now: clock.now }, here.url);
  const { id } = await startPatrol(new Visitor(here.address), new Visitor(here.address));
  const tab = await Tab.open(new Visitor(third.address));
  tab.say({ kind: 'watch', match: id, as: 'spectator' });
  await tab.next('presence');
  // The last that is heard of a copy before it is killed.
  await query(here.url, `select pg_notify('club_route', 'presence 0123456789ab ${id} 0 north')`);
  await tab.next('presence', ({ present }) => present.seats.join() === 'north');
  clock.forward(2);
  await sweep(third.club);
  expect((await tab.next('presence')).present).toEqual({ seats: [], spectators: 1 });
  await third.close();
});

test('when the database throws everybody out the copies come back by themselves', async () => {
  const { id, one, other } = await sitApart();
  await query(
    here.url,
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  );
  // What fails may be sent again with its key; it is done once.
  const key = newKey();
  do one.say({ kind: 'act', match: id, seat: 'north', have: 0, key, action: NORTH });
  while ((await one.replyTo(key)).kind === 'problem');
  await other.next('frames');
  const rows = await query(here.url, 'select n from journal where match_id = $1', [id]);
  expect(rows).toHaveLength(2);
});

/** As if a seat had so much time left, by the word of the database. */
async function setClock(id: string, seat: string, left: number): Promise<void> {
  const clocks = { north: { left: 60_000, since: null }, south: { left: 60_000, since: null } };
  const next = { ...clocks, [seat]: { left, since: Date.now() } };
  await query(
    here.url,
    `with bumped as (update match set clocks = $2, to_act = $3, affairs = affairs + 1 where id = $1 returning *)
     select pg_notify('club_route', 'match ' || id || ' ' || entries || ' ' || affairs) from bumped`,
    [id, JSON.stringify(next), [seat]],
  );
}

const clock = { time: { kind: 'clock', minutes: 1, increment: 0 } };

test('a flag that falls at both copies falls once, and everybody sees it', async () => {
  const { id, one, other } = await sitApart(clock);
  await setClock(id, 'south', 30);
  const seen = await Promise.all(
    [one, other].map((tab) => tab.next('table', ({ table }) => table.outcome !== undefined)),
  );
  for (const { table } of seen) expect(table.outcome).toMatchObject({ how: 'time', winners: ['north'] });
  const [row] = await query(here.url, 'select affairs from match where id = $1', [id]);
  await sweep(here.club);
  await sweep(there.club);
  expect(await query(here.url, 'select affairs from match where id = $1', [id])).toEqual([row]);
});

test('a flag that fell while no copy ran falls when one starts', async () => {
  const { id } = await startPatrol(new Visitor(here.address), new Visitor(here.address), clock);
  // Nobody watches: neither copy has a timer for it.
  await setClock(id, 'north', -1000);
  const third = await openHouse({}, here.url);
  const status = async () => (await query(here.url, 'select status from match where id = $1', [id]))[0]!['status'];
  await expect.poll(status).toBe('finished');
  await third.close();
});
