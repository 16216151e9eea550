import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lineTo } from './line.ts';
import { localPatrol, NORTH_PLAN, seenBy, SOUTH_PLAN, tableOf } from './patrol.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what comes while something is told waits its turn, and none is lost', () => {
  const local = localPatrol();
  const table = tableOf(seenBy(local, 'south'), false);
  const seen: number[] = [];
  table.store.subscribe(({ shown }) => seen.at(-1) !== shown && seen.push(shown));
  local.act('north', NORTH_PLAN, []);
  local.act('south', SOUTH_PLAN, []);
  expect(table.store.getState()).toMatchObject({ shown: 1, last: 2 });
  expect(table.looksBack).toBe(false);
  expect(table.mayAct).toBe(false);
  vi.runAllTimers();
  expect(seen).toEqual([0, 1, 2]);
  expect(table.atRest).toBe(true);
});

test('one press catches up with all that waits', () => {
  const local = localPatrol();
  const table = tableOf(seenBy(local, 'north'), false);
  local.act('north', NORTH_PLAN, []);
  local.act('south', SOUTH_PLAN, []);
  table.skip();
  expect(table.atRest).toBe(true);
  expect(table.store.getState().shown).toBe(2);
  expect(table.mayAct).toBe(true);
});

test('who looks back stays there while the others go on', () => {
  const local = localPatrol();
  const table = tableOf(seenBy(local, 'north'), false);
  local.act('north', NORTH_PLAN, []);
  vi.runAllTimers();
  table.goTo(0);
  local.act('south', SOUTH_PLAN, []);
  vi.runAllTimers();
  expect(table.store.getState()).toMatchObject({ shown: 0, last: 2 });
  expect(table.looksBack).toBe(true);
  table.goTo(Infinity);
  expect(table.atRest).toBe(true);
});

test('a decision in the making outlives what others do at the same time', () => {
  const local = localPatrol();
  const table = tableOf(seenBy(local, 'north'));
  const draft = { kind: 'deploy', companies: [15], decoys: [] } as const;
  table.propose(draft);
  local.act('south', SOUTH_PLAN, []);
  expect(table.store.getState().draft).toBe(draft);
  table.act(NORTH_PLAN);
  expect(table.store.getState().draft).toBeUndefined();
});

test('a table shows nothing for a seat that is not its own', () => {
  const local = localPatrol();
  local.act('north', NORTH_PLAN, []);
  const north = tableOf(seenBy(local, 'north'));
  expect(north.seat).toBe('north');
  expect(north.mayAct).toBe(false);
  expect(north.choices()).toEqual([]);
  expect(north.refuses(SOUTH_PLAN)?.rule).toBe('turn');
  north.act(SOUTH_PLAN);
  expect(local.match.last).toBe(1);
});

test('over a line an action waits for its answer, and its frame comes by itself', async () => {
  vi.useRealTimers();
  const local = localPatrol();
  const line = lineTo(local, 'north');
  const table = tableOf(line.source);
  table.act(NORTH_PLAN);
  expect(table.mayAct).toBe(false);
  table.act(NORTH_PLAN);
  expect(line.sent).toHaveLength(1);
  local.act('north', NORTH_PLAN, []);
  line.answer(undefined);
  line.deliver();
  await vi.waitFor(() => expect(table.store.getState().sending).toBe(false), 60_000);
  expect(table.store.getState().shown).toBe(1);
  expect(table.mayAct).toBe(false);
});

test('over a line the position may have changed: that is said, and one may try again', async () => {
  vi.useRealTimers();
  const local = localPatrol();
  const line = lineTo(local, 'north');
  const table = tableOf(line.source);
  table.act(NORTH_PLAN);
  line.answer({ rule: 'changed', text: 'The position has changed.' });
  await vi.waitFor(() => expect(table.store.getState().refusal?.rule).toBe('changed'), 60_000);
  expect(table.mayAct).toBe(true);
  expect(table.mayBranch).toBe(false);
});
