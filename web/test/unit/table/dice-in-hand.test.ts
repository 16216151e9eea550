import { defaultOptions, type GameModule } from '@club-route/engine';
import { patrol } from '@club-route/engine/testing';
import { expect, test, vi } from 'vitest';
import { matchFor } from '../../../src/library/start.ts';
import type { MatchDesk } from '../../../src/library/desk.ts';
import { LocalMatch } from '../../../src/table/local/local-match.ts';
import { seatingOf } from '../../../src/table/local/seating.ts';
import { sitAtHome, wholeDesk } from './at-home.ts';
import { memoryDesk, NORTH_PLAN, patrolModule, SOUTH_PLAN, type LocalPatrol, type PatrolAction } from './patrol.ts';

const SCOUT: PatrolAction = { kind: 'scout', unit: 1, hex: 31 };
const DIG: PatrolAction = { kind: 'dig', unit: 0 };

/** A match with dice from a real table, in which both sides have deployed in secret and north is to act. */
function typedPatrol(): LocalPatrol {
  const module = patrolModule as unknown as GameModule;
  const match = matchFor(module, { options: defaultOptions(patrol.options), dice: 'typed' }, 'typed');
  const local = new LocalMatch({
    match: match as unknown as LocalPatrol['match'],
    module: patrolModule,
    seating: seatingOf({ south: 'random' }),
    playable: true,
    keep: () => Promise.resolve(),
  });
  expect([local.act('north', NORTH_PLAN, []), local.act('south', SOUTH_PLAN, [])]).toEqual([undefined, undefined]);
  return local;
}

/** North sits down at it, for the first time or after a reload. */
function sitDown(local: LocalPatrol, desk: MatchDesk) {
  const sitting = sitAtHome(local, {
    desk,
    pace: () => ({ rolling: 0, rest: 0 }),
    chapter: () => undefined,
    still: () => true,
    seatBot: () => ({ think: () => new Promise<never>(() => undefined), dismiss: () => undefined }),
  });
  sitting.open();
  return sitting;
}

test('while the sides know different things, whoever has begun to roll goes on with it', async () => {
  const local = typedPatrol();
  const desk = wholeDesk(memoryDesk());
  const sitting = sitDown(local, desk);
  const table = sitting.store.getState().table!;
  table.act(SCOUT);
  await vi.waitFor(() => expect(table.store.getState().waiting?.wants.purpose).toBe('scouts'), 60_000);
  expect(table.mayWithdraw).toBe(false);
  expect(table.mayUndo).toBe(false);
  table.withdraw();
  table.undo();
  expect(table.store.getState().waiting).toBeDefined();
  const held = { rule: 'dice' };
  expect(await table.source.act('north', DIG, [])).toMatchObject(held);
  expect(await table.source.undo('north')).toMatchObject(held);
  sitting.reseat({ north: 'random', south: 'random' });
  expect(local.players).toEqual({ south: 'random' });
  expect(local.match.last).toBe(2);
});

test('a reload lets go of nothing, and the dice go on where they were', async () => {
  const local = typedPatrol();
  const desk = wholeDesk(memoryDesk());
  sitDown(local, desk).store.getState().table!.act(SCOUT);
  await vi.waitFor(() => expect(desk.begun).toMatchObject({ seat: 'north', action: SCOUT, typed: [] }), 60_000);
  const again = sitDown(local, desk).store.getState().table!;
  expect(again.store.getState().waiting).toMatchObject({ seat: 'north', action: SCOUT, typed: [] });
  expect(await again.source.act('north', DIG, [])).toMatchObject({ rule: 'dice' });
  again.typeDie(6);
  expect(local.match.last).toBe(3);
  expect(desk.begun).toBeUndefined();
  expect(await again.source.act('north', DIG, [])).toBeUndefined();
});

test('dice that were typed cannot be typed otherwise', async () => {
  const local = typedPatrol();
  const desk = wholeDesk(memoryDesk());
  desk.begin({ seat: 'north', entries: 1, action: SCOUT, typed: [] });
  vi.spyOn(local, 'wanted').mockReturnValue({ purpose: 'another die', low: 1, high: 6 });
  const { source } = sitDown(local, desk).store.getState().table!;
  expect(await source.act('north', SCOUT, [3])).toMatchObject({ purpose: 'another die' });
  expect(desk.begun).toMatchObject({ typed: [3] });
  for (const other of [[], [4], [4, 3]])
    expect(await source.act('north', SCOUT, other)).toMatchObject({ rule: 'dice' });
  expect(await source.act('north', SCOUT, [3, 4])).toMatchObject({ purpose: 'another die' });
});

test('what storage holds of another game, seat or time holds nobody', () => {
  const local = typedPatrol();
  const desk = wholeDesk(memoryDesk());
  const begun = { seat: 'north', entries: 1, action: SCOUT, typed: [] };
  for (const stale of [
    { ...begun, entries: 0 },
    { ...begun, seat: 'south' },
    { ...begun, action: { kind: 'fly' } },
    { ...begun, typed: [99] },
  ]) {
    desk.begin(stale);
    expect(sitDown(local, desk).store.getState().table!.store.getState().waiting).toBeUndefined();
  }
});
