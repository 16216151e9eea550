import { findSeeded, leakTrial, searchForLeaks, shortfalls } from '@club-route/engine/testing';
import { describe, expect, test } from 'vitest';
import { descentIntoHell } from '../src/game.ts';
import { clean, DEMANDS, LEAKS, POSITIONS, VIEWERS, type DescentLeak } from './leaks.ts';
import { usualRules } from './positions.ts';

const SETTINGS = { seed: 5, options: usualRules, longestBeginning: 400 };

test('H-36: nobody can tell apart two positions that look the same to it', () => {
  const { found, coverage } = searchForLeaks(descentIntoHell, { ...SETTINGS, seed: 3, trials: 28, observer: clean });
  expect(found?.reason).toBeUndefined();
  expect(shortfalls(coverage, DEMANDS)).toEqual([]);
});

/** Pairs of worlds from a position until one tells them apart. */
function findFrom(name: DescentLeak, tries: number): string | undefined {
  const { game, observer } = LEAKS[name]();
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
    const viewers = VIEWERS[name] ?? ['allied', 'german', 'spectator'];
    const settings = { ...SETTINGS, trials: 80, longestBeginning: 200, viewers };
    const how =
      POSITIONS[name] === undefined
        ? findSeeded(LEAKS[name](), settings, { unmatchedPerCent: 25 })
        : findFrom(name, 20);
    expect(how).toMatch(/can tell apart/);
  });
});
