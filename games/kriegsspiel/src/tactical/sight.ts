import type { Side } from '../data/units.ts';
import { CARD_COUNT } from './data/cards.ts';
import { isTactic } from './play.ts';
import { DISCARDED, handOf, INDEX, PACK, SIDES, UNSEEN, type BattleState } from './state.ts';

/** 20.5: the board is open to both commanders; a hand only to its holder, the pack to nobody. */

/** Takes out of a copy of the state what somebody on that side, or on neither, may not know of the battle. */
export function hideCards(seen: BattleState, viewer: Side | undefined): void {
  for (let card = 0; card < CARD_COUNT; card++) {
    const place = seen.cardPlace[card];
    const isOpen = place === DISCARDED || (viewer !== undefined && place === INDEX[viewer]);
    if (!isOpen) seen.cardPlace[card] = UNSEEN;
  }
  for (const side of SIDES) if (side !== viewer) seen.ambush[INDEX[side]] = UNSEEN;
  if (seen.battleMover !== viewer) seen.cardsToKeep = [];
}

/** Deals the cards that a side has not seen to the other hand and to the pack, as they may lie. */
export function imagineCards(state: BattleState, viewer: Side, pick: (count: number) => number): void {
  const unseen: number[] = [];
  for (let card = 0; card < CARD_COUNT; card++) if (state.cardPlace[card] === UNSEEN) unseen.push(card);
  for (const side of SIDES) {
    if (side === viewer) continue;
    for (let left = state.handSize[INDEX[side]]; left > 0; left--)
      state.cardPlace[unseen.splice(pick(unseen.length), 1)[0]] = INDEX[side];
    // He may have laid an ambush for this turn, if he holds the card.
    const mayWait = state.battleMover === viewer && handOf(state, side).some((card) => isTactic(card, 'lie in wait'));
    state.ambush[INDEX[side]] = mayWait ? pick(2) : 0;
  }
  for (const card of unseen) state.cardPlace[card] = PACK;
}
