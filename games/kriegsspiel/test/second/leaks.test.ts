import { FastDice } from '@club-route/engine';
import { plainObserver, searchForLeaks, shortfalls, type LeakSearch, type Observer } from '@club-route/engine/testing';
import { describe, expect, test } from 'vitest';
import { DIVISION_COMMANDS } from '../../src/data/headquarters.ts';
import { isCommandOf } from '../../src/data/organisation.ts';
import { sideOf } from '../../src/data/units.ts';
import { sightOfLedger } from '../../src/knowledge/ledger.ts';
import { secondCampaign, type SecondGame } from '../../src/second/game.ts';
import { secondLanguage } from '../../src/second/language/index.ts';
import { secondOffers } from '../../src/second/offer.ts';
import { showBattle } from '../../src/second/sight.ts';
import { secondShape, type SecondState } from '../../src/second/state.ts';
import { SIDES } from '../../src/tactical/state.ts';
import { attackTo } from '../positions.ts';
import { answerBy, done, goOn, ordered, reported, secondPosition, secondRules } from './positions.ts';

/** Positions round a battle at Arnhem: random commanders would not come to one in a thousand entries. */
function from(begins: (state: SecondState) => void, game: SecondGame = secondCampaign): SecondGame {
  return {
    ...game,
    setup: (options) => {
      const state = secondPosition('17 1730', { '2/1': '4463 80', '1/9SS': '4563 60', '2I/5': '0911' }, options);
      ordered(state, '1/9SS', attackTo('4463'));
      reported(state);
      goOn(state, '17 1800');
      if (state.engagement === null) throw new Error('no battle has begun');
      begins(state);
      return state;
    },
  };
}

function fought(state: SecondState): void {
  done(state, 'abn1', answerBy('commander'));
  done(state, 'ss9', answerBy('commander'));
}

function briefed(): void {}

const observer = plainObserver({ language: secondLanguage as never, offers: secondOffers as never });

function search(game: SecondGame, trials: number, by: Observer = observer): LeakSearch {
  return searchForLeaks(game as never, {
    trials,
    seed: 9,
    observer: by,
    options: { ...secondRules, days: 1, leastHand: 3 },
    longestBeginning: 25,
    actions: 8,
    viewers: ['abn1', 'ss9', 'guards'],
  });
}

describe('R109: nobody can tell apart two positions that look the same to him', () => {
  test.each([
    ['before a battle', briefed],
    ['in a battle', fought],
  ])('%s', (_name, begins) => {
    const { found, coverage } = search(from(begins), 5);
    expect(found?.reason).toBeUndefined();
    expect(shortfalls(coverage, { unmatchedPerCent: 80, least: { pairs: 3, compared: 20 } })).toEqual([]);
  });

  /** Something of what a viewer may not know. */
  function enemyStrength({ engagement }: SecondState, seat: string): number {
    const side = SIDES.find((one) => engagement?.commanders[one] === seat);
    const enemies = engagement?.battalions.filter(({ unit }) => sideOf(unit) !== side) ?? [];
    return side === undefined ? 0 : enemies.reduce((sum, { strength }) => sum + strength, 0);
  }

  const showing = (change: (seen: SecondState, state: SecondState) => void): SecondGame => ({
    ...secondCampaign,
    sight(state, viewer) {
      const seen = secondCampaign.sight(state, viewer);
      if (seen !== state && isCommandOf(state, viewer)) change(seen, state);
      return seen;
    },
  });

  /** Mistakes made on purpose: the search must find each. */
  const MISTAKES: Readonly<Record<string, () => LeakSearch>> = {
    'a sight shows every hand and the pack': () =>
      search(
        from(
          fought,
          showing((seen, state) => seen.cardPlace.set(state.cardPlace)),
        ),
        6,
      ),
    'a sight shows the order of the division cards': () =>
      search(
        from(
          briefed,
          showing((seen, state) => (seen.deck = state.deck)),
        ),
        6,
      ),
    'a sight shows the card that was drawn': () =>
      search(
        from(
          fought,
          showing((seen, state) => (seen.card = state.card)),
        ),
        6,
      ),
    'a sight shows the plan of the other commander': () =>
      search(
        from(
          briefed,
          showing((seen, state) => (seen.plans = state.plans)),
        ),
        6,
      ),
    'a prompt knows the enemy better than the briefing': () =>
      search(
        from(briefed),
        6,
        plainObserver({
          language: {
            ...secondLanguage,
            prompt: (state: SecondState, seat: string) => `The enemy has ${enemyStrength(state, seat)} %.`,
          } as never,
        }),
      ),
    'orders of a battle are told to everybody': () =>
      search(from(fought, { ...secondCampaign, tell: (report) => report }), 6),
  };

  test.each(Object.keys(MISTAKES))('the search finds: %s', (name) => {
    const { found, coverage } = MISTAKES[name]!();
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
