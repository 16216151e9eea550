import { pass } from '@club-route/engine';
import {
  leakyObserver,
  plainObserver,
  type AnyGame,
  type Demands,
  type LeakClass,
  type Leaky,
  type Observer,
} from '@club-route/engine/testing';
import { battleGame, type BattleGame } from '../../src/battle/game.ts';
import { battleLanguage } from '../../src/battle/language.ts';
import { battleOffers } from '../../src/battle/offer.ts';
import type { SetBattleState } from '../../src/battle/state.ts';
import type { Side } from '../../src/data/units.ts';
import { CARD_COUNT } from '../../src/tactical/data/cards.ts';
import type { BattleReport } from '../../src/tactical/report.ts';
import { enemyOf, INDEX, SIDES } from '../../src/tactical/state.ts';

/** Mistakes that would give a hand, the pack or an ambush away: one of each class, and those that this game invites. */
export type BattleLeak =
  | LeakClass
  | 'an ambush shows'
  | 'the best card is offered first'
  | 'the two cards of a patrol show'
  | 'sections light up by the enemy’s hand';

export const DEMANDS: Demands = {
  // A card that is played is open: only worlds in which it was in hand go on after it.
  unmatchedPerCent: 75,
  least: { pairs: 30, different: 20, compared: 200, disclosed: 10 },
  deeds: ['play', 'go', 'fire', 'end turn'],
  lookAlikes: ['end turn'],
  reports: ['battle turn', 'card', 'went', 'shot', 'drew', 'discarded'],
};

export const clean = plainObserver({ language: battleLanguage, offers: battleOffers });

function leaky(changes: Partial<BattleGame>): Leaky {
  return { game: { ...battleGame, ...changes } as unknown as AnyGame, observer: clean };
}

function observed(observer: Observer): Leaky {
  return { game: battleGame as unknown as AnyGame, observer };
}

/** Something of the hand of a side. In a sight that does not show it, it is always the same. */
function handSecret(state: SetBattleState, side: Side): number {
  let sum = 0;
  for (let card = 0; card < CARD_COUNT; card++) if (state.cardPlace[card] === INDEX[side]) sum += card;
  return sum;
}

/** Of what the seat does not know. */
function secretFrom(state: SetBattleState, seat: string): number {
  return seat === 'allied' || seat === 'german' ? handSecret(state, enemyOf(seat)) : handSecret(state, 'allied');
}

/** The rules, with what they report changed on the way, and everything told to everybody. */
function reporting(change: (report: BattleReport, state: SetBattleState) => readonly object[]): Leaky {
  return leaky({
    apply(state, seat, action, dice, reports) {
      const scenes: BattleReport[] = [];
      battleGame.apply(state, seat, action, dice, scenes);
      reports?.push(...(scenes.flatMap((scene) => change(scene, state)) as BattleReport[]));
    },
    tell: (report, viewer) => (report.kind === 'drew' && 'hand' in report ? report : battleGame.tell(report, viewer)),
  });
}

/** The rules, with something of the truth in every sight. */
function showing(change: (seen: SetBattleState, state: SetBattleState) => unknown): Leaky {
  return leaky({
    sight(state, viewer) {
      const seen = battleGame.sight(state, viewer);
      change(seen, state);
      return seen;
    },
  });
}

function drew(change: (report: Extract<BattleReport, { kind: 'drew' }>, state: SetBattleState) => readonly object[]) {
  return reporting((report, state) => (report.kind === 'drew' ? change(report, state) : [report]));
}

/** Before a card is played the other side may give up too; who is named first depends on what nobody else knows. */
const bothAsked: Partial<BattleGame> = {
  active: (state) => {
    const [mover] = battleGame.active(state);
    if (mover === undefined || state.battlePhase !== 'card') return battleGame.active(state);
    return handSecret(state, mover as Side) % 2 === 1 ? SIDES : SIDES.toReversed();
  },
  actions: (state, seat, draft) =>
    isOther(state, seat) ? [pass({ kind: 'concede' })] : battleGame.actions(state, seat, draft),
  refuse: (state, seat, action) =>
    isOther(state, seat) && action.kind === 'concede' ? undefined : battleGame.refuse(state, seat, action),
};

function isOther(state: SetBattleState, seat: string): boolean {
  return state.battlePhase === 'card' && state.battleMover !== seat;
}

const talkative: typeof battleLanguage = {
  ...battleLanguage,
  prompt: (state, seat, draft) => `${battleLanguage.prompt(state, seat, draft)} (${secretFrom(state, seat)})`,
};

const prescient: typeof battleOffers = {
  ...battleOffers,
  of: (state, seat, draft, hand) => ({
    ...battleOffers.of(state, seat, draft, hand),
    hint: `The enemy strikes back in ${secretFrom(state, seat) % 6} of 6 cases.`,
  }),
};

/** Where a unit may go is lit by what the enemy holds. */
const lighting: typeof battleOffers = {
  ...battleOffers,
  of(state, seat, draft, hand) {
    const offer = battleOffers.of(state, seat, draft, hand);
    const unlit = secretFrom(state, seat) % 3;
    return { ...offer, cells: new Map([...offer.cells].filter(([cell]) => cell % 3 !== unlit)) };
  },
};

export const LEAKS: Readonly<Record<BattleLeak, () => Leaky>> = {
  'report names the deed': () => drew((report, state) => [{ ...report, hand: handSecret(state, report.side) }]),
  'report counts what is hidden': () =>
    drew((report, state) => [{ ...report, hand: handSecret(state, report.side) % 4 }]),
  'order of reports': () =>
    drew((report, state) => {
      const scenes = [report, { kind: 'pack shuffled' }];
      return handSecret(state, report.side) % 2 === 1 ? scenes.toReversed() : scenes;
    }),
  'die only if somebody is there': () =>
    leaky({
      apply(state, seat, action, dice, reports) {
        battleGame.apply(state, seat, action, dice, reports);
        if (action.kind === 'end turn' && handSecret(state, seat as Side) % 2 === 1) dice.d6('alarm');
      },
    }),
  'order of active': () => leaky(bothAsked),
  'reason of the result': () =>
    leaky({
      result: (state) =>
        battleGame.result(state) ??
        (handSecret(state, enemyOf(state.battleMover)) % 16 === 1
          ? { name: 'mutiny', winners: [], reason: 'A bad hand.' }
          : undefined),
    }),
  prompt: () => observed(plainObserver({ language: talkative })),
  refusal: () =>
    leaky({
      refuse(state, seat, action) {
        const refusal = battleGame.refuse(state, seat, action);
        return refusal && secretFrom(state, seat) % 2 === 1 ? { ...refusal, rule: '99' } : refusal;
      },
    }),
  odds: () => observed(plainObserver({ offers: prescient })),
  'frame numbers': () => observed(leakyObserver(clean, 'byte offset')),
  size: () => observed(leakyObserver(clean, 'padded by the journal')),
  undo: () => observed(leakyObserver(clean, 'deed to undo')),
  'marked as disclosed': () =>
    drew((report, state) => [{ ...report, hand: handSecret(state, report.side), discloses: true }]),
  'set-up in the sight': () => showing((seen, state) => seen.cardPlace.set(state.cardPlace)),
  'an ambush shows': () => showing((seen, state) => seen.ambush.set(state.ambush)),
  'the two cards of a patrol show': () => showing((seen, state) => (seen.cardsToKeep = state.cardsToKeep)),
  'sections light up by the enemy’s hand': () =>
    observed(plainObserver({ language: battleLanguage, offers: lighting })),
  'the best card is offered first': () =>
    leaky({
      actions(state, seat, draft) {
        const choices = battleGame.actions(state, seat, draft);
        return secretFrom(state, seat) % 2 === 1 ? choices.toReversed() : choices;
      },
    }),
};
