import { expect, test } from 'vitest';
import { Match, Secrecy } from '../../src/index.ts';
import { patrol } from '../../src/testing/index.ts';
import { act, deployed, NORTH, OPTIONS, SOUTH, startPatrol } from './played.ts';

test('as long as all sides have seen the same there is no secret', () => {
  const game: typeof patrol = { ...patrol, sight: (state) => state, tell: (report) => report };
  const match = Match.start(game, OPTIONS, { kind: 'fast', seed: 1 }, 'open');
  const secrecy = new Secrecy(match);
  expect(secrecy.differed).toBe(false);
  act(match, 'north', NORTH);
  act(match, 'south', SOUTH);
  act(match, 'north', { kind: 'dig', unit: 0 });
  match.undo('north');
  expect(secrecy.differed).toBe(false);
});

test('what one side alone was shown is one, whoever asks and when', () => {
  const match = startPatrol();
  const early = new Secrecy(match);
  act(match, 'north', NORTH);
  expect(early.differed).toBe(true);
  expect(new Secrecy(match).differed).toBe(true);
  expect(new Secrecy(deployed()).differed).toBe(true);
});

test('what was a secret once stays one, even if all see the same in the end', () => {
  const sight: typeof patrol.sight = (state, viewer) => (state.turn === 0 ? patrol.sight(state, viewer) : state);
  const match = Match.start({ ...patrol, sight, tell: (report) => report }, OPTIONS, { kind: 'fast', seed: 1 }, 'late');
  const secrecy = new Secrecy(match);
  act(match, 'north', NORTH);
  expect(secrecy.differed).toBe(true);
  act(match, 'south', SOUTH);
  expect(match.game.shape.equal(sight(match.state, 'north'), sight(match.state, 'south'))).toBe(true);
  expect(secrecy.differed).toBe(true);
  expect(new Secrecy(match).differed).toBe(true);
});

test('as many frames with other contents are a secret too: told, rolled or changed', () => {
  const frame = { n: 1, told: [], draws: [], change: {} };
  const opening = patrol.shape.create();
  const differed = (north: object, south: object): boolean => {
    const film = (seat: string): object => ({ opening, frames: [{ ...frame, ...(seat === 'north' ? north : south) }] });
    return new Secrecy({ game: patrol, film } as never).differed;
  };
  expect(differed({}, {})).toBe(false);
  expect(differed({ made: 'here' }, {})).toBe(false);
  expect(differed({ told: ['a shot'] }, {})).toBe(true);
  expect(differed({ draws: [3] }, { draws: [4] })).toBe(true);
  expect(differed({ change: { turn: 1 } }, { change: { turn: 2 } })).toBe(true);
});
