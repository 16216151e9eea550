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
  type OwnLaw,
  type PatrolOptions,
} from '../../src/testing/index.ts';

describe('Patrol keeps the laws', () => {
  test.each([0, 1000, 2000, 3000])('in random games from seed %i', (seed) => {
    const asides = {
      language: patrolLanguage,
      standing: patrolStanding,
      planning: patrolPlanning,
      offers: patrolOffers,
    };
    const report = fuzz(patrol, { actions: 2000, seed, ...asides });
    expect(report.failures.map((failure) => `seed ${failure.seed}: ${failure.reason}`)).toEqual([]);
    expect(report.games).toBeGreaterThan(12);
  });

  test('where somebody sees everything', () => {
    const sight: typeof patrol.sight = (state, viewer) =>
      viewer === 'spectator' ? state : patrol.sight(state, viewer);
    const report = fuzz({ ...patrol, sight }, { games: 40, seed: 500 });
    expect(report.failures.map((failure) => `seed ${failure.seed}: ${failure.reason}`)).toEqual([]);
  });

  test('where both sides act at once', () => {
    const report = fuzz(patrolAtOnce, { games: 3, seed: 400, language: patrolLanguage });
    expect(report.failures.map((failure) => `seed ${failure.seed}: ${failure.reason}`)).toEqual([]);
  });

  test.each([0, 1, 2])('in every position of game %i', (seed) => {
    checkGame(patrol, patrolLanguage, { seed, maximumActions: 1000, thorough: true });
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

describe('a law of one game', () => {
  const laws = (finding: string | undefined): readonly OwnLaw[] => [
    { name: 'time goes on', check: (now, before) => (now === before ? 'nothing was copied' : finding) },
  ];

  test('is checked after every action, from the position before to the one now', () => {
    expect(fuzz(patrol, { games: 1, seed: 5, own: laws(undefined) }).failures).toEqual([]);
    const [failure] = fuzz(patrol, { games: 1, seed: 5, own: laws('it stands still') }).failures;
    expect(failure!.reason).toMatch(/^own: time goes on: it stands still after \{/);
    expect(failure!.journal.entries).toHaveLength(2);
  });
});

describe('fuzz', () => {
  test('says how it goes', () => {
    const progress: number[] = [];
    const report = fuzz(patrol, { games: 3, seed: 8, onProgress: (played) => progress.push(played) });
    expect(progress).toEqual([1, 2, 3]);
    expect(report).toMatchObject({ games: 3, failures: [] });
  });

  test('plays games until so many actions are done, and each the same whatever came before', () => {
    const { games, actions } = fuzz(patrol, { actions: 150, seed: 8 });
    expect(actions).toBeGreaterThanOrEqual(150);
    const alone = Array.from({ length: games }, (_, index) => fuzz(patrol, { games: 1, seed: 8 + index }).actions);
    expect(alone.reduce((sum, one) => sum + one, 0)).toBe(actions);
    expect(actions - alone.at(-1)!).toBeLessThan(150);
  });

  test('draws the options that are not given', () => {
    const seen: PatrolOptions[] = [];
    const spied = {
      ...patrol,
      setup: ((options, dice) => (seen.push(options), patrol.setup(options, dice))) as typeof patrol.setup,
    };
    fuzz(spied, { games: 12, seed: 8, fixed: { decoys: 1 } });
    expect(new Set(seen.map(({ decoys }) => decoys))).toEqual(new Set([1]));
    expect(new Set(seen.map(({ charges }) => charges)).size).toBeGreaterThan(1);
  });

  test('ends when every game fails at once', () => {
    const failing = { ...patrol, active: () => [] };
    expect(fuzz(failing, { actions: 3, seed: 1 }).failures).toHaveLength(3);
  });

  test('checks the whole journal once, in the first game', () => {
    let loaded = 0;
    const counted = { ...patrol, setup: ((...words) => (loaded++, patrol.setup(...words))) as typeof patrol.setup };
    fuzz(counted, { games: 1, seed: 8 });
    const first = loaded;
    fuzz(counted, { games: 3, seed: 8 });
    expect(first).toBeGreaterThan(1);
    expect(loaded - first).toBe(first + 2);
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
