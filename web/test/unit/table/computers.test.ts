import { FastDice, type Action, type EncodedState, type Report } from '@club-route/engine';
import { patrol } from '@club-route/engine/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SitDown } from '../../../src/table/computer/messages.ts';
import type { Thinker } from '../../../src/table/computer/thinker.ts';
import { peopleOf, readPlayers, type Players } from '../../../src/table/players.ts';
import { sitAtHome } from './at-home.ts';
import { localPatrol, memoryDesk, NORTH_PLAN, patrolModule, SOUTH_PLAN, type LocalPatrol } from './patrol.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The real bot, on this thread: it thinks for so long. */
function botThinker({ seat, seed }: SitDown, milliseconds = 10): Thinker {
  const player = patrolModule.bots[0]!.sit(seat);
  const dice = new FastDice(seed);
  let here = true;
  return {
    think: (sight) =>
      new Promise((resolve) => {
        setTimeout(() => here && resolve(player.decide(patrol.shape.decode(sight), dice)), milliseconds);
      }),
    dismiss: () => (here = false),
  };
}

function sit(local: LocalPatrol, seatBot: (sit: SitDown) => Thinker = botThinker, still = true) {
  const sitting = sitAtHome(local, {
    desk: memoryDesk(),
    pace: () => ({ rolling: 100, rest: 50 }),
    chapter,
    still: () => still,
    seatBot,
  });
  return { sitting, leave: sitting.open() };
}

/** Both sides move in a turn of Patrol. */
function chapter(report: Report & { readonly turn?: number; readonly seat?: string }): string | undefined {
  return report.kind === 'turn' && report.seat === 'north' ? `Turn ${report.turn}` : undefined;
}

const AGAINST_SOUTH: Players = { south: 'random' };
const WATCHED: Players = { north: 'random', south: 'random' };

test('the computer acts for its seat until it is for a person to act', async () => {
  const local = localPatrol(AGAINST_SOUTH);
  const { sitting, leave } = sit(local);
  await vi.advanceTimersByTimeAsync(10);
  expect(local.match.last).toBe(1);
  expect(local.match.active()).toEqual(['north']);
  expect(sitting.computers.store.getState().thinking).toBeUndefined();
  const table = sitting.store.getState().table!;
  table.act(NORTH_PLAN);
  table.act({ kind: 'end' });
  expect(sitting.computers.store.getState().thinking?.seat).toBe('south');
  await vi.runAllTimersAsync();
  expect(local.match.active()).toEqual(['north']);
  leave();
});

test('the computer is shown the sight of its seat and nothing else', async () => {
  const shown: EncodedState[] = [];
  const local = localPatrol(AGAINST_SOUTH);
  local.act('north', NORTH_PLAN, []);
  const { leave } = sit(local, (seat) => {
    const bot = botThinker(seat);
    return { ...bot, think: (sight) => (shown.push(sight), bot.think(sight)) };
  });
  await vi.advanceTimersByTimeAsync(10);
  expect(shown[0]).toEqual(patrol.shape.encode(patrol.sight(local.match.stateAt(1), 'south')));
  expect(shown[0]).not.toEqual(patrol.shape.encode(local.match.stateAt(1)));
  leave();
});

test('a computer that is stopped does nothing more until it is told to go on', async () => {
  const local = localPatrol(WATCHED);
  const { sitting, leave } = sit(local);
  await vi.advanceTimersByTimeAsync(5);
  sitting.computers.stop();
  await vi.runAllTimersAsync();
  expect(local.match.last).toBe(0);
  expect(sitting.computers.store.getState()).toMatchObject({ thinking: undefined, stopped: true });
  sitting.computers.resume();
  await vi.advanceTimersByTimeAsync(10);
  expect(local.match.last).toBe(1);
  leave();
});

test('one step is one decision', async () => {
  const local = localPatrol(WATCHED);
  const { sitting, leave } = sit(local);
  sitting.computers.stop();
  sitting.computers.step();
  sitting.computers.step();
  await vi.runAllTimersAsync();
  expect(local.match.last).toBe(1);
  leave();
});

test('a failure is told, but not why where something is hidden, and a second try goes on where it was', async () => {
  let tries = 0;
  const local = localPatrol(AGAINST_SOUTH);
  const { sitting, leave } = sit(local, (seat) =>
    ++tries === 1
      ? { think: () => Promise.reject(new Error('Its worker has stopped.')), dismiss: () => undefined }
      : botThinker(seat),
  );
  await vi.runAllTimersAsync();
  expect(sitting.computers.store.getState().failure).toEqual({ seat: 'south' });
  expect(local.match.last).toBe(0);
  sitting.computers.resume();
  await vi.runAllTimersAsync();
  expect(local.match.last).toBe(1);
  leave();
});

test('a decision against the rules is not carried out', async () => {
  const local = localPatrol(AGAINST_SOUTH);
  const { sitting, leave } = sit(local, () => ({
    think: (): Promise<Action> => Promise.resolve({ kind: 'end' }),
    dismiss: () => undefined,
  }));
  await vi.runAllTimersAsync();
  expect(local.match.last).toBe(0);
  expect(sitting.computers.store.getState().failure).toEqual({ seat: 'south' });
  leave();
});

test('what was decided before somebody else acted is thought over again if it no longer fits', async () => {
  const local = localPatrol(AGAINST_SOUTH);
  let asked = 0;
  // South answers too late: its own plan is already in when the answer comes.
  const { sitting, leave } = sit(local, (seat) => {
    const bot = botThinker(seat);
    return { ...bot, think: (sight) => (asked++, bot.think(sight)) };
  });
  local.act('south', SOUTH_PLAN, []);
  local.act('north', NORTH_PLAN, []);
  local.act('north', { kind: 'end' }, []);
  await vi.runAllTimersAsync();
  expect(asked).toBeGreaterThan(1);
  expect(sitting.computers.store.getState().failure).toBeUndefined();
  expect(local.match.active()).toEqual(['north']);
  leave();
});

test('somebody who watches sees each decision before the next is made', async () => {
  const local = localPatrol(WATCHED);
  const { sitting, leave } = sit(local, botThinker, false);
  const table = sitting.store.getState().table!;
  await vi.advanceTimersByTimeAsync(100);
  expect(local.match.last).toBe(1);
  expect(table.atRest).toBe(false);
  table.skip();
  await vi.advanceTimersByTimeAsync(10);
  expect(local.match.last).toBe(2);
  table.goTo(0);
  await vi.runAllTimersAsync();
  expect(local.match.last).toBe(2);
  table.goTo(Infinity);
  await vi.advanceTimersByTimeAsync(10);
  expect(local.match.last).toBe(3);
  leave();
});

test('where nothing moves, who watches has time to read', async () => {
  const local = localPatrol(WATCHED);
  const { sitting, leave } = sit(local);
  await vi.advanceTimersByTimeAsync(500);
  expect(local.match.last).toBe(1);
  await vi.advanceTimersByTimeAsync(500);
  expect(local.match.last).toBe(2);
  sitting.store.getState().table!.setSpeed(4);
  await vi.advanceTimersByTimeAsync(1800);
  expect(local.match.last).toBeGreaterThan(6);
  leave();
});

test('who watches may skip to the end of the turn, which then is told as before', async () => {
  const local = localPatrol(WATCHED);
  const { sitting, leave } = sit(local, botThinker, false);
  const table = sitting.store.getState().table!;
  const turnOf = (n: number) => table.source.sightAt(n).turn;
  sitting.hurry();
  for (let count = 0; count < 200 && sitting.store.getState().hurrying; count++) await vi.advanceTimersByTimeAsync(10);
  const first = table.source.last;
  sitting.hurry();
  for (let count = 0; count < 200 && sitting.store.getState().hurrying; count++) await vi.advanceTimersByTimeAsync(10);
  expect(turnOf(table.source.last)).toBe(turnOf(first) + 1);
  expect(turnOf(table.source.last - 1)).toBe(turnOf(first));
  await vi.advanceTimersByTimeAsync(20);
  expect(table.atRest).toBe(false);
  leave();
});

test('a person may skip to their own turn', async () => {
  const local = localPatrol(AGAINST_SOUTH);
  const { sitting, leave } = sit(local, botThinker, false);
  const table = sitting.store.getState().table!;
  await vi.runAllTimersAsync();
  table.act(NORTH_PLAN);
  table.skip();
  table.act({ kind: 'end' });
  sitting.hurry();
  for (let count = 0; count < 300 && !table.mayAct; count++) await vi.advanceTimersByTimeAsync(10);
  expect(table.mayAct).toBe(true);
  expect(sitting.store.getState().hurrying).toBe(false);
  leave();
});

test('after leaving the table nothing goes on', async () => {
  const local = localPatrol(WATCHED);
  const { leave } = sit(local);
  await vi.advanceTimersByTimeAsync(1000);
  leave();
  const { last } = local.match;
  await vi.runAllTimersAsync();
  expect(last).toBe(2);
  expect(local.match.last).toBe(last);
});

test('a bot or a seat that is not there leaves the seat to people', () => {
  expect(readPlayers(patrolModule, { south: 'random', west: 'random', north: 'genius' })).toEqual(AGAINST_SOUTH);
  expect(readPlayers(patrolModule, 'nonsense')).toEqual({});
  expect(peopleOf(patrolModule, AGAINST_SOUTH)).toEqual(['north']);
});
