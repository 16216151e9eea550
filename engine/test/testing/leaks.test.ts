import { afterAll, describe, expect, test } from 'vitest';
import {
  addCoverage,
  findSeeded,
  LEAKS,
  noCoverage,
  patrolAtOnce,
  patrolLanguage,
  patrolOffers,
  plainObserver,
  searchForLeaks,
  shortfalls,
  withLeak,
  type AnyGame,
  type Demands,
} from '../../src/testing/index.ts';

const SEED = 1944;
const MOST_TRIALS = 300;

/** Everything that is done and told in Patrol, and all that can be done out of sight of somebody. */
const DEMANDS: Demands = {
  unmatchedPerCent: 15,
  least: { pairs: 400, different: 400, compared: 3500, unseen: 2000, disclosed: 200 },
  deeds: ['deploy', 'move', 'dig', 'scout', 'attack', 'end', 'blow', 'spare'],
  lookAlikes: ['deploy', 'move', 'dig', 'scout', 'attack'],
  reports: [
    'deployed',
    'turn',
    'moved',
    'dug',
    'scouted',
    'sighted',
    'lost',
    'crossing',
    'bridge',
    'attack',
    'nerve',
    'loss',
    'ended',
  ],
};

describe('the leak test', () => {
  const killed: string[] = [];
  afterAll(() => console.log(killed.join('\n')));

  const total = noCoverage();

  // In parts, so that a slow machine does not run out of time for one test.
  test.each([1, 2, 3, 4])('finds nothing in 60 trials of the clean game: part %i', (part) => {
    const { game, observer } = withLeak(undefined);
    const { found, coverage } = searchForLeaks(game, { trials: 60, seed: SEED * part, observer });
    expect(found).toBeUndefined();
    addCoverage(total, coverage);
  });

  test('and has compared every kind of deed and report there', () => {
    expect(shortfalls(total, DEMANDS)).toEqual([]);
    killed.push(`clean: ${JSON.stringify(total)}`);
  });

  test.each(LEAKS)('kills the leak "%s"', (name) => {
    const settings = { trials: MOST_TRIALS, seed: SEED };
    const how = findSeeded(withLeak(name) as { game: AnyGame } & ReturnType<typeof withLeak>, settings, DEMANDS);
    // What a run has not compared does not count: so many trials may lack something of the clean game too.
    expect(how).toMatch(/^trial \d+, /);
    killed.push(`${name}: ${how!.slice(0, 40)}`);
  });

  test('finds nothing where both sides act at once, since nobody may undo there', () => {
    const observer = plainObserver({ language: patrolLanguage, offers: patrolOffers });
    const { found, coverage } = searchForLeaks(patrolAtOnce, { trials: 40, seed: SEED, observer });
    expect(found).toBeUndefined();
    expect(shortfalls(coverage, { unmatchedPerCent: 15, least: { unseen: 300 } })).toEqual([]);
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

  test.each([
    ['report names the deed', 'another deed'],
    ['die only if somebody is there', 'same deed'],
    ['order of active', 'answers'],
  ] as const)('names the law that "%s" breaks', (name, law) => {
    const { game, observer } = withLeak(name);
    expect(searchForLeaks(game, { trials: MOST_TRIALS, seed: SEED, observer }).found?.law).toBe(law);
  });
});

describe('a field that is public', () => {
  const { game } = withLeak('report names the deed');
  const observer = plainObserver({});
  const found = (publicFields: object): unknown =>
    searchForLeaks({ ...game, publicFields }, { trials: 20, seed: SEED, observer, longestBeginning: 1 }).found;

  test('may say more than the sight keeps', () => {
    expect(found({ deployed: ['hexes'] })).toBeUndefined();
    expect(found({ turn: ['hexes'] })).toBeDefined();
  });
});

describe('what a run has not compared', () => {
  test('is said of kinds, of numbers, and of pairs that ended unmatched', () => {
    const coverage = { ...noCoverage(), pairs: 20, unmatched: 3, deeds: { move: 4 } };
    const demands = { unmatchedPerCent: 10, least: { compared: 5 }, deeds: ['move', 'dig'], reports: ['turn'] };
    expect(shortfalls(coverage, demands)).toEqual([
      '3 of 20 pairs ended unmatched, more than 10 of a hundred',
      'compared: 0 instead of 5',
      'deeds: no dig',
      'reports: no turn',
    ]);
    expect(shortfalls(coverage, { unmatchedPerCent: 15, deeds: ['move'] })).toEqual([]);
  });
});
