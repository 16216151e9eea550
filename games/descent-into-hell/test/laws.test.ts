import { fuzz, type OwnLaw } from '@club-route/engine/testing';
import { describe, expect, test } from 'vitest';
import { descentIntoHell, type DescentIntoHell } from '../src/game.ts';
import { language } from '../src/language/index.ts';
import { offers } from '../src/offer/index.ts';
import { optionsSchema } from '../src/options.ts';
import { planning } from '../src/planning.ts';
import { standing } from '../src/standing.ts';
import type { DescentState } from '../src/state.ts';
import { DEEDS } from './leaks.ts';
import { ownLaws } from './own-laws.ts';

/** A random game has about 1,300 actions. */
const ACTIONS = 3000;

/** What random play comes to too seldom to be counted on; the search for leaks begins where it is next. */
const RARE: ReadonlySet<string> = new Set(['exit', 'flip', 'span', 'city']);

describe('random games with random options keep every law, and those of this game', () => {
  const deeds = new Set<string>();
  const chosen = new Map<string, Set<unknown>>();
  let games = 0;

  const noting: DescentIntoHell = {
    ...descentIntoHell,
    apply(state, seat, action, dice, reports) {
      deeds.add(action.kind);
      descentIntoHell.apply(state, seat, action, dice, reports);
    },
  };
  const noted: OwnLaw<DescentState> = {
    name: 'options are noted',
    check(now) {
      for (const [name, value] of Object.entries(now.options!)) {
        const values = chosen.get(name) ?? new Set();
        chosen.set(name, values.add(value));
      }
      return undefined;
    },
  };

  test.each([1, 1001, 2001, 3001])('from seed %i', (seed) => {
    const own = [...ownLaws, noted];
    const report = fuzz(noting, { actions: ACTIONS, seed, language, standing, planning, offers, own });
    expect(report.failures.map((failure) => `seed ${failure.seed}: ${failure.reason}`)).toEqual([]);
    games += report.games;
  });

  // Rare things, each by the seed of the game that first came to it.
  test.each([
    ['H-36: a combat is over as soon as it is told', 61120537],
    ['7.23: supplies drift to where nobody is, and are lost', 61121263],
    ['H-36: a span ends next to a combat, its unit out of sight', 61124659],
    ['H-33: one of a stack that is in sight leaves it and comes back', 61121506],
  ])('also where %s', (_, seed) => {
    const { failures } = fuzz(descentIntoHell, { games: 1, seed, language, standing, planning, offers });
    expect(failures.map(({ reason }) => reason)).toEqual([]);
  });

  test('and many games, with every option both ways, came to every kind of action but the rarest', () => {
    expect(games).toBeGreaterThanOrEqual(12);
    expect(DEEDS.filter((kind) => !deeds.has(kind) && !RARE.has(kind))).toEqual([]);
    expect(Object.keys(optionsSchema).filter((name) => chosen.get(name)!.size < 2)).toEqual([]);
  });

  test.each(ownLaws.map(({ name }) => name))('a law of this game that is broken is named: %s', (name) => {
    const own = ownLaws.map((law) => (law.name === name ? { ...law, check: () => 'all is wrong' } : law));
    const [failure] = fuzz(descentIntoHell, { games: 1, seed: 1, own }).failures;
    expect(failure.reason).toContain(`own: ${name}: all is wrong`);
  });
});
