import type { Offer, Offers } from '@club-route/engine';
import { offers } from '../offer.ts';
import type { SecondAction } from './actions.ts';
import type { SecondDraft } from './choices.ts';
import { sideInBattle, type SecondState } from './state.ts';

/** Units of the map, as in the first edition. A battle has a table, and offers, of its own (`../battle/offer.ts`). */
export const secondOffers: Offers<SecondState, SecondAction, SecondDraft> = {
  ...offers,
  of(sight, seat, draft, hand) {
    const unit = draft !== undefined && 'unit' in draft ? draft : undefined;
    const offer = offers.of(sight, seat, unit, hand) as Offer<SecondAction, SecondDraft>;
    // 20.3: whoever is asked about a battle should see where.
    const isAsked = sight.engagement?.phase === 'briefing' && sideInBattle(sight, seat) !== undefined;
    return isAsked ? { ...offer, attention: sight.engagement!.box.target } : offer;
  },
};
