import type { GameModule } from '@club-route/engine';
import type { ActAnswer } from '@club-route/wire';
import { expect, test } from 'vitest';
import type { Request } from '../../../src/club/live/live-socket.ts';
import { RemoteSource } from '../../../src/club/remote/remote-source.ts';
import { localPatrol, NORTH_PLAN, patrolModule, SOUTH_PLAN, type LocalPatrol } from '../table/patrol.ts';

/** The far end of a line: what came is what was delivered, and answers are given by hand. */
function remoteOf(local: LocalPatrol, viewer: string) {
  const { opening, frames: film } = local.match.film(viewer);
  const frames: (typeof film)[number][] = [];
  const sent: Request[] = [];
  let answer: (given: ActAnswer) => void = () => undefined;
  const source = new RemoteSource({
    match: '0123456789abcdef',
    module: patrolModule as unknown as GameModule,
    options: local.match.options,
    viewer,
    opening,
    frames,
    running: () => true,
    ended: () => undefined,
    trouble: () => undefined,
    mayUndo: () => true,
    send: (request) => {
      sent.push(request);
      return new Promise((resolve) => (answer = resolve));
    },
  });
  return {
    source,
    sent,
    deliver: () => frames.push(...film.slice(frames.length)),
    answer: (given: ActAnswer) => answer(given),
  };
}

test('an action says how many frames it was decided on, and what it did is known when its frame has come', async () => {
  const local = localPatrol();
  const remote = remoteOf(local, 'north');
  const acting = remote.source.act('north', NORTH_PLAN);
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
  const acting = remote.source.act('north', NORTH_PLAN);
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
