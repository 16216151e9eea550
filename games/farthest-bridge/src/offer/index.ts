import type { Hand, Offers, Seat } from '@club-route/engine';
import type { FarthestBridgeAction, FarthestBridgeDraft } from '../actions.ts';
import { board, CELLS } from '../data/board.ts';
import { AIRBORNE, UNIT_COUNT } from '../data/units.ts';
import { isCombatPhase, isOnMap, type FarthestBridgeState } from '../state.ts';
import { advanceOffer } from './advance.ts';
import { combatOffer } from './combat.ts';
import { defenceOffer } from './defence.ts';
import { demolitionOffer } from './demolition.ts';
import { deploymentOffer } from './deployment.ts';
import { gatheringOffer } from './gathering.ts';
import { landingOffer } from './landing.ts';
import { marchOffer } from './march.ts';
import { pickOffer } from './pick.ts';
import { retreatOffer } from './retreat.ts';
import { spanOffer } from './span.ts';
import type { FarthestBridgeOffer } from './types.ts';

/** What a player may press and choose, one file for each kind of decision. */
export const offers: Offers<FarthestBridgeState, FarthestBridgeAction, FarthestBridgeDraft> = {
  units: UNIT_COUNT,
  cells: CELLS,
  sides: board.sides,
  of: offerOf,
};

function offerOf(
  state: FarthestBridgeState,
  seat: Seat,
  draft: FarthestBridgeDraft | undefined,
  hand: Hand,
): FarthestBridgeOffer {
  if (state.phase === 'deploy') return deploymentOffer(state, seat, draft);
  switch (state.step) {
    case 'free':
      return isCombatPhase(state) ? combatOffer(state, seat, draft, hand) : movementOffer(state, seat, draft);
    case 'moving':
      return marchOffer(state, seat, state.mover);
    case 'placing':
      return gatheringOffer(state, seat);
    case 'demolition':
      return demolitionOffer(state);
    case 'defence':
      return defenceOffer(state, draft);
    case 'retreat':
      return retreatOffer(state, hand);
    case 'advance':
      return advanceOffer(state, seat);
  }
}

function movementOffer(
  state: FarthestBridgeState,
  seat: Seat,
  draft: FarthestBridgeDraft | undefined,
): FarthestBridgeOffer {
  if (draft?.kind === 'span') return spanOffer(state, seat);
  if (draft?.kind !== 'unit') return pickOffer(state, seat);
  const lands = AIRBORNE[draft.unit] === 1 && !isOnMap(state, draft.unit);
  return lands ? landingOffer(state, seat, draft.unit) : marchOffer(state, seat, draft.unit);
}
