import { defaultOptions } from '@club-route/engine';
import { findSeeded, searchForLeaks, shortfalls } from '@club-route/engine/testing';
import { describe, expect, test } from 'vitest';
import { battleGame } from '../../src/battle/game.ts';
import { clean, DEMANDS, LEAKS, type BattleLeak } from './leaks.ts';

const SETTINGS = {
  seed: 5,
  options: { ...defaultOptions(battleGame.options), battle: 'groesbeek', leastHand: 3 } as const,
  longestBeginning: 60,
};

test('20.5: nobody can tell apart two hands of the other side, nor two packs', () => {
  const { found, coverage } = searchForLeaks(battleGame, { ...SETTINGS, trials: 20, observer: clean });
  expect(found?.reason).toBeUndefined();
  expect(shortfalls(coverage, DEMANDS)).toEqual([]);
});

describe('the search finds', () => {
  test.each(Object.keys(LEAKS) as BattleLeak[])('%s', (name) => {
    const how = findSeeded(LEAKS[name](), { ...SETTINGS, trials: 20 }, DEMANDS);
    // Hands that the sight shows leave no others that look the same: they are found by what could not be compared.
    expect(how).toMatch(name === 'set-up in the sight' ? /^different: / : /can tell apart/);
  });
});
