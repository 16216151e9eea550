import { FastDice } from '@club-route/engine';
import { findSeeded, hidingOptions, searchForLeaks, shortfalls } from '@club-route/engine/testing';
import { describe, expect, test } from 'vitest';
import { farthestBridge } from '../src/game.ts';
import { clean, DEMANDS, LEAKS, type BridgeLeak } from './leaks.ts';
import { usualRules } from './positions.ts';

/** Only the plans of free deployment are hidden: the search begins before any or with one of them, and ends soon after. */
const SETTINGS = { trials: 30, seed: 5, options: { ...usualRules, scenario: 'free' }, longestBeginning: 1, actions: 4 };

test('18.1: nobody can tell apart two plans of the other side, until both are laid out', () => {
  const { found, coverage } = searchForLeaks(farthestBridge, { ...SETTINGS, observer: clean });
  expect(found?.reason).toBeUndefined();
  expect(shortfalls(coverage, DEMANDS)).toEqual([]);
});

describe('the search finds', () => {
  test.each(Object.keys(LEAKS) as BridgeLeak[])('%s', (name) => {
    expect(findSeeded(LEAKS[name](), SETTINGS, DEMANDS)).toMatch(/can tell apart/);
  });
});

test('options that hide something are those with free deployment', () => {
  const dice = new FastDice(1);
  for (let drawn = 0; drawn < 20; drawn++) expect(hidingOptions(farthestBridge, dice)['scenario']).toBe('free');
});
