import { afterAll, describe, expect, test } from 'vitest';
import {
  LEAKS,
  noCoverage,
  patrolAtOnce,
  patrolLanguage,
  plainObserver,
  searchForLeaks,
  withLeak,
  type Coverage,
} from '../../src/testing/index.ts';

const SEED = 1944;
const MOST_TRIALS = 1500;

describe('the leak test', () => {
  const killed: string[] = [];
  afterAll(() => console.log(killed.join('\n')));

  // In parts, so that a slow machine does not run out of time for one test.
  test.each([1, 2, 3, 4])(
    'finds nothing in 440 trials of the clean game, and does not look past it: part %i',
    (part) => {
      const { game, observer } = withLeak(undefined);
      const { found, coverage } = searchForLeaks(game, { trials: 440, seed: SEED * part, observer });
      expect(found).toBeUndefined();
      const least: Coverage = {
        ...noCoverage(),
        pairs: 600,
        different: 600,
        compared: 5000,
        unseen: 3000,
        disclosed: 300,
      };
      for (const count of Object.keys(least) as (keyof Coverage)[]) {
        expect(coverage[count], count).toBeGreaterThanOrEqual(least[count]);
      }
      // Few pairs may end for want of a matching action, or leaks could hide there.
      expect(coverage.unmatched).toBeLessThan(coverage.pairs / 5);
      killed.push(`clean: ${JSON.stringify(coverage)}`);
    },
  );

  test.each(LEAKS)('kills the leak "%s"', (name) => {
    const { game, observer } = withLeak(name);
    const { found } = searchForLeaks(game, { trials: MOST_TRIALS, seed: SEED, observer });
    expect(found, name).toBeDefined();
    killed.push(`${name}: trial ${found!.trial}, by ${found!.viewer}`);
  });

  test('finds nothing where both sides act at once, since nobody may undo there', () => {
    const observer = plainObserver(patrolLanguage);
    const { found, coverage } = searchForLeaks(patrolAtOnce, { trials: 100, seed: SEED, observer });
    expect(found).toBeUndefined();
    expect(coverage.unseen).toBeGreaterThan(500);
  });

  test('says that a step which finds nobody must not be undone', () => {
    const { game, observer } = withLeak('scouting by undo');
    const { found } = searchForLeaks(game, { trials: MOST_TRIALS, seed: SEED, observer });
    expect(found!.reason).toMatch(/"kind":"scout".* discloses something in one world and can be undone in the other/);
  });

  test('tells who can tell what, and how the game got there', () => {
    const { game, observer } = withLeak('entry number');
    const { found } = searchForLeaks(game, { trials: 50, seed: SEED, observer });
    expect(found!.reason).toMatch(/^(north|south|spectator) can tell apart two positions that look the same to it/);
    expect(found!.reason).toContain('in the news');
    expect(found!.journal.header.game).toBe('patrol');
  });

  test('finds a report that tells too much only where what is told must be kept', () => {
    const { game, observer } = withLeak('transient sighting');
    const settings = { trials: 160, seed: SEED, observer };
    expect(searchForLeaks(game, settings).found?.law).toBe('knowledge');
    expect(searchForLeaks(game, { ...settings, kept: false }).found).toBeUndefined();
  });
});
