import { NO_OFFER } from '@club-route/engine';
import type { Side } from '../../data/units.ts';
import { battleChoices, typesOf } from '../choices.ts';
import { CARD_TYPES } from '../data/cards.ts';
import { count } from '../language/names.ts';
import { handFor } from '../rules/hand.ts';
import { handOf, type BattleState } from '../state.ts';
import { cardWords, heldWords } from './hand.ts';
import type { BattleChoiceOffer, BattleOffer } from './types.ts';

/** R106: the owner of a hand that is too large says which cards go. */
export function discardOffer(state: BattleState, side: Side, cards: readonly number[]): BattleOffer {
  const held = handOf(state, side);
  const keeps = handFor(state, side, state.battleLeastHand);
  const choices = battleChoices(state, side, cards.length === 0 ? undefined : { kind: 'discard', cards });
  const action = choices.find((choice) => choice.action !== undefined)?.action;
  const open = choices.flatMap(({ draft }): BattleChoiceOffer[] => {
    const card = draft?.kind === 'discard' ? draft.cards.at(-1) : undefined;
    if (card === undefined) return [];
    const words = cardWords(state, side, card);
    return [{ ...words, note: `${words.note}${heldWords(state, side, card)}`, press: { draft } }];
  });
  return {
    ...NO_OFFER,
    head: {
      title: `Discard ${count(held.length - keeps, 'card', 'cards')}`,
      words: `You hold ${held.length}. With the units you have left, you may hold ${keeps}.`,
    },
    hint: cards.length === 0 ? undefined : `To discard: ${cards.map((card) => CARD_TYPES[card].name).join('; ')}.`,
    groups: [{ title: 'Your cards', kind: 'list', choices: open }],
    ready: action && { label: 'Discard', action, anywhere: true },
    cancel: cards.length === 0 ? undefined : { draft: undefined },
  };
}

/** 21.4, Patrol: one of two cards is kept. */
export function keepOffer(state: BattleState): BattleOffer {
  return {
    ...NO_OFFER,
    head: { title: 'Keep one card', words: 'Your patrol drew two. You discard the other.' },
    groups: [
      {
        title: 'Cards',
        kind: 'list',
        choices: typesOf(state.cardsToKeep).map((card) => ({
          ...cardWords(state, state.battleMover, card),
          press: { action: { kind: 'keep', card } },
        })),
      },
    ],
  };
}
