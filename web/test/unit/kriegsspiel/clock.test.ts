import { FASTEST } from '@club-route/engine';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepTime } from '../../../src/table/clock/typed.ts';
import type { TableController } from '../../../src/table/controller.ts';
import { campaignAs } from './campaign.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('time passes to the next dispatch, waits for the computers, and stands', async () => {
  const { sitting, table } = campaignAs('airborne', { days: 1 });
  const leave = sitting.open();
  const clock = table.source.clock!;
  await clock.set({ rate: FASTEST, until: 'dispatch', waits: false });
  expect(table.store.getState().pace).toEqual({ rate: FASTEST, until: 'dispatch', waits: false });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(table.store.getState().pace).toBeUndefined();
  expect(table.now.minute).toBe(13 * 60);
  expect(table.now.airborneMail.rows().at(-1)).toMatchObject({ kind: 'report', event: 'landed' });
  // What came is unread; what lay there before is read by whoever lets time pass.
  expect(table.now.airborneRead).toBe(1);
  leave();
});

test('time passes at a rate, by whole quarters in what a commander sees, and not while nobody is there', async () => {
  const { local, sitting, table } = campaignAs('xxx', { days: 2 });
  const leave = sitting.open();
  await table.source.clock!.set({ rate: 60, waits: false });
  await vi.advanceTimersByTimeAsync(61_000);
  expect(local.match.state.minute).toBe(13 * 60 + 30);
  expect(new Set(Array.from({ length: table.source.last + 1 }, (_, n) => table.source.sightAt(n).minute % 15))).toEqual(
    new Set([0]),
  );
  leave();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(local.match.state.minute).toBe(13 * 60 + 30);
});

test('an umpire stops the clock at an event, goes back, and everybody is told; a commander cannot', async () => {
  const umpire = campaignAs('umpire', { days: 1 });
  const leave = umpire.sitting.open();
  const plain = umpire.table as unknown as TableController;
  expect(await keepTime(plain, { word: 'wait', until: 14 * 60 })).toEqual(['Time passes.']);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(umpire.local.match.state.minute).toBe(14 * 60);
  expect(await keepTime(plain, { word: 'back', until: 13 * 60 })).toEqual([
    'The clock has gone back. Everything after that no longer counts.',
  ]);
  expect(umpire.local.match.state.minute).toBeLessThanOrEqual(13 * 60);
  expect(umpire.local.match.state.germanMail.rows().at(-1)).toMatchObject({ kind: 'note' });
  leave();
  const commander = campaignAs('german').table as unknown as TableController;
  expect(await keepTime(commander, { word: 'back', until: 13 * 60 })).toEqual(['Only the umpire can go back in time.']);
});
