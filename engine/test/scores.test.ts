import { expect, test } from 'vitest';
import { scoresOf } from '../src/index.ts';

const SIDES = ['north', 'south'];
const ended = { name: 'ended', reason: 'It is over.' };

test('a win scores 1000, a draw 500, a loss nothing', () => {
  expect(scoresOf(SIDES, { ...ended, winners: ['south'] })).toEqual({ north: 0, south: 1000 });
  expect(scoresOf(SIDES, { ...ended, winners: [] })).toEqual({ north: 500, south: 500 });
  expect(scoresOf(SIDES, { ...ended, winners: SIDES })).toEqual({ north: 1000, south: 1000 });
});

test('whoever plays alone wins or loses', () => {
  expect(scoresOf(['allied'], { ...ended, winners: [] })).toEqual({ allied: 0 });
});

test('a level of victory scores what the game says', () => {
  const scores = { north: 650, south: 350 };
  expect(scoresOf(SIDES, { ...ended, winners: ['north'], scores })).toEqual(scores);
});
