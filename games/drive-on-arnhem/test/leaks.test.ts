import {
  addCoverage,
  findSeeded,
  fromKept,
  leakTrial,
  noCoverage,
  searchForLeaks,
  shortfalls,
  type AnyGame,
  type KeptPosition,
  type LeakSearch,
} from '@club-route/engine/testing';
import { describe, expect, test } from 'vitest';
import { driveOnArnhem } from '../src/game.ts';
import type { DriveOptions } from '../src/options.ts';
import { atTheTable, clean, DEMANDS, FOUND_BY, LEAKS, type LeakyDrive } from './leaks.ts';
import { KEPT } from './leak-positions.ts';
import { usualRules } from './positions.ts';

function search(
  { game, observer }: LeakyDrive,
  options: Partial<DriveOptions>,
  trials: number,
  seed: number,
): LeakSearch {
  return searchForLeaks(game, {
    trials,
    seed,
    observer,
    options: { ...usualRules, ...options },
    longestBeginning: 200,
  });
}

const CONDITIONS: readonly Partial<DriveOptions>[] = [
  { hidden: true, game: 'intermediate' },
  { hidden: true, game: 'advanced' },
  { hidden: false, game: 'intermediate' },
  { hidden: false, game: 'advanced' },
];

describe('H34: nobody can tell apart two positions that look the same to it', () => {
  const total = noCoverage();

  test.each(CONDITIONS)('%o', (options) => {
    const observer = options === CONDITIONS[0] ? atTheTable : clean;
    const { found, coverage } = search({ game: driveOnArnhem, observer }, options, 16, 21);
    expect(found?.reason).toBeUndefined();
    expect(shortfalls(coverage, { unmatchedPerCent: 30, least: { pairs: 20, compared: 250, unseen: 60 } })).toEqual([]);
    expect(coverage.different).toBeGreaterThan(coverage.pairs / 2);
    addCoverage(total, coverage);
  });

  test.each(Object.keys(KEPT))('from a kept position: %s', (name) => {
    const kept = KEPT[name];
    const game = fromKept(driveOnArnhem as unknown as AnyGame, kept as unknown as KeptPosition);
    for (const viewer of ['allied', 'german', 'spectator'])
      for (let seed = 1; seed <= (kept.deed === 'deploy' ? 1 : 3); seed++) {
        const state = kept.state();
        const pairing = {
          game,
          options: { ...state.options! },
          state,
          viewer,
          seed,
          actions: kept.deed === 'move' ? 12 : 2,
        };
        const { problem, coverage } = leakTrial(pairing, clean);
        expect(problem?.reason).toBeUndefined();
        addCoverage(total, coverage);
      }
  });

  test('and whatever can be done or told was compared', () => {
    expect(shortfalls(total, DEMANDS)).toEqual([]);
  });
});

describe('the search finds', () => {
  test.each(Object.keys(LEAKS))('%s', (name) => {
    const { game, observer } = LEAKS[name]();
    const options = { ...usualRules, hidden: true, game: 'advanced' };
    const settings = { trials: 80, seed: 23, options, longestBeginning: 200 };
    const how = findSeeded({ game: game as unknown as AnyGame, observer }, settings, { unmatchedPerCent: 15 });
    expect(how).toMatch(FOUND_BY[name]);
  });
});
