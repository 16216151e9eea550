import type { Offer } from '@club-route/engine';
import type { FarthestBridgeAction, FarthestBridgeDraft } from '../actions.ts';

export type FarthestBridgeOffer = Offer<FarthestBridgeAction, FarthestBridgeDraft>;
