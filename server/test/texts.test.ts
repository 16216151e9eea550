import { expect, test } from 'vitest';
import { defaultOptions, FastDice, Match, type Frame } from '@club-route/engine';
import { patrol, randomChoice } from '@club-route/engine/testing';
import { farthestBridge } from '@club-route/farthest-bridge';
import { framesText, type Texts } from '../src/live/texts.ts';

type AnyGame = Parameters<typeof randomChoice>[0];

/** What two seats are shown of some random moves. */
function filmsOf(game: AnyGame, [one, other]: readonly [string, string]): [readonly Frame[], readonly Frame[]] {
  const match = Match.start(game, defaultOptions(game.options), { kind: 'fast', seed: 1 }, 'test');
  const films = [match.film(one), match.film(other)] as const;
  const dice = new FastDice(7);
  for (let count = 0; count < 40; count++) {
    const [seat] = match.active();
    match.act(seat!, randomChoice(game, match.state, seat!, dice));
  }
  return [films[0].frames, films[1].frames];
}

test('frames are sent as JSON writes them, each put into words once', () => {
  const [frames] = filmsOf(farthestBridge as unknown as AnyGame, ['allied', 'german']);
  expect(frames).toHaveLength(40);
  const texts: Texts = new Map();
  const message = { kind: 'frames', match: '0123456789abcdef', as: 'allied', frames, mayUndo: false };
  expect(framesText(message.match, message.as, frames, false, texts)).toBe(JSON.stringify(message));
  expect(texts.size).toBe(40);
  expect(framesText(message.match, 'spectator', [], true, texts)).toBe(
    JSON.stringify({ ...message, as: 'spectator', frames: [], mayUndo: true }),
  );
});

test('where nothing is hidden the films of both sides share their frames', () => {
  const [allied, german] = filmsOf(farthestBridge as unknown as AnyGame, ['allied', 'german']);
  for (const [index, frame] of allied.entries()) expect(german[index]).toBe(frame);
});

test('where something is hidden nobody is shown the frame of another', () => {
  const [north, south] = filmsOf(patrol as unknown as AnyGame, ['north', 'south']);
  expect(north.length).toBeGreaterThan(0);
  for (const frame of north) expect(south).not.toContain(frame);
});
