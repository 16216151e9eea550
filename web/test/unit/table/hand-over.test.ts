import { FastDice, Match } from '@club-route/engine';
import { patrol, randomChoice } from '@club-route/engine/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LocalMatch } from '../../../src/table/local/local-match.ts';
import { seatingOf } from '../../../src/table/local/seating.ts';
import { linesOf } from '../../../src/table/words.ts';
import { sitAtHome } from './at-home.ts';
import {
  localPatrol,
  memoryDesk,
  NORTH_PLAN,
  patrolModule,
  SOUTH_PLAN,
  type LocalPatrol,
  type PatrolDraft,
} from './patrol.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function passAround(local: LocalPatrol, still = true, desk = memoryDesk()) {
  const sitting = sitAtHome(local, {
    desk,
    pace: () => ({ rolling: 100, rest: 50 }),
    chapter: () => undefined,
    still: () => still,
    seatBot: () => {
      throw new Error('nobody is played by the computer');
    },
  });
  sitting.open();
  return sitting;
}

/** The same game with everything in the open. */
function openPatrol(): LocalPatrol {
  const game: typeof patrol = { ...patrol, sight: (state) => state, tell: (report) => report };
  const match = Match.start(game, { charges: 1, decoys: 2 }, { kind: 'fast', seed: 1 }, 'open patrol');
  const module = { ...patrolModule, game };
  return new LocalMatch({ match, module, seating: seatingOf({}), playable: true, keep: () => Promise.resolve() });
}

test('a decision in the making is found again by its player, and by nobody else', () => {
  const local = localPatrol();
  const desk = memoryDesk();
  const first = passAround(local, true, desk);
  first.takeOver();
  const begun: PatrolDraft = { kind: 'deploy', companies: [15], decoys: [] };
  first.store.getState().table!.propose(begun);
  const again = passAround(local, true, desk);
  again.takeOver();
  const table = again.store.getState().table!;
  expect(table.store.getState().draft).toEqual(begun);
  table.act(NORTH_PLAN);
  again.takeOver();
  expect(again.store.getState().table!.store.getState().draft).toBeUndefined();
  expect(desk.drafts('north')).toEqual([]);
});

test('a curtain hides the table until the next person has the device', () => {
  const local = localPatrol();
  const sitting = passAround(local);
  // Whoever opens the match may be anybody.
  expect(sitting.store.getState().curtain).toBe('north');
  sitting.takeOver();
  const north = sitting.store.getState().table!;
  expect(north.source.viewer).toBe('north');
  north.act(NORTH_PLAN);
  expect(sitting.store.getState().curtain).toBe('south');
  sitting.takeOver();
  const { curtain } = sitting.store.getState();
  const table = sitting.store.getState().table!;
  expect(curtain).toBeUndefined();
  expect(table.source.viewer).toBe('south');
  expect(table.mayAct).toBe(true);
  table.act(SOUTH_PLAN);
  expect(sitting.store.getState().curtain).toBe('north');
});

test('everything shown after the hand-over is the film of the one who took over', () => {
  const local = localPatrol();
  const sitting = passAround(local);
  sitting.takeOver();
  sitting.store.getState().table!.act(NORTH_PLAN);
  sitting.takeOver();
  const table = sitting.store.getState().table!;
  const all = table.frames.flatMap(({ n }) => linesOf(table.source, n).map(({ text }) => text)).join(' ');
  expect(all).toContain('North has deployed');
  expect(patrol.shape.equal(table.state, patrol.sight(local.match.state, 'south'))).toBe(true);
  expect(table.frames.map(({ action }) => action)).not.toContainEqual(NORTH_PLAN);
});

test('the curtain waits until the last thing is told', () => {
  const sitting = passAround(localPatrol(), false);
  sitting.takeOver();
  sitting.store.getState().table!.act(NORTH_PLAN);
  expect(sitting.store.getState().curtain).toBeUndefined();
  vi.runAllTimers();
  expect(sitting.store.getState().curtain).toBe('south');
});

test('where nothing is hidden the table turns by itself, and what happened can be watched again', () => {
  const sitting = passAround(openPatrol());
  expect(sitting.store.getState()).toMatchObject({ curtain: undefined });
  const turn = () => sitting.store.getState().table!;
  turn().setSpeed(4);
  turn().act(NORTH_PLAN);
  expect(turn().source.viewer).toBe('south');
  expect(turn().store.getState().speed).toBe(4);
  turn().act(SOUTH_PLAN);
  expect(turn().source.viewer).toBe('north');
  for (const unit of [0, 1]) turn().act({ kind: 'dig', unit });
  turn().act({ kind: 'end' });
  expect(turn().source.viewer).toBe('south');
  expect(turn().unseen).toBe(2);
  turn().replayFrom(2);
  expect(turn().looksBack).toBe(true);
  vi.runAllTimers();
  expect(turn().mayAct).toBe(true);
});

test('whoever plays sees with their own eyes, and with any once it is over', () => {
  const local = localPatrol();
  const sitting = passAround(local);
  sitting.takeOver();
  sitting.lookAs('south');
  expect(sitting.eyes).toEqual([]);
  expect(sitting.store.getState().table!.source.viewer).toBe('north');
  const dice = new FastDice(1);
  while (local.match.result() === undefined) {
    const seat = local.match.active()[0]!;
    local.act(seat, randomChoice(patrol, local.match.state, seat, dice), []);
    sitting.takeOver();
  }
  expect(sitting.eyes).toEqual(['north', 'south', 'spectator']);
  sitting.lookAs('spectator');
  const table = sitting.store.getState().table!;
  expect(table.source.viewer).toBe('spectator');
  expect(patrol.shape.equal(table.state, patrol.sight(local.match.state, 'spectator'))).toBe(true);
});

test('a match that is over opens without a curtain, though the sides saw different things to the end', () => {
  // As where a battle is conceded: hands stay hidden in what each side sees.
  const over = { name: 'north', winners: ['north'], reason: 'South has given up.' };
  const local = localPatrol();
  for (const [seat, plan] of [
    ['north', NORTH_PLAN],
    ['south', SOUTH_PLAN],
  ] as const)
    local.act(seat, plan, []);
  const { state } = local.match;
  expect(patrol.shape.equal(patrol.sight(state, 'north'), patrol.sight(state, 'south'))).toBe(false);
  vi.spyOn(local.match, 'result').mockReturnValue(over);
  expect(passAround(local).store.getState().curtain).toBeUndefined();
});
