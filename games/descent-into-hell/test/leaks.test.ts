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
  type Observer,
} from '@club-route/engine/testing';
import { describe, expect, test } from 'vitest';
import { descentIntoHell } from '../src/game.ts';
import { KEPT } from './leak-positions.ts';
import { ALL_DEMANDS, atTheTable, clean, DEMANDS, LEAKS, POSITIONS, VIEWERS, type DescentLeak } from './leaks.ts';
import { usualRules } from './positions.ts';

const SETTINGS = { seed: 5, options: usualRules, longestBeginning: 400 };
const EVERYBODY = ['allied', 'german', 'spectator'] as const;

describe('H-36: nobody can tell apart two positions that look the same to it', () => {
  const total = noCoverage();

  test.each([
    { trail: 'whole', trials: 28, least: DEMANDS.least! },
    { trail: 'seen', trials: 8, least: { pairs: 8, different: 8, compared: 80, unseen: 20 } },
  ] as const)('in random games, of a way that ends in sight is shown: $trail', ({ trail, trials, least }) => {
    const options = { ...usualRules, trail };
    const run = { ...SETTINGS, options, seed: 3, trials, observer: clean };
    const { found, coverage } = searchForLeaks(descentIntoHell, run);
    expect(found?.reason).toBeUndefined();
    expect(shortfalls(coverage, { ...DEMANDS, least })).toEqual([]);
    addCoverage(total, coverage);
  });

  test.each(Object.keys(KEPT))('from a kept position: %s', (name) => {
    const kept = KEPT[name];
    const game = fromKept(descentIntoHell as unknown as AnyGame, kept as unknown as KeptPosition);
    for (const viewer of EVERYBODY)
      for (let seed = 1; seed <= 4; seed++) {
        const pairing = { game, options: usualRules, state: kept.state(), viewer, seed, actions: 4 };
        const { problem, coverage } = leakTrial(pairing, atTheTable);
        expect(problem?.reason).toBeUndefined();
        addCoverage(total, coverage);
      }
  });

  test('and whatever can be done or told was compared', () => {
    expect(shortfalls(total, ALL_DEMANDS)).toEqual([]);
  });
});

/** Pairs of worlds from the position of a mistake until one tells them apart. */
function findFrom(name: DescentLeak, game: AnyGame, observer: Observer, tries: number): string | undefined {
  for (let seed = 1; seed <= tries; seed++) {
    const state = POSITIONS[name]!();
    const viewer = VIEWERS[name]?.[0] ?? 'allied';
    const { problem } = leakTrial({ game, options: usualRules, state, viewer, seed, actions: 2 }, observer);
    if (problem !== undefined) return problem.reason;
  }
  return undefined;
}

describe('the search finds', () => {
  test.each(Object.keys(LEAKS) as DescentLeak[])('%s', (name) => {
    const viewers = VIEWERS[name] ?? EVERYBODY;
    const settings = { ...SETTINGS, trials: 80, longestBeginning: 200, viewers };
    const { game, observer } = LEAKS[name]();
    const how =
      POSITIONS[name] === undefined
        ? findSeeded({ game, observer }, settings, { unmatchedPerCent: 25 })
        : findFrom(name, game, observer, 20);
    expect(how).toMatch(/can tell apart/);
  });

  // Or it would be the position that is wrong, and not the rules.
  test.each(Object.keys(POSITIONS) as DescentLeak[])('nothing without the mistake, where it looks for: %s', (name) => {
    expect(findFrom(name, descentIntoHell as unknown as AnyGame, clean, 20)).toBeUndefined();
  });
});
