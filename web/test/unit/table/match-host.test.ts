import { FastDice } from '@club-route/engine';
import { patrol, randomChoice } from '@club-route/engine/testing';
import { expect, test, vi } from 'vitest';
import type { LocalMatch } from '../../../src/table/local/local-match.ts';
import { MatchLine } from '../../../src/table/local/match-line.ts';
import type { FromMatch, ToMatch } from '../../../src/table/local/messages.ts';
import { Sitting } from '../../../src/table/local/sitting.ts';
import type { Players } from '../../../src/table/players.ts';
import { begun, hostOf, sitAtHome } from './at-home.ts';
import {
  localPatrol,
  memoryDesk,
  NORTH_PLAN,
  patrolModule,
  SOUTH_PLAN,
  type PatrolAction,
  type PatrolDraft,
} from './patrol.ts';

const AGAINST_SOUTH: Players = { south: 'random' };
const ELSEWHERE: PatrolAction = { kind: 'deploy', companies: [20, 34, 48], decoys: [6, 62] };

const wishes = {
  desk: memoryDesk(),
  pace: () => ({ rolling: 0, rest: 0 }),
  chapter: () => undefined,
  still: () => true,
  seatBot: () => ({ think: () => new Promise<never>(() => undefined), dismiss: () => undefined }),
};

/** All that is sent to the page of north while south, the computer, does what is given. */
function heardByNorth(south: readonly PatrolAction[], mistake?: (local: LocalMatch, sent: FromMatch) => unknown) {
  const local = localPatrol(AGAINST_SOUTH);
  const heard: unknown[] = [];
  const overhear = (message: FromMatch): void =>
    void heard.push(structuredClone(message), mistake?.(local as unknown as LocalMatch, message));
  const sitting = sitAtHome(local, { ...wishes, overhear });
  sitting.open();
  local.act('south', south[0]!, []);
  sitting.store.getState().table!.act(NORTH_PLAN);
  sitting.store.getState().table!.act({ kind: 'end' });
  for (const action of south.slice(1)) expect(local.act('south', action, [])).toBeUndefined();
  return JSON.stringify(heard, (name, value: unknown) => (name === 'since' ? 0 : value));
}

test('what the other side hides makes no difference to anything that is sent', () => {
  const dug: readonly PatrolAction[] = [{ kind: 'dig', unit: 5 }];
  expect(heardByNorth([SOUTH_PLAN, ...dug])).toBe(heardByNorth([ELSEWHERE, ...dug]));
});

test('a worker that sends along the state, or what was done, is found out', () => {
  const state = ({ match }: LocalMatch) => match.game.shape.encode(match.state);
  const deed = ({ match }: LocalMatch) => match.steps.at(-1)!.entry.deed;
  for (const mistake of [state, deed])
    expect(heardByNorth([SOUTH_PLAN], mistake)).not.toBe(heardByNorth([ELSEWHERE], mistake));
});

test('page and match talk through a channel that passes only what can be cloned', async () => {
  const { port1, port2 } = new MessageChannel();
  const local = localPatrol();
  const host = hostOf(local, { ...wishes, post: (message) => port1.postMessage(message) });
  port1.addEventListener('message', ({ data }: MessageEvent<ToMatch>) => host.hear(data));
  const line = new MatchLine({ post: (message) => port2.postMessage(message) });
  port2.addEventListener('message', ({ data }: MessageEvent<FromMatch>) => line.hear(data));
  port1.start();
  port2.start();
  host.lay();
  await vi.waitFor(() => expect(line.laid).toBeDefined(), 60_000);
  const sitting = new Sitting({ ...wishes, module: patrolModule, line, laid: line.laid! });
  sitting.open();
  sitting.takeOver();
  await vi.waitFor(() => expect(sitting.store.getState().table).toBeDefined(), 60_000);
  sitting.store.getState().table!.act(NORTH_PLAN);
  await vi.waitFor(() => expect(sitting.store.getState().curtain).toBe('south'), 60_000);
  sitting.takeOver();
  await vi.waitFor(() => expect(sitting.store.getState().table).toBeDefined(), 60_000);
  sitting.store.getState().table!.act(SOUTH_PLAN);
  await vi.waitFor(() => expect(sitting.store.getState().curtain).toBe('north'), 60_000);
  sitting.takeOver();
  await vi.waitFor(() => expect(sitting.store.getState().table).toBeDefined(), 60_000);
  const table = sitting.store.getState().table!;
  // Pressed at once, one after the other: each waits for the answer to the one before it.
  for (const unit of [0, 1, 2]) table.act({ kind: 'dig', unit });
  table.undo();
  expect(table.busy).toBe(true);
  await vi.waitFor(() => expect(table.frame.back).toBe('undo'), 60_000);
  expect(table.frames.map(({ action }) => action)).toEqual([
    undefined,
    NORTH_PLAN,
    undefined,
    ...[0, 1, 2].map((unit) => ({ kind: 'dig', unit })),
    undefined,
  ]);
  expect(patrol.shape.equal(table.now, patrol.sight(local.match.state, 'north'))).toBe(true);
  table.act({ kind: 'dig', unit: 0 });
  await vi.waitFor(() => expect(table.store.getState().refusal).toBeDefined(), 60_000);
  port1.close();
  port2.close();
});

test('behind the curtain nothing is sent of what anybody sees', () => {
  const local = localPatrol();
  const heard: FromMatch[] = [];
  const sitting = sitAtHome(local, { ...wishes, overhear: (message) => heard.push(message) });
  sitting.open();
  sitting.takeOver();
  sitting.store.getState().table!.act(NORTH_PLAN);
  expect(sitting.store.getState()).toMatchObject({ curtain: 'south', table: undefined });
  heard.length = 0;
  local.act('south', SOUTH_PLAN, []);
  local.act('north', { kind: 'dig', unit: 0 }, []);
  expect(heard.flatMap((message) => (message.kind === 'news' ? message.frames : []))).toEqual([]);
});

test('what needs the journal waits until the end, where the sides have seen different things', async () => {
  const local = localPatrol(AGAINST_SOUTH);
  const sitting = sitAtHome(local, wishes);
  sitting.open();
  const table = sitting.store.getState().table!;
  const archive = table.source.archive!;
  table.act(NORTH_PLAN);
  expect(table.mayBranch).toBe(false);
  await expect(archive.branch(1, 'What if')).rejects.toThrow('when the match is over');
  await expect(archive.account()).rejects.toThrow('when the match is over');
  sitting.lookAs('south');
  expect(sitting.store.getState().table!.source.viewer).toBe('north');
  const dice = new FastDice(1);
  while (local.match.result() === undefined) {
    const seat = local.match.active()[0]!;
    local.act(seat, randomChoice(patrol, local.match.state, seat, dice), []);
  }
  expect(table.mayBranch).toBe(true);
  const branch = begun.get(await archive.branch(1, 'What if'))!;
  expect(branch.header.branch?.match).toBe('patrol');
  sitting.lookAs('south');
  expect(sitting.store.getState().table!.source.viewer).toBe('south');
});

test('a computer that plays for the person who watches is no way to look at the other side', () => {
  const local = localPatrol({ north: 'random', south: 'random' });
  const sitting = sitAtHome(local, wishes);
  sitting.open();
  local.act('south', SOUTH_PLAN, []);
  expect(sitting.eyes).toEqual([]);
  sitting.lookAs('south');
  expect(sitting.store.getState().table!.source.viewer).toBe('spectator');
});

test('what a player leaves is found by that player, and what was filed answers', () => {
  const local = localPatrol(AGAINST_SOUTH);
  const sitting = sitAtHome(local, wishes);
  sitting.open();
  sitting.file({ bridges: 'blow' });
  expect(local.seating.filed).toEqual({ north: { bridges: 'blow' } });
  expect(sitting.filed).toEqual({ bridges: 'blow' });
});

test('each player finds their own papers, and never those of another', () => {
  const local = localPatrol();
  const desk = memoryDesk();
  local.act('north', NORTH_PLAN, []);
  local.act('south', SOUTH_PLAN, []);
  const own: PatrolDraft = { kind: 'unit', unit: 1 };
  const other: PatrolDraft = { kind: 'unit', unit: 6 };
  desk.leave('north', [own]);
  desk.leave('south', [other]);
  desk.plan('south').keep([{ kind: 'dig', unit: 7 }]);
  desk.jot('south', 'Dear south');
  local.file('south', { bridges: 'blow' });
  const heard: FromMatch[] = [];
  const sitting = sitAtHome(local, { ...wishes, desk, overhear: (message) => heard.push(message) });
  sitting.open();
  sitting.takeOver();
  const papers = () =>
    heard.flatMap((message) =>
      message.kind === 'place' && message.place.kind === 'seated' ? [message.place.papers] : [],
    );
  expect(papers()).toEqual([{ drafts: [own], planned: [], filed: undefined, notes: '' }]);
  sitting.store.getState().table!.act({ kind: 'end' });
  sitting.takeOver();
  expect(papers().slice(1)).toEqual([
    { drafts: [other], planned: [{ kind: 'dig', unit: 7 }], filed: { bridges: 'blow' }, notes: 'Dear south' },
  ]);
});

test('other players make another table', () => {
  const local = localPatrol();
  const laid: FromMatch[] = [];
  const sitting = sitAtHome(local, { ...wishes, overhear: (message) => message.kind === 'laid' && laid.push(message) });
  sitting.open();
  expect(sitting.people).toEqual(['north', 'south']);
  sitting.reseat(AGAINST_SOUTH);
  expect(laid.at(-1)).toMatchObject({ laid: { people: ['north'], place: { kind: 'seated', viewer: 'north' } } });
});
