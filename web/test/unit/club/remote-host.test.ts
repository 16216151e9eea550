import { FastDice } from '@club-route/engine';
import { patrol, randomChoice } from '@club-route/engine/testing';
import type { ActAnswer } from '@club-route/wire';
import { expect, test } from 'vitest';
import type { Request } from '../../../src/club/live/live-socket.ts';
import { remoteHost } from '../../../src/club/remote/remote-host.ts';
import { FilmSource, type FilmHost } from '../../../src/table/film-source.ts';
import {
  localPatrol,
  NORTH_PLAN,
  patrolModule,
  seenBy,
  SOUTH_PLAN,
  tableOf,
  type LocalPatrol,
  type PatrolAction,
} from '../table/patrol.ts';

/** The far end of a line: what came is what was delivered, through text, and answers are given by hand. */
function remoteOf(local: LocalPatrol, viewer: string) {
  const { opening, frames: film } = local.match.film(viewer);
  const frames: (typeof film)[number][] = [];
  const sent: Request[] = [];
  let answer: (given: ActAnswer) => void = () => undefined;
  const host = remoteHost({
    match: '0123456789abcdef',
    standing: () => ({ playable: true, kept: true, trouble: undefined, mayUndo: true }),
    subscribe: () => () => undefined,
    lookBack: () => Promise.resolve(undefined),
    send: (request) => {
      sent.push(request);
      return new Promise((resolve) => (answer = resolve));
    },
  }) as unknown as FilmHost<PatrolAction>;
  const source = new FilmSource({
    module: patrolModule,
    options: local.match.options,
    dice: 'fair',
    viewer,
    mine: patrol.seats.filter((seat) => seat === viewer),
    opening,
    frames,
    host,
  });
  return {
    source,
    sent,
    deliver: () => frames.push(...(JSON.parse(JSON.stringify(film.slice(frames.length))) as typeof frames)),
    answer: (given: ActAnswer) => answer(given),
  };
}

test('an action says how many frames it was decided on, and what it did is known when its frame has come', async () => {
  const local = localPatrol();
  const remote = remoteOf(local, 'north');
  const acting = remote.source.act('north', NORTH_PLAN, []);
  expect(remote.sent).toMatchObject([{ kind: 'act', seat: 'north', have: 0, action: NORTH_PLAN }]);
  local.act('north', NORTH_PLAN, []);
  remote.deliver();
  remote.answer({ kind: 'done', have: 1 });
  expect(await acting).toBeUndefined();
  expect(remote.source.frame(1)).toMatchObject({ seat: 'north', action: NORTH_PLAN });
});

test('what was decided on an old position is refused, and is not taken for what others did', async () => {
  const local = localPatrol();
  const remote = remoteOf(local, 'north');
  const acting = remote.source.act('north', NORTH_PLAN, []);
  local.act('south', SOUTH_PLAN, []);
  remote.deliver();
  remote.answer({ kind: 'stale', have: 1, text: 'The position has changed.' });
  expect(await acting).toMatchObject({ rule: 'line', text: expect.stringContaining('The position has changed.') });
  expect(remote.source.frame(1)).toMatchObject({ seat: undefined, action: undefined });
});

test('whoever looks on acts for nobody and undoes nothing', async () => {
  const local = localPatrol();
  const remote = remoteOf(local, 'spectator');
  expect(remote.source.mine).toEqual([]);
  expect(await remote.source.undo('north')).toMatchObject({ rule: 'seat' });
  expect(remote.sent).toEqual([]);
  expect(remote.source.mayUndo('north')).toBe(false);
});

test('what a page finds that opens a match late is what a table at home has, answers filed in advance included', () => {
  let sinceFiled = 0;
  for (let seed = 0; seed < 6; seed++) {
    const local = localPatrol();
    for (const seat of patrol.seats) local.file(seat, { bridges: 'spare' });
    const home = tableOf(seenBy(local, 'south'));
    const dice = new FastDice(seed);
    while (local.match.active().length > 0) {
      const seat = local.match.active()[0]!;
      local.act(seat, randomChoice(patrol, local.match.state, seat, dice), []);
      if (home.unseen === undefined) continue;
      const remote = remoteOf(local, 'south');
      remote.deliver();
      const away = tableOf(remote.source);
      expect(away.unseen).toBe(home.unseen);
      expect(away.frames).toEqual(home.frames);
      if (away.frames.slice(home.unseen + 1).some(({ filed }) => filed)) sinceFiled += 1;
    }
  }
  expect(sinceFiled).toBeGreaterThan(0);
});
