import type { MatchTable } from '@club-route/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { claim } from '../src/matches/endings.ts';
import { sweep } from '../src/sweep.ts';
import { send, type Deed } from './house/deed.ts';
import { askForFilm, readFilm } from './house/film.ts';
import { openHouse, type House } from './house/house.ts';
import { NORTH, SOUTH, startPatrol } from './house/patrol.ts';
import { newKey } from './house/tab.ts';
import { member, Visitor } from './house/visitor.ts';

let house: House;
let monty: Visitor;
let ike: Visitor;
let now = Date.now();

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

beforeAll(async () => {
  house = await openHouse({ now: () => now });
  [monty, ike] = await Promise.all(['Monty', 'Ike'].map((name) => member(house.address, name)));
});
afterAll(() => house.close());

const tableOf = (who: Visitor, id: string): Promise<MatchTable> => who.get(`/api/matches/${id}`);

async function act(who: Visitor, id: string, seat: string, action: Deed): Promise<void> {
  const { have } = await readFilm(who, id, seat);
  expect(await send(who, id, { seat, have, key: newKey(), action })).toMatchObject({
    kind: 'done',
  });
}

/** Both have deployed; north is to act. */
async function deployed(more: object = {}): Promise<string> {
  const { id } = await startPatrol(monty, ike, more);
  await act(monty, id, 'north', NORTH);
  await act(ike, id, 'south', SOUTH);
  return id;
}

test('whoever resigns loses, once, and only at their own seat', async () => {
  const id = await deployed();
  await monty.refused(403, 'POST', `/api/matches/${id}/resign`, { seat: 'south' });
  await monty.post(`/api/matches/${id}/resign`, { seat: 'north' });
  expect(await tableOf(ike, id)).toMatchObject({
    status: 'finished',
    toAct: [],
    outcome: { how: 'resigned', winners: ['south'], reason: 'The northerners have resigned.' },
  });
  expect(await ike.refused(409, 'POST', `/api/matches/${id}/resign`, { seat: 'south' })).toBe('The match is over.');
  const late = { seat: 'north', have: 2, key: newKey(), action: { kind: 'end' } };
  expect(await send(monty, id, late)).toMatchObject({ kind: 'problem', error: 'The match is over.' });
});

describe('a draw', () => {
  test('needs both, and a move or a no takes the offer off the table', async () => {
    const id = await deployed();
    const at = `/api/matches/${id}/offers`;
    await monty.post(at, { kind: 'draw', seat: 'north' });
    expect((await tableOf(ike, id)).offers).toEqual([{ kind: 'draw', by: 'north', agreed: ['north'] }]);
    await monty.refused(409, 'POST', at, { kind: 'draw', seat: 'north' });
    await ike.have('PUT', at, { kind: 'draw', seat: 'south', accept: false });
    expect((await tableOf(ike, id)).offers).toEqual([]);
    await ike.post(at, { kind: 'draw', seat: 'south' });
    await act(monty, id, 'north', { kind: 'end' });
    expect((await tableOf(ike, id)).offers).toEqual([]);
    await ike.refused(409, 'PUT', at, { kind: 'draw', seat: 'south', accept: true });
    await ike.post(at, { kind: 'draw', seat: 'south' });
    await ike.have('PUT', at, { kind: 'draw', seat: 'south', accept: true });
    expect((await tableOf(ike, id)).status).toBe('running');
    await monty.have('PUT', at, { kind: 'draw', seat: 'north', accept: true });
    expect(await tableOf(ike, id)).toMatchObject({ status: 'finished', outcome: { how: 'agreed', winners: [] } });
  });
});

describe('a take-back', () => {
  test('goes back to a position of the asker’s own film, when the other agrees', async () => {
    const id = await deployed();
    const at = `/api/matches/${id}/offers`;
    await act(monty, id, 'north', { kind: 'dig', unit: 0 });
    await act(monty, id, 'north', { kind: 'end' });
    expect((await tableOf(ike, id)).toAct).toEqual(['south']);
    await monty.refused(409, 'POST', at, { kind: 'takeBack', seat: 'north', frame: 4 });
    await monty.post(at, { kind: 'takeBack', seat: 'north', frame: 3 });
    // South has not seen that north dug in: to it, play goes back to what it saw before.
    expect((await tableOf(monty, id)).offers).toMatchObject([{ frame: 3 }]);
    expect((await tableOf(ike, id)).offers).toMatchObject([{ frame: 2 }]);
    await ike.have('PUT', at, { kind: 'takeBack', seat: 'south', accept: true });
    expect(await tableOf(ike, id)).toMatchObject({ status: 'running', toAct: ['north'], offers: [] });
    const film = await readFilm(ike, id, 'south');
    expect(film.frames.at(-1)).toMatchObject({ back: 'takeBack' });
    await act(monty, id, 'north', { kind: 'end' });
  });
});

describe('time', () => {
  const clock = { time: { kind: 'clock', minutes: 10, increment: 5 } };
  const days = { time: { kind: 'days', days: 3 } };

  test('runs for those who are to act', async () => {
    const id = await deployed(clock);
    now += 9 * MINUTE;
    expect(await ike.refused(409, 'POST', `/api/matches/${id}/claim`, { seat: 'south' })).toBe(
      'Nobody has run out of time.',
    );
    await act(monty, id, 'north', { kind: 'end' });
    const { clocks } = await tableOf(ike, id);
    expect(clocks['north']).toEqual({ left: MINUTE + 5000 + 5000 });
    expect(clocks['south']).toEqual({ left: 10 * MINUTE + 5000, since: now });
  });

  test('by the clock is up without anybody’s claim, for whoever comes too late too', async () => {
    const [id, other] = [await deployed(clock), await deployed(clock)];
    now += 10 * MINUTE + 5000;
    await sweep(house.club);
    await expect.poll(async () => (await tableOf(ike, id)).outcome).toMatchObject({ how: 'time', winners: ['south'] });
    const late = await deployed(clock);
    now += 11 * MINUTE;
    const { have } = await readFilm(monty, late, 'north');
    const wish = { seat: 'north', have, key: newKey(), action: { kind: 'end' } };
    expect(await send(monty, late, wish)).toMatchObject({ kind: 'problem', error: 'The match is over.' });
    expect((await tableOf(ike, late)).outcome).toMatchObject({ how: 'time', winners: ['south'] });
    expect((await tableOf(ike, other)).status).toBe('finished');
  });

  test('by days begins anew with each turn and stands still on vacation', async () => {
    const id = await deployed(days);
    now += 2 * DAY;
    await act(monty, id, 'north', { kind: 'end' });
    expect((await tableOf(ike, id)).clocks['north']).toEqual({ left: 3 * DAY });
    await act(ike, id, 'south', { kind: 'end' });
    await monty.post('/api/vacations', { starts: now, ends: now + 10 * DAY });
    now += 12 * DAY;
    await ike.refused(409, 'POST', `/api/matches/${id}/claim`, { seat: 'south' });
    now += 2 * DAY;
    // Nobody claims anything because of their own time.
    await monty.refused(409, 'POST', `/api/matches/${id}/claim`, { seat: 'north' });
    await ike.post(`/api/matches/${id}/claim`, { seat: 'south' });
    expect((await tableOf(ike, id)).outcome).toMatchObject({ how: 'time', winners: ['south'] });
  });

  test('that is up may also free the seat for somebody else, who has all of it again', async () => {
    const id = await deployed(days);
    const wish = { seat: 'south', absent: 'north', by: { kind: 'open' } };
    const refused = (given: object) => ike.refused(409, 'POST', `/api/matches/${id}/replace`, given);
    expect(await refused(wish)).toBe('You can replace the northerners only after their time has run out.');
    expect(await refused({ ...wish, absent: 'south' })).toContain('That is your own seat.');
    const endless = await deployed({ time: { kind: 'none' } });
    expect(await ike.refused(409, 'POST', `/api/matches/${endless}/replace`, wish)).toBe(
      'You can replace the northerners only after their turn has lasted thirty days.',
    );
    const { since } = (await tableOf(ike, id)).clocks['north']!;
    now = since! + 3 * DAY - 1;
    expect(await refused(wish)).toContain('only after their time has run out');
    now++;
    await ike.post(`/api/matches/${id}/replace`, wish);
    const third = new Visitor(house.address);
    const { links } = await third.post<{ links: Record<string, string> }>(`/api/matches/${id}/join`, { seat: 'north' });
    third.link = links['north'];
    expect((await tableOf(third, id)).clocks['north']).toEqual({ left: 3 * DAY, since: now });
    await act(third, id, 'north', { kind: 'end' });
    expect(await askForFilm(monty, id, 'north')).toBe('This seat is not yours.');
  });

  test('is not up for whoever has moved at another copy while it was claimed', async () => {
    const id = await deployed({ time: { kind: 'days', days: 1 } });
    now += 1.5 * DAY;
    const there = await openHouse({ now: () => now }, house.url);
    const [north, south] = [monty, ike].map(({ cookie }) => Object.assign(new Visitor(there.address), { cookie })) as [
      Visitor,
      Visitor,
    ];
    // While the match is held here nothing can be heard of the moves over there.
    const claimed = house.club.desks.with(id, async (desk) => {
      const person = {
        account: { id: desk.affairs.holders.find(({ seat }) => seat === 'south')!.account_id!, name: '' },
      };
      await act(north, id, 'north', { kind: 'end' });
      await act(south, id, 'south', { kind: 'end' });
      await claim(house.club, desk, person, 'south');
    });
    await expect(claimed).rejects.toThrow('Nobody has run out of time.');
    await there.close();
  });

  test('does not matter in a match without, but whoever stays away for a month can be replaced', async () => {
    const id = await deployed();
    now += 31 * DAY;
    expect(await ike.refused(409, 'POST', `/api/matches/${id}/claim`, { seat: 'south' })).toContain('no time limit');
    await ike.post(`/api/matches/${id}/replace`, { seat: 'south', absent: 'north', by: { kind: 'open' } });
    expect((await tableOf(ike, id)).seats[0]).toMatchObject({ open: true });
  });
});
