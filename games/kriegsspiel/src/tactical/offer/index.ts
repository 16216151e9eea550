import { NO_OFFER, type Hand } from '@club-route/engine';
import type { Side } from '../../data/units.ts';
import type { BattleDraft } from '../choices.ts';
import { askedSide } from '../refuse.ts';
import type { BattleState } from '../state.ts';
import { cardOffer } from './card.ts';
import { companyOffer } from './company.ts';
import { discardOffer, keepOffer } from './discard.ts';
import { handOffer } from './hand.ts';
import { ordersOffer } from './orders.ts';
import { pickOffer } from './pick.ts';
import { groundOffer, retreatOffer } from './retreat.ts';
import { strikeOffer } from './strike.ts';
import type { BattleOffer } from './types.ts';

/** What a commander may press and choose in a battle, one file for each kind of decision. */
export function battleOffer(state: BattleState, side: Side, draft: BattleDraft | undefined, hand: Hand): BattleOffer {
  if (askedSide(state) !== side) return NO_OFFER;
  switch (state.battlePhase) {
    case 'none':
      return NO_OFFER;
    case 'discard':
      return discardOffer(state, side, draft?.kind === 'discard' ? draft.cards : []);
    case 'card':
      return draft?.kind === 'play' ? cardOffer(state, side, draft) : handOffer(state, side);
    case 'orders':
      return ordersOffer(state, side, draft?.kind === 'order' ? draft.units : []);
    case 'movement':
    case 'battle': {
      if (draft?.kind === 'strike') return strikeOffer(state, side, draft.targets);
      const free = pickOffer(state, side);
      return draft?.kind === 'company' ? companyOffer(state, side, draft.company, free) : free;
    }
    case 'retreat':
      return retreatOffer(state, hand);
    case 'ground':
      return groundOffer(state);
    case 'keep':
      return keepOffer(state);
  }
}
