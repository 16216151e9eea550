import { setImmediate } from 'node:timers/promises';
import { battleCardModule } from '@club-route/battle-card';
import { farthestBridgeModule } from '@club-route/farthest-bridge';
import type { MatchMade } from '@club-route/wire';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { timeToThink } from '../src/bots/queue.ts';
import { driveSoon } from '../src/play/drive.ts';
import { sweep } from '../src/sweep.ts';
import { openHouse, type House } from './house/house.ts';
import { Tab } from './house/tab.ts';
import { Visitor } from './house/visitor.ts';

/** A copy whose bots never think, and another, an hour later. */
let idle: House;
let house: House;

beforeAll(async () => {
  idle = await openHouse({ environment: { BOT_THREADS: '0' } });
  house = await openHouse({ environment: { BOT_THREADS: '1' }, now: () => Date.now() + 3_600_000 }, idle.url);
});
afterAll(async () => {
  await idle.close();
  await house.close();
});

test('a match against a bot in which a person is to act is not read again and again', async () => {
  const seats = { allied: { kind: 'me' }, german: { kind: 'bot', bot: farthestBridgeModule.bots[0]!.id } };
  const { match } = await new Visitor(idle.address).post<MatchMade>('/api/matches', { game: 'farthest-bridge', seats });
  expect(match).toMatchObject({ status: 'running', toAct: ['allied'] });
  await sweep(house.club);
  await setImmediate();
  expect(house.club.desks.size).toBe(0);
});

test('bots whose copy went away are found by another, which lets all matches play in turn to their end', async () => {
  const bot = battleCardModule.bots[0]!.id;
  const visitor = new Visitor(idle.address);
  const tab = await Tab.open(new Visitor(house.address));
  const matches: string[] = [];
  for (let count = 0; count < 3; count++) {
    const seats = { allied: { kind: 'bot', bot } };
    const { match } = await visitor.post<MatchMade>('/api/matches', { game: 'battle-card', seats });
    matches.push(match.id);
    tab.say({ kind: 'watch', match: match.id, as: 'spectator' });
    await tab.next('opening', (message) => message.match === match.id);
  }
  await sweep(house.club);
  const over = new Set<string>();
  while (over.size < matches.length) {
    const { match, table } = await tab.next('table', (message) => message.table.status === 'finished');
    expect(table.outcome).toMatchObject({ how: 'played' });
    over.add(match);
  }
  // One thread: the first match did not keep the others waiting until it was over.
  const order = tab.heard.filter((message) => message.kind === 'frames').map(({ match }) => match);
  for (const id of matches)
    for (const other of matches) expect(order.lastIndexOf(id)).toBeGreaterThan(order.indexOf(other));
});

test('in a match that has all the entries it may have no bot is asked any more', async () => {
  const seats = { allied: { kind: 'bot', bot: battleCardModule.bots[0]!.id } };
  const { match } = await new Visitor(idle.address).post<MatchMade>('/api/matches', { game: 'battle-card', seats });
  const { bots, desks } = idle.club;
  const asked = vi.spyOn(bots, 'add');
  /** How many are asked where so many entries have been made. */
  const askedAt = async (entries: number): Promise<number> => {
    await desks.with(match.id, async (desk) => {
      desk.affairs = { ...desk.affairs, row: { ...desk.row, entries } };
    });
    // Whoever drove it before has had their turn.
    await setImmediate();
    asked.mockClear();
    driveSoon(idle.club, match.id);
    await setImmediate();
    await desks.with(match.id, async () => undefined);
    return asked.mock.calls.length;
  };
  expect([await askedAt(1), await askedAt(50_000)]).toEqual([1, 0]);
  asked.mockRestore();
  await desks.with(match.id, async (desk) => {
    desk.adrift = true;
  });
});

test('a bot thinks as long as it says, up to what the operator allows', () => {
  const bots = [
    { id: 'quick', longestThought: 100 },
    { id: 'deep', longestThought: 9000 },
  ];
  expect(timeToThink(bots, 'quick', 3000)).toBe(100);
  expect(timeToThink(bots, 'deep', 3000)).toBe(3000);
  expect(timeToThink(bots, 'deep', 20_000)).toBe(9000);
});
