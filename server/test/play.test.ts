import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Action } from '@club-route/engine';
import { patrol } from '@club-route/engine/testing';
import type { ActAnswer, FromServer } from '@club-route/wire';
import { send } from './house/deed.ts';
import { query } from './house/database.ts';
import { readFilm } from './house/film.ts';
import { openHouse, type House } from './house/house.ts';
import { NORTH, SOUTH, startPatrol, type Table } from './house/patrol.ts';
import { newKey, Tab } from './house/tab.ts';
import { member, Visitor } from './house/visitor.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

interface Pair extends Table {
  readonly one: Tab;
  readonly other: Tab;
}

/** Two guests with a tab each, both watching their seat. */
async function sitDown(): Promise<Pair> {
  const table = await startPatrol(new Visitor(house.address), new Visitor(house.address));
  const [one, other] = [await Tab.open(table.north), await Tab.open(table.south)];
  one.say({ kind: 'watch', match: table.id, as: 'north', link: table.north.link });
  other.say({ kind: 'watch', match: table.id, as: 'south', link: table.south.link });
  await one.next('opening');
  await other.next('opening');
  return { ...table, one, other };
}

/** Both have deployed and north is to act; how many frames each has. */
async function deploy({ id, one, other }: Pair): Promise<{ north: number; south: number }> {
  await one.act(id, 'north', 0, NORTH);
  const told = await other.next('frames');
  const done = await other.act(id, 'south', told.frames.at(-1)!.n, SOUTH);
  const seen = await one.next('frames', ({ frames }) => frames.some((frame) => frame.n === 2));
  return { north: seen.frames.at(-1)!.n, south: haveOf(done) };
}

function haveOf(answer: ActAnswer): number {
  expect(answer.kind).toBe('done');
  return answer.kind === 'done' ? answer.have : -1;
}

async function entries(id: string): Promise<number> {
  const [row] = await query(house.url, 'select count(*)::integer as count from journal where match_id = $1', [id]);
  return (row as { count: number }).count;
}

describe('over two sockets', () => {
  test('a move reaches the mover before its answer, and the other side as it sees it', async () => {
    const pair = await sitDown();
    const { id, one, other } = pair;
    const have = await deploy(pair);
    const before = one.heard.length;
    const answer = await one.act(id, 'north', have.north, { kind: 'end' });
    expect(answer).toEqual({ kind: 'done', have: have.north + 1 });
    const kinds = one.heard.slice(before).map((message) => message.kind);
    expect(kinds.indexOf('frames')).toBeLessThan(kinds.indexOf('answer'));
    const seen = await other.next('frames', ({ frames }) => frames[0]!.n === have.south + 1);
    expect(seen.frames[0]!.told.map((report) => report.kind)).toContain('turn');
    const turn = await other.next('turn', ({ toAct }) => toAct[0] === 'south');
    expect(turn.toAct).toEqual(['south']);
  });

  test('frames lead from the opening to what is seen now', async () => {
    const pair = await sitDown();
    const have = await deploy(pair);
    await pair.one.act(pair.id, 'north', have.north, { kind: 'dig', unit: 0 });
    const { opening } = pair.one.heard.find((message) => message.kind === 'opening')!;
    const sight = patrol.shape.decode(opening);
    for (const message of pair.one.heard)
      if (message.kind === 'frames') for (const frame of message.frames) patrol.shape.patch(sight, frame.change);
    const truth = await house.club.desks.with(pair.id, async ({ playing }) => playing.state as typeof sight);
    expect(patrol.shape.equal(sight, patrol.sight(truth, 'north'))).toBe(true);
    const late = await readFilm(pair.north, pair.id, 'north');
    expect(late.opening).toEqual(opening);
    expect(late.frames).toEqual(pair.one.heard.flatMap((message) => (message.kind === 'frames' ? message.frames : [])));
  });

  test('what a seat does unseen makes no message for the others, of whatever size', async () => {
    // Who is there is told at once, and again when a moment has passed.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const pair = await sitDown();
    const have = await deploy(pair);
    const watcher = await Tab.open(new Visitor(house.address));
    watcher.say({ kind: 'watch', match: pair.id, as: 'spectator' });
    await watcher.next('presence');
    const tabs = [pair.other, watcher];
    const hearAll = async (): Promise<void> => {
      for (const tab of tabs) {
        tab.say({ kind: 'ping' });
        await tab.next('pong');
      }
    };
    // Nobody comes or goes from then on.
    for (let moment = 0; moment < 2; moment++) {
      await hearAll();
      vi.advanceTimersByTime(1000);
    }
    await hearAll();
    const before = tabs.map(({ heard }) => heard.length);
    await pair.one.act(pair.id, 'north', have.north, { kind: 'dig', unit: 0 });
    await hearAll();
    vi.advanceTimersByTime(1000);
    await hearAll();
    const kinds = tabs.map(({ heard }, index) => heard.slice(before[index]).map(({ kind }) => kind));
    expect(kinds).toEqual([
      ['pong', 'pong'],
      ['pong', 'pong'],
    ]);
  });

  test('of people who come and go without end others hear now and then, not each time', async () => {
    const pair = await sitDown();
    const restless = await Tab.open(new Visitor(house.address));
    for (let count = 0; count < 20; count++)
      for (const kind of ['watch', 'leave'] as const) restless.say({ kind, match: pair.id, as: 'spectator' });
    restless.say({ kind: 'watch', match: pair.id, as: 'spectator' });
    for (const tab of [restless, pair.one]) {
      tab.say({ kind: 'ping' });
      await tab.next('pong');
    }
    expect(pair.one.heard.filter(({ kind }) => kind === 'presence').length).toBeLessThan(10);
    await pair.one.next('presence', ({ present }) => present.spectators === 1);
  });

  test('a click on an old position is stale, changes nothing, and the browser catches up by what it lacks', async () => {
    const pair = await sitDown();
    const have = await deploy(pair);
    const second = await Tab.open(pair.north);
    second.say({ kind: 'watch', match: pair.id, as: 'north', have: have.north, link: pair.north.link });
    await second.next('table');
    await pair.one.act(pair.id, 'north', have.north, { kind: 'dig', unit: 0 });
    const count = await entries(pair.id);
    const answer = await second.act(pair.id, 'north', have.north, { kind: 'dig', unit: 1 });
    expect(answer).toEqual({ kind: 'stale', have: have.north + 1, text: 'The position has changed.' });
    expect(await entries(pair.id)).toBe(count);
    const third = await Tab.open(pair.north);
    third.say({ kind: 'watch', match: pair.id, as: 'north', have: have.north, link: pair.north.link });
    expect((await third.next('frames')).frames.map((frame) => frame.n)).toEqual([have.north + 1]);
  });

  test('a long film comes in pieces, each when it is asked for, and goes on from wherever it was left', async () => {
    const { id, north } = await sitDown();
    const match = await house.club.desks.with(id, async (desk) => desk.playing);
    match.act('north', NORTH);
    match.act('south', SOUTH);
    for (let count = 0; count < 520; count++) {
      match.act('north', { kind: 'dig', unit: 0 } as Action);
      match.undo('north');
    }
    const { frames } = match.film('north');
    const tab = await Tab.open(north);
    const seen = (await readFilm(north, id, 'north')).frames;
    expect(seen).toEqual(JSON.parse(JSON.stringify(frames)));
    tab.say({ kind: 'watch', match: id, as: 'north', have: 1, link: north.link });
    const first = await tab.next('frames');
    expect(first.have).toBe(frames.length);
    expect(first.frames[0]!.n).toBe(2);
    expect(first.frames.length).toBeLessThan(first.have - 1);
    tab.say({ kind: 'more', match: id, as: 'north' });
    expect((await tab.next('frames')).frames[0]!.n).toBe(first.frames.at(-1)!.n + 1);
    // Whoever has more than there is starts again.
    tab.say({ kind: 'watch', match: id, as: 'north', have: frames.length + 1, link: north.link });
    expect((await tab.next('opening')).have).toBe(frames.length);
  });

  test('an action sent again, because its answer was lost, is done once', async () => {
    const pair = await sitDown();
    const have = await deploy(pair);
    const key = newKey();
    const first = await pair.one.act(pair.id, 'north', have.north, { kind: 'dig', unit: 0 }, key);
    const count = await entries(pair.id);
    const again = await pair.one.act(pair.id, 'north', have.north, { kind: 'dig', unit: 0 }, key);
    expect(again).toEqual(first);
    const dig = { kind: 'dig', unit: 0 };
    const elsewhere = await send(pair.north, pair.id, { seat: 'north', have: have.north, key, action: dig });
    expect(elsewhere).toEqual(first);
    expect(await entries(pair.id)).toBe(count);
  });

  test('a key of one seat is not a key of the other', async () => {
    const { id, one, other } = await sitDown();
    const key = newKey();
    await one.act(id, 'north', 0, NORTH, key);
    const told = await other.next('frames');
    await other.act(id, 'south', told.frames.at(-1)!.n, SOUTH, key);
    expect(await entries(id)).toBe(3);
  });

  test('the rules are asked whatever the browser thinks, and what they do not know is refused', async () => {
    const pair = await sitDown();
    const have = await deploy(pair);
    const count = await entries(pair.id);
    const refusals = [
      await pair.one.act(pair.id, 'north', have.north, { kind: 'dig', unit: 99 }),
      await pair.one.act(pair.id, 'north', have.north, { kind: 'teleport' }),
      await pair.other.act(pair.id, 'south', have.south, { kind: 'end' }),
    ];
    expect(refusals.map((answer) => answer.kind)).toEqual(['refused', 'refused', 'refused']);
    expect(refusals[2]).toMatchObject({ rule: 'turn' });
    expect(await entries(pair.id)).toBe(count);
  });

  test('an undo goes as far as the rules of the house allow', async () => {
    const pair = await sitDown();
    const have = await deploy(pair);
    await pair.one.act(pair.id, 'north', have.north, { kind: 'dig', unit: 0 });
    const dug = pair.one.heard.findLast((message) => message.kind === 'frames');
    expect(dug).toMatchObject({ mayUndo: true });
    const key = newKey();
    pair.one.say({ kind: 'undo', match: pair.id, seat: 'north', have: have.north + 1, key });
    expect((await pair.one.next('answer', (message) => message.key === key)).answer.kind).toBe('done');
    const again = { seat: 'north', have: have.north + 2, key: newKey() };
    expect(await send(pair.north, pair.id, again)).toMatchObject({
      kind: 'refused',
      rule: 'undo',
    });
  });
});

describe('whoever holds no seat', () => {
  test('can neither watch nor act as one', async () => {
    const pair = await sitDown();
    const stranger = await member(house.address, 'Stranger');
    const tab = await Tab.open(stranger);
    tab.say({ kind: 'watch', match: pair.id, as: 'north' });
    expect((await tab.next('problem')).error).toBe('This seat is not yours.');
    const wish = { seat: 'north', have: 0, key: newKey(), action: NORTH };
    expect(await send(stranger, pair.id, wish)).toMatchObject({ kind: 'problem', error: 'This seat is not yours.' });
    expect(await entries(pair.id)).toBe(1);
  });

  test('cannot use the secret of the other seat, nor that of another match', async () => {
    const [pair, elsewhere] = [await sitDown(), await sitDown()];
    const tab = await Tab.open(pair.south);
    tab.say({ kind: 'watch', match: pair.id, as: 'north', link: pair.south.link });
    expect((await tab.next('problem')).error).toBe('This seat is not yours.');
    tab.say({ kind: 'watch', match: pair.id, as: 'north', link: elsewhere.north.link });
    expect((await tab.next('problem')).error).toBe('This seat is not yours.');
  });

  test('gets the film of a spectator, in which no seat’s secrets are', async () => {
    const pair = await sitDown();
    await deploy(pair);
    const film = await readFilm(new Visitor(house.address), pair.id, 'spectator');
    const own = await readFilm(pair.north, pair.id, 'north');
    expect(film.frames.length).toBeGreaterThan(0);
    expect(JSON.stringify(own)).toContain('[0,15,');
    expect(JSON.stringify(film)).not.toContain('[0,15,');
  });

  test('sees neither journal nor seed while the match runs', async () => {
    const pair = await sitDown();
    await deploy(pair);
    await pair.north.refused(409, 'GET', `/api/matches/${pair.id}/journal`);
    const [row] = await query(house.url, `select encode(seed, 'hex') as seed from match where id = $1`, [pair.id]);
    const heard: readonly FromServer[] = [...pair.one.heard, ...pair.other.heard];
    expect(JSON.stringify(heard)).not.toContain((row as { seed: string }).seed);
    const [{ hash }] = (await query(house.url, 'select hash from journal where match_id = $1', [pair.id])) as [
      { hash: string },
    ];
    expect(JSON.stringify(heard)).not.toContain(hash);
  });
});

test('a message that makes no sense, or is too long, gets a sentence or the door, and nobody else notices', async () => {
  const pair = await sitDown();
  const tab = await Tab.open(pair.north);
  for (const text of ['', '{', '[]', '{"kind":"act"}', '{"kind":"watch","match":"x","as":"north"}']) {
    tab.sayRaw(text);
    expect((await tab.next('problem')).error).toBe('The server did not understand this message.');
  }
  tab.sayRaw('x'.repeat(17 * 1024));
  await tab.closed();
  expect((await pair.one.act(pair.id, 'north', 0, NORTH)).kind).toBe('done');
});
