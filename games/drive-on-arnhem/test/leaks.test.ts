import { addCoverage, noCoverage, searchForLeaks, shortfalls, type LeakSearch } from '@club-route/engine/testing';
import { describe, expect, test } from 'vitest';
import { driveOnArnhem } from '../src/game.ts';
import type { DriveOptions } from '../src/options.ts';
import { atTheTable, clean, DEMANDS, LEAKS, type LeakyDrive } from './leaks.ts';
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

  test('and every kind of order and most reports were compared', () => {
    expect(shortfalls(total, DEMANDS)).toEqual([]);
  });

  test('free set-up, before the Allies have landed', () => {
    const { found, coverage } = searchForLeaks(driveOnArnhem, {
      trials: 3,
      seed: 22,
      observer: clean,
      options: { ...usualRules, hidden: true, setup: 'free' },
      longestBeginning: 1,
    });
    expect(found?.reason).toBeUndefined();
    expect(coverage.different).toBeGreaterThan(1);
  });
});

describe('the search finds', () => {
  test.each(Object.keys(LEAKS))('%s', (name) => {
    const { found } = search(LEAKS[name](), { hidden: true, game: 'advanced' }, 80, 23);
    expect(found?.law).toBeDefined();
  });
});
