import { FastDice, type Journal } from '@club-route/engine';
import { randomChoice } from '@club-route/engine/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { write } from '../src/play/write.ts';
import { campaignModule, campaignShelf, CampaignTable } from './house/campaign.ts';
import { query } from './house/database.ts';
import { send } from './house/deed.ts';
import { openHouse, plainShelf, type House } from './house/house.ts';
import { Stage } from './house/stage.ts';
import { newKey, Tab } from './house/tab.ts';
import { Visitor } from './house/visitor.ts';

let house: House;
let copy: House;

beforeAll(async () => {
  house = await openHouse({ shelf: plainShelf });
  // Another copy, which has no match in memory for long.
  copy = await openHouse(
    { shelf: plainShelf, environment: { MATCHES_IN_MEMORY: '1', ENDS_IN_MEMORY: '0' } },
    house.url,
  );
});
afterAll(async () => {
  await house.close();
  await copy.close();
});

/** How the match lies at the other copy, without reading any more of it. */
const atCopy = (id: string) =>
  copy.club.desks.with(id, async ({ playing }) => ({ isWhole: playing.isWhole, head: playing.head }), 'tail');

test('a cold match is opened by its last position, played on, and is whole for whoever looks back', async () => {
  const stage = await Stage.open(house, 'farthest-bridge', ['allied', 'german']);
  const dice = new FastDice(7);
  await stage.playOn(120, dice);
  const position = async () => (await query(house.url, 'select * from position where match_id = $1', [stage.id]))[0];
  while ((await position()) === undefined) await stage.playOn(10, dice);
  expect(await atCopy(stage.id)).toMatchObject({ isWhole: false, head: (await stage.truth()).match.head });

  // Somebody watches at that copy; then it forgets the match, and they move.
  const { module, match } = await stage.truth();
  const [seat] = match.active() as [string];
  const { link } = stage.visitors[seat]!;
  const tab = await Tab.open(new Visitor(copy.address, link));
  tab.say({ kind: 'watch', match: stage.id, as: seat, link });
  const have = match.frameCount(seat);
  await tab.next('frames', ({ frames }) => frames.at(-1)!.n === have);
  const other = await Stage.open(house, 'farthest-bridge', ['allied', 'german']);
  await copy.club.desks.with(other.id, async () => undefined);
  expect(await atCopy(stage.id)).toMatchObject({ isWhole: false });
  const action = randomChoice(module.game, match.state, seat, dice);
  expect(await tab.act(stage.id, seat, have, { ...action })).toMatchObject({ kind: 'done', have: have + 1 });
  const { frames } = tab.heard.findLast((message) => message.kind === 'frames')!;
  expect(frames.map(({ n }) => n)).toEqual([have + 1]);
  // What was sent before the position is known as well.
  const old = stage.done.findLast((one) => one.seat === seat)!;
  expect(await tab.act(stage.id, seat, old.have, { ...old.action }, old.key)).toMatchObject({ kind: 'done' });
  expect(await atCopy(stage.id)).toMatchObject({ isWhole: false });
  await tab.close();

  const whole = await copy.club.desks.with(stage.id, async ({ playing }) => playing.journal(false).entries.length);
  expect(whole).toBe((await stage.truth()).match.last + 1);
  expect(await atCopy(stage.id)).toMatchObject({ isWhole: true });
});

test('of a match that was put away the end is still there, and enough for a move', async () => {
  const small = await openHouse({ shelf: plainShelf, environment: { MATCHES_IN_MEMORY: '1' } }, house.url);
  const stage = await Stage.open(small, 'farthest-bridge', ['allied', 'german']);
  const dice = new FastDice(11);
  await stage.playOn(40, dice);
  const lies = () =>
    small.club.desks.with(stage.id, async ({ playing }) => ({ isWhole: playing.isWhole, head: playing.head }), 'tail');
  const { isWhole, head } = await lies();
  expect(isWhole).toBe(true);
  const other = await Stage.open(small, 'farthest-bridge', ['allied', 'german']);
  await other.playOn(2, dice);
  // Read anew it would be whole: there is nothing else that it could be resumed from.
  await query(house.url, 'delete from position where match_id = $1', [stage.id]);
  expect(await lies()).toEqual({ isWhole: false, head });
  await stage.playOn(3, dice);
  const played = await small.club.desks.with(stage.id, async ({ playing }) => playing.journal(false).entries.length);
  expect(played).toBeGreaterThanOrEqual(43);
  for (const tab of [...Object.values(stage.tabs), ...Object.values(other.tabs)]) await tab.close();
  await small.close();
});

test('whoever asks about a cold match has none of it read, and whoever changes something beside the game only its end', async () => {
  const stage = await Stage.open(house, 'farthest-bridge', ['allied', 'german']);
  const dice = new FastDice(9);
  do await stage.playOn(40, dice);
  while ((await query(house.url, 'select from position where match_id = $1', [stage.id])).length === 0);
  const asker = await openHouse({ shelf: plainShelf }, house.url);
  const { link } = stage.visitors['allied']!;
  const guest = new Visitor(asker.address, link);
  const at = `/api/matches/${stage.id}`;
  await guest.get(at);
  for (const path of ['/chat?as=allied&room=players', '/notes?seat=allied', '/standing?seat=allied', '/word'])
    await guest.get(`${at}${path}`);
  await guest.have('PUT', `${at}/notes`, { seat: 'allied', text: 'hold' });
  expect(asker.club.desks.size).toBe(0);

  await guest.post(`${at}/chat`, { as: 'allied', room: 'players', text: 'Well?' });
  const isWhole = async () => asker.club.desks.with(stage.id, async ({ playing }) => playing.isWhole, 'tail');
  expect(await isWhole()).toBe(false);
  // An offer to go back names an entry, which everybody is shown as a frame of their own.
  await guest.post(`${at}/offers`, { kind: 'takeBack', seat: 'allied', frame: 0 });
  expect(await isWhole()).toBe(true);
  await guest.post(`${at}/resign`, { seat: 'allied' });
  expect((await guest.get<Journal>(`${at}/journal`)).entries.length).toBeGreaterThan(40);
  await asker.close();
});

test('the long tables of a position are kept in parts, and whoever comes back is brought what came after it', async () => {
  const there = await openHouse({ shelf: campaignShelf });
  const elsewhere = await openHouse({ shelf: campaignShelf }, there.url);
  try {
    const table = await CampaignTable.open(there, ['umpire', 'xxx', 'airborne', 'german']);
    const note = { kind: 'write', to: 'xxx', text: 'Hold on.' };
    const say = async (count: number): Promise<void> => {
      for (let left = count; left > 0; left--) await table.act('umpire', note);
    };
    const parts = () => query(there.url, 'select part from position_part where match_id = $1', [table.id]);
    for (await say(120); (await parts()).length < 2;) await say(1);
    // Not all of it lies in the position.
    await say(1);
    const { shape } = campaignModule.game;
    const hash = async ({ club }: House): Promise<unknown> =>
      club.desks.with(
        table.id,
        async ({ playing }) => [shape.hash(playing.state), playing.isWhole, playing.frameCount('umpire')],
        'tail',
      );
    const [state, , have] = (await hash(there)) as [unknown, unknown, number];
    expect(await hash(elsewhere)).toEqual([state, false, have]);
    // A browser that has all but its last frame needs no more of the match than its end.
    const { link } = table.at('umpire');
    const tab = await Tab.open(new Visitor(elsewhere.address, link));
    tab.say({ kind: 'watch', match: table.id, as: 'umpire', link, have: have - 1 });
    const { frames } = await tab.next('frames');
    expect(frames.map(({ n }) => n)).toEqual([have]);
    expect(await hash(elsewhere)).toEqual([state, false, have]);
    // One that has nothing is shown everything.
    tab.say({ kind: 'watch', match: table.id, as: 'umpire', link });
    await tab.next('opening');
    expect(await hash(elsewhere)).toEqual([state, true, have]);
    await tab.close();
    // One that lacks a part, because another copy keeps a later one just then, is not believed.
    await query(there.url, 'delete from position_part where match_id = $1 and place = 0', [table.id]);
    const third = await openHouse({ shelf: campaignShelf }, there.url);
    const opened = await hash(third);
    await third.close();
    expect(opened).toEqual([state, true, have]);
  } finally {
    await elsewhere.close();
    await there.close();
  }
});

test('a position that does not fit the journal, or was made by other rules, is not believed', async () => {
  for (const change of [`hash = 'other'`, `form = 'other'`]) {
    const stage = await Stage.open(house, 'farthest-bridge', ['allied', 'german']);
    const dice = new FastDice(8);
    do await stage.playOn(40, dice);
    while ((await query(house.url, 'select from position where match_id = $1', [stage.id])).length === 0);
    await query(house.url, `update position set ${change} where match_id = $1`, [stage.id]);
    expect(await atCopy(stage.id)).toMatchObject({ isWhole: true });
  }
});

test('acting and taking back without end is refused, and so is an endless match', async () => {
  // No time passes, so that nothing is allowed again meanwhile.
  const present = Date.now();
  const still = await openHouse({ shelf: plainShelf, now: () => present }, house.url);
  const stage = await Stage.open(still, 'farthest-bridge', ['allied', 'german']);
  const { match } = await stage.truth();
  const [seat] = match.active() as [string];
  const undo = (): Promise<unknown> =>
    send(stage.visitors[seat]!, stage.id, { seat, have: match.frameCount(seat), key: newKey() });
  for (let count = 0; count < 30; count++) expect(await undo()).toMatchObject({ kind: 'refused' });
  expect(await undo()).toMatchObject({ kind: 'problem', error: expect.stringContaining('at most 30') as string });

  // As if so many entries had been made.
  await still.club.desks.with(stage.id, async (desk) => {
    desk.affairs = { ...desk.affairs, row: { ...desk.row, entries: 50_000 } };
    const planned = desk.playing.plan(seat, { kind: 'act', action: { kind: 'end' } });
    expect(planned).toHaveProperty('step');
    await expect(write(still.club, desk, () => ({ planned: planned as never }))).rejects.toThrow('50000 entries');
    desk.adrift = true;
  });
  for (const tab of Object.values(stage.tabs)) await tab.close();
  await still.close();
});

test('a position does not wait for the disk, and every entry does', async () => {
  const own = await openHouse({ shelf: plainShelf, environment: { DATABASE_CONNECTIONS: '2' } });
  await query(own.url, 'create table waited (what text, setting text)');
  await query(
    own.url,
    `create function note_waited() returns trigger language plpgsql as $$ begin
       insert into waited values (tg_table_name, current_setting('synchronous_commit')); return null; end $$`,
  );
  for (const table of ['position', 'journal'])
    await query(
      own.url,
      `create trigger note after insert or update on ${table} for each row execute function note_waited()`,
    );
  const stage = await Stage.open(own, 'farthest-bridge', ['allied', 'german']);
  const dice = new FastDice(7);
  const noted = () => query(own.url, 'select distinct what, setting from waited order by what, setting');
  do await stage.playOn(20, dice);
  while ((await noted()).length < 2);
  expect(await noted()).toEqual([
    { what: 'journal', setting: 'on' },
    { what: 'position', setting: 'off' },
  ]);
  // Nor is it left behind for whatever a connection writes next.
  const lent = await Promise.all([own.club.pool.connect(), own.club.pool.connect()]);
  const settings: string[] = [];
  for (const client of lent) {
    const { rows } = await client.query<{ setting: string }>(`select current_setting('synchronous_commit') as setting`);
    settings.push(rows[0]!.setting);
    client.release();
  }
  await own.close();
  expect(settings).toEqual(['on', 'on']);
});
