import type { Player } from '@club-route/engine';
import type { CampaignAction } from '../actions.ts';
import { endOf } from '../data/calendar.ts';
import { optionsOf, type CampaignState } from '../state.ts';

/** The computer as umpire lets every result go as it was proposed. */
export const umpirePlayer: Player<CampaignState, CampaignAction> = {
  decide: ({ pending }) =>
    pending === null
      ? { kind: 'roll', dice: 1, purpose: 'nothing' }
      : { kind: 'rule', id: pending.id, as: 'proposed', because: 'as the table says' },
};

/** The computer at the clock: time runs until something reaches somebody, or is to be ruled. */
export const clockPlayer: Player<CampaignState, CampaignAction> = {
  decide: (state) => ({ kind: 'advance', to: endOf(optionsOf(state).days) }),
};
