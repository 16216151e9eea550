import { afterAll, beforeAll, expect, test } from 'vitest';
import { farthestBridgeModule } from '@club-route/farthest-bridge';
import { put } from '../src/database/outbox.ts';
import { Clock } from './house/clock.ts';
import { openHouse, plainShelf, type House } from './house/house.ts';
import { Visitor } from './house/visitor.ts';

let house: House;
const clock = new Clock();

beforeAll(async () => {
  house = await openHouse({ shelf: plainShelf, now: clock.now, environment: { BOT_THREADS: '0' } });
});
afterAll(() => house.close());

/** A figure by its name and labels. */
async function figure(name: string): Promise<number> {
  const text = await house.club.metrics.registry.metrics();
  const line = text.split('\n').find((one) => one.startsWith(`${name} `));
  expect(line, name).toBeDefined();
  return Number(line!.split(' ').at(-1));
}

test('whoever runs the server sees how much waits, and for how long', async () => {
  expect(await figure('club_route_waiting{what="letters"}')).toBe(0);
  await house.club.database
    .transaction()
    .execute((all) => put(all, { address: 'roy@club.example' }, { kind: 'reset', name: 'Roy', token: 'secret' }));
  clock.forward(5);
  expect(await figure('club_route_waiting{what="letters"}')).toBe(1);
  expect(await figure('club_route_waiting_seconds{what="letters"}')).toBeGreaterThanOrEqual(299);
  for (const what of ['turns', 'calls', 'orders', 'bots']) {
    expect(await figure(`club_route_waiting{what="${what}"}`)).toBe(0);
    expect(await figure(`club_route_waiting_seconds{what="${what}"}`)).toBe(0);
  }
});

test('what the lane of turns sends waits as turns, and the service level has a limit of its own', async () => {
  const before = await figure('club_route_waiting{what="letters"}');
  const missive = { kind: 'dispatch', name: 'Roy', brought: [], isDigest: false } as const;
  await house.club.database.transaction().execute((all) => put(all, { address: 'roy@club.example' }, missive));
  expect(await figure('club_route_waiting{what="turns"}')).toBe(1);
  expect(await figure('club_route_waiting{what="letters"}')).toBe(before);
  // 99 of 100 moves within 150 ms: between two other limits that could only be guessed.
  expect(await figure('club_route_write_seconds_bucket{le="0.15"}')).toBe(0);
});

test('and matches, refusals and the event loop', async () => {
  const bot = farthestBridgeModule.bots[0]!.id;
  const seats = { allied: { kind: 'me' }, german: { kind: 'bot', bot } };
  await new Visitor(house.address).post('/api/matches', { game: 'farthest-bridge', seats });
  expect(await figure('club_route_matches{status="running"}')).toBe(1);
  await new Visitor(house.address).refused(404, 'GET', '/api/matches/0123456789abcdef');
  expect(await figure('club_route_refused_total{status="404"}')).toBe(1);
  expect(await figure('club_route_loop_delay_seconds{of="max"}')).toBeGreaterThanOrEqual(0);
});

test('the alert on slow writes asks at a limit that is counted, not guessed between two', async () => {
  expect(await house.club.metrics.registry.metrics()).toContain('club_route_write_seconds_bucket{le="0.15"}');
});
