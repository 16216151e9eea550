import { searchForLeaks, type LeakSearch } from '@club-route/engine/testing';
import { describe, expect, test } from 'vitest';
import { driveOnArnhem } from '../src/game.ts';
import type { DriveOptions } from '../src/options.ts';
import { clean, LEAKS, type Leaky } from './leaks.ts';
import { usualRules } from './positions.ts';

function search({ game, observer }: Leaky, options: Partial<DriveOptions>, trials: number, seed: number): LeakSearch {
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
  test.each(CONDITIONS)('%o', (options) => {
    const { found, coverage } = search({ game: driveOnArnhem, observer: clean }, options, 16, 21);
    expect(found?.reason).toBeUndefined();
    expect(coverage.pairs).toBeGreaterThan(20);
    expect(coverage.different).toBeGreaterThan(coverage.pairs / 2);
    expect(coverage.compared).toBeGreaterThan(250);
    expect(coverage.unseen).toBeGreaterThan(60);
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
    const { found } = search(LEAKS[name](), { hidden: true, game: 'advanced' }, 60, 23);
    expect(found?.law).toBeDefined();
  });
});
