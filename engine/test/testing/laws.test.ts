import { describe, expect, test } from 'vitest';
import { defaultOptions } from '../../src/index.ts';
import {
  checkGame,
  fuzz,
  patrol,
  patrolAtOnce,
  patrolLanguage,
  patrolOffers,
  patrolPlanning,
  patrolStanding,
} from '../../src/testing/index.ts';

describe('Patrol keeps the laws', () => {
  // In parts, so that a slow machine does not run out of time for one test.
  test.each([0, 100, 200])('in 100 random games from seed %i', (seed) => {
    const asides = {
      language: patrolLanguage,
      standing: patrolStanding,
      planning: patrolPlanning,
      offers: patrolOffers,
    };
    const report = fuzz(patrol, { games: 100, seed, ...asides });
    expect(report.failures.map((failure) => `seed ${failure.seed}: ${failure.reason}`)).toEqual([]);
    expect(report.actions).toBeGreaterThan(100 * 40);
  });

  test('where both sides act at once', () => {
    const report = fuzz(patrolAtOnce, { games: 3, seed: 400, language: patrolLanguage });
    expect(report.failures.map((failure) => `seed ${failure.seed}: ${failure.reason}`)).toEqual([]);
  });

  test('in every position of a few games', () => {
    for (let seed = 0; seed < 3; seed++) {
      checkGame(patrol, patrolLanguage, { seed, maximumActions: 1000, thorough: true });
    }
  });
});

describe('checkGame', () => {
  const settings = { seed: 5, maximumActions: 1000 };

  test('plays the same game from the same seed, whatever is checked on the way', () => {
    const once = checkGame(patrol, patrolLanguage, settings);
    expect(checkGame(patrol, undefined, { ...settings, except: ['legality', 'refusal', 'undo'] }).result).toBeDefined();
    expect(checkGame(patrol, patrolLanguage, settings)).toEqual(once);
  });

  test('plays with the options it is given', () => {
    const options = { ...defaultOptions(patrol.options), decoys: 0 };
    expect(checkGame(patrol, undefined, { ...settings, options }).actions).toBeGreaterThan(10);
  });
});

describe('fuzz', () => {
  test('says how it goes', () => {
    const progress: number[] = [];
    const report = fuzz(patrol, { games: 3, seed: 8, onProgress: (played) => progress.push(played) });
    expect(progress).toEqual([1, 2, 3]);
    expect(report).toMatchObject({ games: 3, failures: [] });
  });

  test('names the seed, the reason and the journal of each failure', () => {
    const broken = { ...patrol, tell: () => undefined, sight: () => patrol.shape.create() };
    const { failures } = fuzz(broken, { games: 2, seed: 40 });
    expect(failures.map((failure) => failure.seed)).toEqual([40, 41]);
    for (const { reason, journal } of failures) {
      expect(reason).toMatch(/^(sight|imagine|leak|replay|language): /);
      expect(journal.header.game).toBe('patrol');
    }
  });
});
