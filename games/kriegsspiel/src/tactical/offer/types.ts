import type { CellOffer, ChoiceOffer, Offer, UnitOffer } from '@club-route/engine';
import type { BattleAction } from '../actions.ts';
import type { BattleDraft } from '../choices.ts';

export type BattleOffer = Offer<BattleAction, BattleDraft>;
export type CompanyOffer = UnitOffer<BattleAction, BattleDraft>;
export type HexOffer = CellOffer<BattleAction, BattleDraft>;
export type BattleChoiceOffer = ChoiceOffer<BattleAction, BattleDraft>;
