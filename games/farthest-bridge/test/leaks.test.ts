import { plainObserver, searchForLeaks, type LeakSearch } from '@club-route/engine/testing';
import { describe, expect, test } from 'vitest';
import { farthestBridge, type FarthestBridge } from '../src/game.ts';
import { language } from '../src/language/index.ts';
import { usualRules } from './positions.ts';

/** Only the plans of free deployment are hidden, so the search begins before any or with one of them. */
function search(game: FarthestBridge): LeakSearch {
  return searchForLeaks(game, {
    trials: 150,
    seed: 5,
    observer: plainObserver(language),
    options: { ...usualRules, scenario: 'free' },
    longestBeginning: 1,
  });
}

test('18.1: nobody can tell apart two plans of the other side, until both are laid out', () => {
  const { found, coverage } = search(farthestBridge);
  expect(found?.reason).toBeUndefined();
  expect(coverage.different).toBeGreaterThan(20);
});

/** Mistakes that would give a plan away; the search must find each. */
const LEAKY: Readonly<Record<string, Partial<FarthestBridge>>> = {
  'drop zones are not offered on hidden German units': {
    actions: (state, seat, draft) =>
      farthestBridge.actions(state, seat, draft).filter((choice) => {
        const cells = choice.draft?.kind === 'deploy' ? choice.draft.cells : [];
        return seat !== 'allied' || state.phase !== 'deploy' || !cells.some((cell) => state.germanHere[cell] === 1);
      }),
  },
  'a refusal says where a hidden German unit is': {
    refuse(state, seat, action) {
      const refusal = farthestBridge.refuse(state, seat, action);
      return refusal && state.phase === 'deploy'
        ? { ...refusal, text: `${refusal.text} ${state.germanHere.indexOf(1)}.` }
        : refusal;
    },
  },
};

describe('the search finds', () => {
  test.each(Object.keys(LEAKY))('%s', (name) => {
    expect(search({ ...farthestBridge, ...LEAKY[name] }).found?.law).toBe('leak');
  });
});
