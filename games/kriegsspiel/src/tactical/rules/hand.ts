import type { Side } from '../../data/units.ts';
import type { Battle } from '../battle.ts';
import { CARD_COUNT } from '../data/cards.ts';
import { companiesOf, DISCARDED, handOf, INDEX, PACK, type BattleState } from '../state.ts';

/** 20.5: hands of command cards. */

/** Companies for each card, and for each medal. */
const COMPANIES_PER_CARD = 3;

/** A third, rounded; thirds never end in a half. */
export function thirdOf(companies: number): number {
  return Math.floor((2 * companies + COMPANIES_PER_CARD) / (2 * COMPANIES_PER_CARD));
}

/** How many cards a side should hold now. */
export function handFor(state: BattleState, side: Side, least: number): number {
  return Math.max(least, thirdOf(companiesOf(state, side).length));
}

/**
 * Draws so many cards. The pack is what nobody has seen, so its order need not exist: each card is drawn from all of it,
 * by a die that its holder alone may see.
 */
export function draw(battle: Battle, side: Side, count: number): readonly number[] {
  const { state, dice, holders, tell } = battle;
  const drawn: number[] = [];
  for (let left = count; left > 0; left--) {
    if (cardsAt(state, PACK).length === 0) shuffle(battle);
    const pack = cardsAt(state, PACK);
    if (pack.length === 0) break;
    const card = pack[dice.between(0, pack.length - 1, 'card', holders[side])];
    state.cardPlace[card] = INDEX[side];
    drawn.push(card);
  }
  state.handSize[INDEX[side]] += drawn.length;
  if (drawn.length > 0) tell({ kind: 'drew', side, cards: drawn.length, discloses: true });
  return drawn;
}

export function discard({ state, tell }: Battle, side: Side, cards: readonly number[]): void {
  for (const card of cards) state.cardPlace[card] = DISCARDED;
  state.handSize[INDEX[side]] -= cards.length;
  tell({ kind: 'discarded', side, cards });
}

/** What was discarded goes back into the pack. */
export function shuffle({ state, tell }: Battle): void {
  for (let card = 0; card < CARD_COUNT; card++) if (state.cardPlace[card] === DISCARDED) state.cardPlace[card] = PACK;
  tell({ kind: 'pack shuffled' });
}

function cardsAt(state: BattleState, place: number): readonly number[] {
  const found: number[] = [];
  for (let card = 0; card < CARD_COUNT; card++) if (state.cardPlace[card] === place) found.push(card);
  return found;
}

/** A card of this type in a hand, the lowest; -1 if there is none. */
export function cardOfType(state: BattleState, side: Side, isType: (card: number) => boolean): number {
  return handOf(state, side).find(isType) ?? -1;
}
