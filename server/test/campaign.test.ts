import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { MatchMade, MatchTable } from '@club-route/wire';
import { act } from '../src/matches/act.ts';
import { secretHash } from '../src/secrets.ts';
import { sweep } from '../src/sweep.ts';
import { CampaignTable, campaignShelf, START } from './house/campaign.ts';
import { Clock } from './house/clock.ts';
import { query } from './house/database.ts';
import { openHouse, type House } from './house/house.ts';
import { newKey, Tab } from './house/tab.ts';
import { member, Visitor } from './house/visitor.ts';

const EVERYBODY = ['umpire', 'xxx', 'airborne', 'german'];
/** An hour of the game in a minute of ours. */
const HOUR_A_MINUTE = { rate: 60, waits: false };

let clock: Clock;
let house: House;

beforeAll(async () => {
  clock = new Clock({ stands: true });
  house = await openHouse({ shelf: campaignShelf, now: clock.now });
});
afterAll(() => house.close());

/** Time goes on, as the copies see it who look after it: at most a second between two looks. */
async function pass(seconds: number, ...houses: readonly House[]): Promise<void> {
  for (let second = 0; second < seconds; second++) {
    clock.forward(1 / 60);
    for (const { club } of houses.length === 0 ? [house] : houses) await club.timekeeper.lookAhead(0);
  }
}

describe('time', () => {
  test('stands until the umpire sets a pace, and passes by it', async () => {
    const table = await CampaignTable.open(house, EVERYBODY);
    await pass(30);
    expect(await table.minute()).toBe(START);
    await table.setPace(HOUR_A_MINUTE);
    await pass(16);
    expect(await table.minute()).toBe(START + 15);
    expect((await table.table('umpire')).pace).toMatchObject({ rate: 60, waits: false, state: 'runs' });
    await table.setPace({ rate: 0 });
    // What had passed by then has passed.
    expect(await table.minute()).toBe(START + 16);
    await pass(60);
    expect(await table.minute()).toBe(START + 16);
  });

  test('waits for whoever has something to read, if it is to, and does not make up for it', async () => {
    const table = await CampaignTable.open(house, EVERYBODY);
    expect(await table.awaited()).toEqual(['xxx', 'airborne', 'german']);
    await table.setPace({ rate: 60, waits: true });
    await pass(90);
    expect(await table.minute()).toBe(START);
    expect((await table.table('umpire')).pace!.state).toBe('waits');
    await table.attend();
    expect((await table.table('umpire')).pace!.state).toBe('runs');
    await pass(15);
    expect(await table.minute()).toBe(START + 15);
  });

  test('stops by itself where it was told to', async () => {
    const table = await CampaignTable.open(house, EVERYBODY);
    await table.setPace({ ...HOUR_A_MINUTE, until: START + 20 });
    await pass(40);
    expect(await table.minute()).toBe(START + 20);
    expect((await table.table('umpire')).pace).toEqual({ rate: 0, waits: false, state: 'stands' });
    // H-hour brings the first landings.
    await table.setPace({ rate: 86_400, waits: false, until: 'event' });
    await pass(3);
    expect(await table.minute()).toBe(START + 30);
    await table.setPace({ rate: 86_400, waits: false, until: 'dispatch' });
    await pass(10);
    const minute = await table.minute();
    expect(minute).toBeGreaterThan(START + 30);
    expect((await table.table('umpire')).pace!.state).toBe('stands');
    await table.at('umpire').refused(400, 'PUT', `/api/matches/${table.id}/pace`, { rate: 60, until: minute });
  });

  test('stands while no copy runs, and goes on from there without a leap', async () => {
    const first = await openHouse({ shelf: campaignShelf, now: clock.now });
    const table = await CampaignTable.open(first, EVERYBODY);
    await table.setPace(HOUR_A_MINUTE);
    await pass(15, first);
    expect(await table.minute()).toBe(START + 15);
    await first.close();
    clock.forward(8 * 60);
    const second = await openHouse({ shelf: campaignShelf, now: clock.now }, first.url);
    try {
      await sweep(second.club);
      const entries = await table.clockEntries();
      expect(Math.max(...entries)).toBe(START + 30);
      await pass(15, second);
      expect(Math.max(...(await table.clockEntries()))).toBe(START + 45);
    } finally {
      await second.close();
    }
  });

  test('is let pass by one of two copies, which both look', async () => {
    const other = await openHouse({ shelf: campaignShelf, now: clock.now }, house.url);
    try {
      const table = await CampaignTable.open(house, EVERYBODY);
      await table.setPace(HOUR_A_MINUTE);
      for (let count = 0; count < 60; count++) {
        clock.forward(1 / 60);
        await Promise.all([house, other].map(({ club }) => club.timekeeper.lookAhead(0)));
      }
      const entries = await table.clockEntries();
      expect(entries).toEqual([...new Set(entries)].toSorted((one, two) => one - two));
      expect(entries.at(-1)).toBe(START + 60);
      expect(entries).toContain(START + 15);
    } finally {
      await other.close();
    }
  });

  test('goes on before an order, which is never stale', async () => {
    const table = await CampaignTable.open(house, EVERYBODY);
    await table.setPace(HOUR_A_MINUTE);
    clock.forward(7 / 60);
    expect(await table.type('xxx', 'TO 2I/5\nREPORT ALL')).toMatchObject({ kind: 'done' });
    const { xxxMail } = await table.state();
    expect([...xxxMail].at(-1)).toMatchObject({ kind: 'receipt', minute: START + 7 });
    expect(await table.clockEntries()).toEqual([START + 7]);
  });

  test('waits for computer commanders, whatever the pace, and they are asked', async () => {
    const table = await CampaignTable.open(house, ['xxx'], { bot: 'idle' });
    await table.setPace({ rate: 86_400, waits: false, until: START + 60 });
    // The computer is at work in threads of its own: time goes on whenever it has decided.
    while ((await table.minute()) < START + 60) {
      await pass(1);
      await new Promise((resolve) => setImmediate(resolve));
    }
    const rows = await query(house.url, `select seat from journal where match_id = $1`, [table.id]);
    const seats = new Set(rows.map((row) => (row as { seat: string }).seat));
    expect([...seats].toSorted()).toEqual(['airborne', 'clock', 'german', 'table']);
  });
});

describe('the pace', () => {
  test('is the umpire’s, and to nobody else does the table tell of it', async () => {
    const table = await CampaignTable.open(house, EVERYBODY);
    const tell = await table.at('german').refused(403, 'PUT', `/api/matches/${table.id}/pace`, { rate: 60 });
    expect(tell).toBe('Only the umpire sets the pace.');
    const wish = { seat: 'umpire', rate: 60 };
    expect(await table.at('german').refused(403, 'PUT', `/api/matches/${table.id}/pace`, wish)).toBe(
      'This seat is not yours.',
    );
    await table.at('umpire').refused(400, 'PUT', `/api/matches/${table.id}/pace`, { rate: 86_401 });
    await table.at('umpire').refused(400, 'PUT', `/api/matches/${table.id}/pace`, { rate: -1 });
    await table.at('umpire').refused(400, 'PUT', `/api/matches/${table.id}/pace`, { rate: 60, until: 'tea' });
    expect(await query(house.url, `select wake_at from match where id = $1`, [table.id])).toEqual([{ wake_at: null }]);
    await table.setPace(HOUR_A_MINUTE);
    expect((await table.table('german')).pace).toBeUndefined();
    expect((await table.table('umpire')).pace).toMatchObject({ clock: { minute: START, at: clock.now() } });
  });

  test('is set by whoever made the match where the computer umpires, who is told no more than their seat sees', async () => {
    const table = await CampaignTable.open(house, ['german', 'xxx']);
    await table.at('xxx').refused(403, 'PUT', `/api/matches/${table.id}/pace`, { seat: 'xxx', rate: 60 });
    await table.setPace({ rate: 60, waits: true, until: 'event' }, 'german');
    // He has something to read himself: that he is not told here either.
    expect((await table.table('german')).pace).toEqual({ rate: 60, waits: true, until: 'event', state: 'runs' });
    await table.attend();
    for (let second = 0; second < 30; second++) {
      await pass(1);
      await table.attend();
    }
    // Whatever happens out of his sight: time stands again where he sees it.
    expect((await table.minute()) % 15).toBe(0);
    expect((await table.table('german')).pace!.rate).toBe(0);
  });

  test('is that of the account that made the match, and of nobody else at the table', async () => {
    const [monty, ike] = [await member(house.address, 'Monty'), await member(house.address, 'Ike')];
    const people = ['german', 'xxx', 'airborne'];
    const table = await CampaignTable.open(house, people, { visitors: { german: monty, xxx: ike } });
    await ike.refused(403, 'PUT', `/api/matches/${table.id}/pace`, { seat: 'xxx', rate: 60 });
    expect((await table.table('xxx')).pace).toBeUndefined();
    await table.setPace(HOUR_A_MINUTE, 'german');
    // Time runs; but the minute is the umpire's, who is no person here.
    const [row] = await query(house.url, 'select wake_at is not null as runs from match where id = $1', [table.id]);
    expect(row).toEqual({ runs: true });
    expect((await table.table('german')).pace).toEqual({ rate: 60, waits: false, state: 'runs' });
  });

  test('is nobody’s in a game without a clock', async () => {
    const other = await openHouse({ now: clock.now });
    try {
      const visitor = new Visitor(other.address);
      const body = { game: 'patrol', seats: { north: { kind: 'me' } } };
      const made = await visitor.post<{ match: { id: string }; links: Record<string, string> }>('/api/matches', body);
      visitor.link = made.links['north'];
      expect(await visitor.refused(409, 'PUT', `/api/matches/${made.match.id}/pace`, { rate: 1 })).toContain('time');
    } finally {
      await other.close();
    }
  });
});

describe('doors', () => {
  test('nobody sits at the clock, and the umpire is invited', async () => {
    const visitor = new Visitor(house.address);
    const make = (seats: object): Promise<string> =>
      visitor.refused(400, 'POST', '/api/matches', { game: 'kriegsspiel', seats });
    expect(await make({ clock: { kind: 'me' } })).toBe('Nobody can play the clock. Leave it out.');
    expect(await make({ clock: { kind: 'bot', bot: 'staff' } })).toContain('clock');
    expect(await make({ umpire: { kind: 'open' } })).toContain('Invite someone you trust');
    const time = { kind: 'days', days: 1 };
    await visitor.refused(400, 'POST', '/api/matches', { game: 'kriegsspiel', seats: {}, time });
    const table = await CampaignTable.open(house, ['xxx', 'umpire']);
    const { seats } = await table.table('xxx');
    expect(seats.find(({ seat }) => seat === 'clock')).toMatchObject({ bot: 'clock', open: false, holders: [] });
    const stranger = new Visitor(house.address);
    await stranger.refused(409, 'POST', `/api/matches/${table.id}/join`, { seat: 'clock' });
    await stranger.refused(409, 'POST', `/api/matches/${table.id}/join`, { seat: 'umpire' });
    // Nor does anybody become umpire unasked where nobody is asked any more.
    const wish = { game: 'kriegsspiel', seats: { xxx: { kind: 'me' }, umpire: { kind: 'link' } } };
    const { match, links } = await visitor.post<MatchMade>('/api/matches', wish);
    visitor.link = links['xxx'];
    await visitor.have('DELETE', `/api/matches/${match.id}/invitations`, { seat: 'umpire' });
    const { seats: left } = await visitor.get<MatchTable>(`/api/matches/${match.id}`);
    expect(left.find(({ seat }) => seat === 'umpire')).toMatchObject({ open: false, holders: [], invited: [] });
    await stranger.refused(409, 'POST', `/api/matches/${match.id}/join`, { seat: 'umpire' });
  });

  test('only the clock lets time pass, whoever else says so', async () => {
    const table = await CampaignTable.open(house, EVERYBODY);
    for (const seat of ['xxx', 'umpire'])
      expect(await table.act(seat, { kind: 'advance', to: START + 60 } as never)).toMatchObject({ kind: 'refused' });
    await expect(table.act('umpire', { kind: 'edit', edits: [], because: '' } as never)).resolves.toMatchObject({
      kind: 'refused',
    });
    const tab = await Tab.open(table.at('umpire'));
    tab.say({ kind: 'watch', match: table.id, as: 'umpire', link: table.at('umpire').link });
    const action = { kind: 'advance', to: START + 60 };
    tab.say({ kind: 'act', match: table.id, seat: 'clock', have: 0, key: newKey(), action });
    expect((await tab.next('problem')).error).toBe('This seat is not yours.');
    await tab.close();
    expect(await table.clockEntries()).toEqual([]);
  });

  test('no commander uses up alone the entries that a campaign may have', async () => {
    const table = await CampaignTable.open(house, EVERYBODY);
    // As if XXX Corps had given orders without end.
    await query(
      house.url,
      `insert into journal (match_id, n, seat, deed, draws, hash)
       select match_id, 1000000 + copy, 'xxx', deed, draws, hash
       from journal, generate_series(1, 10000) as copy where match_id = $1 and n = 0`,
      [table.id],
    );
    await house.club.desks.with(table.id, async (desk) => {
      const pretend = (): void => void (desk.affairs = { ...desk.affairs, row: { ...desk.row, entries: 10_001 } });
      pretend();
      const order = async (seat: string): Promise<unknown> => {
        const wish = { seat, have: 0, key: newKey(), action: { kind: 'attend' } };
        const person = { link: secretHash(table.at(seat).link!) };
        return act(house.club, desk, person, wish);
      };
      expect(await order('xxx')).toMatchObject({ kind: 'refused', text: expect.stringContaining('10000') as string });
      expect(await order('airborne')).not.toMatchObject({ text: expect.stringContaining('10000') as string });
      // Nobody counts them again for every order: not where all are spent, nor where there cannot be enough yet.
      pretend();
      const asked = vi.spyOn(house.club.database, 'selectFrom');
      expect(await order('xxx')).toMatchObject({ kind: 'refused', text: expect.stringContaining('10000') as string });
      expect(await order('airborne')).not.toMatchObject({ text: expect.stringContaining('10000') as string });
      expect(asked).not.toHaveBeenCalledWith('journal');
      asked.mockRestore();
      // They are counted again as soon as there may be enough.
      await query(
        house.url,
        `insert into journal (match_id, n, seat, deed, draws, hash)
         select match_id, 2000000 + copy, 'airborne', deed, draws, hash
         from journal, generate_series(1, 10000) as copy where match_id = $1 and n = 0`,
        [table.id],
      );
      desk.affairs = { ...desk.affairs, row: { ...desk.row, entries: 20_001 } };
      expect(await order('airborne')).toMatchObject({
        kind: 'refused',
        text: expect.stringContaining('10000') as string,
      });
      desk.adrift = true;
    });
    await query(house.url, 'delete from journal where match_id = $1 and n > 1000000', [table.id]);
  });

  test('players neither talk nor offer nor resign; whoever goes leaves the seat to another or the computer', async () => {
    const table = await CampaignTable.open(house, EVERYBODY);
    const path = `/api/matches/${table.id}`;
    const german = table.at('german');
    await german.refused(403, 'POST', `${path}/chat`, { as: 'german', room: 'players', text: 'Hello' });
    await german.refused(403, 'GET', `${path}/chat?as=german&room=players`);
    await german.post(`${path}/chat`, { as: 'german', room: 'side', text: 'To myself' });
    await german.refused(409, 'POST', `${path}/offers`, { kind: 'draw', seat: 'german' });
    await german.refused(409, 'POST', `${path}/offers`, { kind: 'takeBack', seat: 'german', frame: 0 });
    expect(await german.refused(409, 'POST', `${path}/resign`, { seat: 'german' })).toContain('Invite someone');
    // Whatever the umpire does, nobody opens that seat to whoever comes.
    const open = { seat: 'german', absent: 'umpire', by: { kind: 'open' } };
    expect(await german.refused(409, 'POST', `${path}/replace`, open)).toContain('umpire’s seat open');
    expect(await german.refused(409, 'POST', `${path}/leave`, { seat: 'german' })).toContain('Invite someone');
    await german.post(`${path}/leave`, { seat: 'german', bot: 'idle' });
    const { seats } = await table.table('xxx');
    expect(seats.find(({ seat }) => seat === 'german')).toMatchObject({ bot: 'idle', holders: [] });
    const { links } = await table.at('xxx').post<{ links: Record<string, string> }>(`${path}/invitations`, {
      seat: 'xxx',
      inMyPlace: true,
    });
    const other = new Visitor(house.address);
    await other.sitDown(links['xxx']!, 'Brian');
    await table.at('xxx').refused(403, 'GET', `${path}/notes?seat=xxx`);
    expect(await other.get(`${path}/notes?seat=xxx`)).toEqual({ text: '' });
  });
});

test('whoever deletes an account leaves few campaigns to computers alone; in the others time stands', async () => {
  const leaver = await member(house.address, 'Leaver');
  const made: string[] = [];
  for (let count = 0; count < 7; count++) {
    const table = await CampaignTable.open(house, ['german'], { visitors: { german: leaver } });
    await table.setPace(HOUR_A_MINUTE);
    made.push(table.id);
  }
  const running = () =>
    query(house.url, `select id from match where id = any($1) and status = 'running' and pace ->> 'rate' <> '0'`, [
      made,
    ]);
  expect(await running()).toHaveLength(7);
  await leaver.have('DELETE', '/api/account', { password: 'correct horse' });
  expect(await query(house.url, 'select from holder where match_id = any($1)', [made])).toEqual([]);
  const left = await running();
  expect(left).toHaveLength(5);
  const standing = made.find((id) => left.every((row) => row['id'] !== id))!;
  const minute = () => house.club.desks.with(standing, async ({ row, playing }) => [row.pace?.rate, playing.last]);
  const before = await minute();
  await pass(30);
  expect(before[0]).toBe(0);
  expect(await minute()).toEqual(before);
});

describe('going back', () => {
  test('is the umpire’s, is told to all, and time stands then', async () => {
    const table = await CampaignTable.open(house, EVERYBODY);
    await table.setPace({ rate: 3600, waits: false });
    await pass(3);
    const later = await table.minute();
    expect(later).toBeGreaterThan(START + 90);
    const path = `/api/matches/${table.id}/restore`;
    const wish = { seat: 'umpire', key: newKey(), minute: START + 40, reason: 'a slip' };
    await table.at('german').refused(403, 'POST', path, wish);
    await table.at('german').refused(403, 'POST', path, { ...wish, seat: 'german' });
    await table.at('umpire').refused(409, 'POST', path, { ...wish, key: newKey(), minute: START - 1 });
    expect(await table.minute()).toBe(later);
    await table.at('umpire').post(path, wish);
    // The same request once more does nothing more.
    await table.at('umpire').post(path, wish);
    const state = await table.state();
    expect(state.minute).toBeLessThanOrEqual(START + 40);
    expect(state.minute).toBeGreaterThanOrEqual(START + 30);
    for (const mail of [state.xxxMail, state.airborneMail, state.germanMail])
      expect([...mail].filter(({ kind }) => kind === 'note')).toHaveLength(1);
    await pass(10);
    expect(await table.minute()).toBe(state.minute);
    const deeds = await query(
      house.url,
      `select count(*)::integer as n from journal where match_id = $1 and deed ->> 'kind' = 'restore'`,
      [table.id],
    );
    expect(deeds).toEqual([{ n: 1 }]);
  });
});
