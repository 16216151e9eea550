import { describe, expect, test } from 'vitest';
import { awaitedIn, opponentsOf, type Game } from '../src/index.ts';

const seats = ['xxx', 'airborne', 'german', 'umpire', 'clock'];
const allied = (seat: string): string => (seat === 'german' ? 'german' : 'allied');

describe('sides of several seats', () => {
  test('everybody is a side of his own unless the game says otherwise', () => {
    expect(opponentsOf({ seats }, 'xxx')).toEqual(['airborne', 'german']);
    expect(opponentsOf({ seats, sideOf: allied }, 'xxx')).toEqual(['german']);
    expect(opponentsOf({ seats, sideOf: allied }, 'german')).toEqual(['xxx', 'airborne']);
  });

  test('play waits for those whom the game names, or for everybody who may act', () => {
    const game = { active: () => seats } as unknown as Game;
    const state = { bytes: new Uint8Array() };
    expect(awaitedIn(game, state)).toEqual(seats);
    expect(awaitedIn({ ...game, awaited: () => ['clock'] }, state)).toEqual(['clock']);
  });
});
