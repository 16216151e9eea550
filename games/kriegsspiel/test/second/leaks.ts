import { plainObserver, type AnyGame, type Leaky } from '@club-route/engine/testing';
import { isCommandOf } from '../../src/data/organisation.ts';
import { sideOf } from '../../src/data/units.ts';
import { secondCampaign, type SecondGame } from '../../src/second/game.ts';
import { secondLanguage } from '../../src/second/language/index.ts';
import { secondOffers } from '../../src/second/offer.ts';
import { copyBattle } from '../../src/second/sight.ts';
import type { SecondState } from '../../src/second/state.ts';
import { SIDES } from '../../src/tactical/state.ts';
import { attackTo } from '../positions.ts';
import { answerBy, done, goOn, ordered, reported, secondPosition, secondRules } from './positions.ts';

/** A battle at Arnhem between the 1st Airborne and the 9th SS, and mistakes that would give something of it away. */

export const OPTIONS = { ...secondRules, days: 1, leastHand: 3 } as const;

/** Positions round the battle: random commanders would not come to one in a thousand entries. */
export function from(begins: (state: SecondState) => void, game: SecondGame = secondCampaign): SecondGame {
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

export function fought(state: SecondState): void {
  done(state, 'abn1', answerBy('commander'));
  done(state, 'ss9', answerBy('commander'));
}

export function briefed(): void {}

/** One has answered, and the other is still asked. */
export function answered(state: SecondState): void {
  done(state, 'ss9', answerBy('computer'));
}

/** Both fight it with figures on a table elsewhere; the form is awaited. */
export function elsewhere(state: SecondState): void {
  done(state, 'ss9', answerBy('elsewhere'));
  done(state, 'abn1', answerBy('elsewhere'));
}

/** They differ about the table, and the umpire is asked. */
export function settling(state: SecondState): void {
  done(state, 'ss9', answerBy('elsewhere'));
  done(state, 'abn1', answerBy('commander'));
}

export const clean = plainObserver({ language: secondLanguage as never, offers: secondOffers as never });

/** Something of what a viewer may not know. */
function enemyStrength({ engagement }: SecondState, seat: string): number {
  const side = SIDES.find((one) => engagement?.commanders[one] === seat);
  const enemies = engagement?.battalions.filter(({ unit }) => sideOf(unit) !== side) ?? [];
  return side === undefined ? 0 : enemies.reduce((sum, { strength }) => sum + strength, 0);
}

/** The rules, with something of the truth in the sight of every commander. */
function showing(change: (seen: SecondState, state: SecondState) => void): SecondGame {
  return {
    ...secondCampaign,
    sight(state, viewer) {
      const seen = secondCampaign.sight(state, viewer);
      if (seen !== state && isCommandOf(state, viewer)) change(seen, state);
      return seen;
    },
  };
}

function leaky(game: SecondGame): Leaky {
  return { game: game as unknown as AnyGame, observer: clean };
}

const talkative = plainObserver({
  language: {
    ...secondLanguage,
    prompt: (state: SecondState, seat: string) => `The enemy has ${enemyStrength(state, seat)} %.`,
  } as never,
});

/** Mistakes made on purpose: a search must find each. */
export const LEAKS: Readonly<Record<string, () => Leaky>> = {
  'a sight shows every hand and the pack': () =>
    leaky(
      from(
        fought,
        showing((seen, state) => seen.cardPlace.set(state.cardPlace)),
      ),
    ),
  'a sight shows the order of the division cards': () =>
    leaky(
      from(
        briefed,
        showing((seen, state) => (seen.deck = state.deck)),
      ),
    ),
  'a sight shows the card that was drawn': () =>
    leaky(
      from(
        fought,
        showing((seen, state) => (seen.card = state.card)),
      ),
    ),
  'a sight shows the plan of the other commander': () =>
    leaky(
      from(
        briefed,
        showing((seen, state) => (seen.plans = state.plans)),
      ),
    ),
  'a sight shows the answer of the other commander': () =>
    leaky(
      from(
        answered,
        showing((seen, { engagement }) => {
          if (seen.engagement !== null) seen.engagement = { ...seen.engagement, answers: engagement!.answers };
        }),
      ),
    ),
  'a prompt knows the enemy better than the briefing': () => ({
    game: from(briefed) as unknown as AnyGame,
    observer: talkative,
  }),
  'orders of a battle are told to everybody': () =>
    leaky(from(fought, { ...secondCampaign, tell: (report) => report })),
  'play waits for a commander only once the other has answered': () =>
    leaky(
      from(answered, {
        ...secondCampaign,
        awaited(state) {
          const answers = state.engagement?.answers;
          const isFirst = answers?.allied === null && answers.german === null;
          return isFirst ? [state.engagement!.commanders[state.engagement!.attacker]] : secondCampaign.awaited!(state);
        },
      }),
    ),
  'a refusal knows that the other has answered': () =>
    leaky(
      from(answered, {
        ...secondCampaign,
        refuse(state, seat, action) {
          const refusal = secondCampaign.refuse(state, seat, action);
          const given = SIDES.filter((side) => (state.engagement?.answers[side] ?? null) !== null).length;
          return refusal && { ...refusal, text: `${refusal.text} ${given} of 2 have answered.` };
        },
      }),
    ),
  'a sight shows who else is in the battle before it begins': () =>
    leaky(
      from(
        briefed,
        showing((seen, { engagement }) => {
          if (seen.engagement !== null) seen.engagement = { ...seen.engagement, battalions: engagement!.battalions };
        }),
      ),
    ),
  'the board is open before both have answered': () =>
    leaky(
      from(
        briefed,
        showing((seen, state) => copyBattle(seen, state)),
      ),
    ),
  'the form is refused by what the other hand holds': () =>
    leaky(
      from(elsewhere, {
        ...secondCampaign,
        refuse(state, seat, action) {
          const refusal = secondCampaign.refuse(state, seat, action);
          const sum = state.cardPlace.reduce((all, place, card) => all + (place === 0 ? card : 0), 0);
          return refusal && sum % 2 === 1 ? { ...refusal, rule: '99' } : refusal;
        },
      }),
    ),
  'a choice is labelled by the true strength of the enemy': () => ({
    game: from(briefed) as unknown as AnyGame,
    observer: plainObserver({
      language: {
        ...secondLanguage,
        label: (state: SecondState, seat: string) => `Fight the ${enemyStrength(state, seat)}`,
      } as never,
      offers: secondOffers as never,
    }),
  }),
};
