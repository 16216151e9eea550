import { FastDice } from '@club-route/engine';
import { searchForLeaks, shortfalls, type AnyGame, type LeakSearch, type Observer } from '@club-route/engine/testing';
import { describe, expect, test } from 'vitest';
import { DIVISION_COMMANDS } from '../../src/data/headquarters.ts';
import { sightOfLedger } from '../../src/knowledge/ledger.ts';
import { secondCampaign } from '../../src/second/game.ts';
import { showBattle } from '../../src/second/sight.ts';
import { secondShape, type SecondState } from '../../src/second/state.ts';
import { answered, briefed, clean, elsewhere, fought, from, LEAKS, OPTIONS, settling } from './leaks.ts';
import { secondRules } from './positions.ts';

function search(game: AnyGame, trials: number, observer: Observer = clean): LeakSearch {
  return searchForLeaks(game, {
    trials,
    seed: 9,
    observer,
    options: OPTIONS,
    longestBeginning: 25,
    actions: 8,
    viewers: ['abn1', 'ss9', 'guards'],
  });
}

describe('R109: nobody can tell apart two positions that look the same to him', () => {
  test.each([
    ['before a battle', briefed],
    ['when one has answered', answered],
    ['when the umpire is asked for a table', settling],
    ['in a battle', fought],
    ['while it is fought elsewhere', elsewhere],
  ])('%s', (_name, begins) => {
    const { found, coverage } = search(from(begins) as unknown as AnyGame, 5);
    expect(found?.reason).toBeUndefined();
    expect(shortfalls(coverage, { unmatchedPerCent: 80, least: { pairs: 3, compared: 20 } })).toEqual([]);
  });

  test.each(Object.keys(LEAKS))('the search finds: %s', (name) => {
    const { game, observer } = LEAKS[name]!();
    const { found, coverage } = search(game, 6, observer);
    const problems =
      found === undefined ? shortfalls(coverage, { unmatchedPerCent: 80, least: { different: 2 } }) : [found.reason];
    expect(problems.length).toBeGreaterThan(0);
  });
});

describe('the law of the ledger', () => {
  const state = from(fought).setup(secondRules, new FastDice(1));

  function differs(change: (seen: SecondState) => void): boolean {
    return DIVISION_COMMANDS.some((command) => {
      const seen = secondCampaign.sight(state, command);
      change(seen);
      const ledger = {
        dispatches: state[`${command}Mail`].rows(),
        sent: state[`${command}Sent`].rows(),
        read: state[`${command}Read`],
        plan: state.plan,
        planFiled: state.planFiled,
      };
      const made = sightOfLedger(state, command, ledger, secondShape as never) as SecondState;
      showBattle(made, state, command);
      return !secondShape.equal(seen, made);
    });
  }

  test('holds in a battle as it is', () => {
    expect(differs(() => undefined)).toBe(false);
  });

  test('finds a hand, a deck, a card and a strength that nobody was told', () => {
    expect(differs((seen) => seen.cardPlace.set(state.cardPlace))).toBe(true);
    expect(differs((seen) => (seen.deck = ['abn1']))).toBe(true);
    expect(differs((seen) => (seen.card = 'ss9'))).toBe(true);
    expect(differs((seen) => seen.unitStrength.set(state.unitStrength))).toBe(true);
  });
});
