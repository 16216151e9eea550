import type { CellOffer, ChoiceGroup, ChoiceOffer, Offer, UnitOffer } from '@club-route/engine';
import type { DescentAction, DescentDraft } from '../actions.ts';

export type DescentOffer = Offer<DescentAction, DescentDraft>;
export type DescentCell = CellOffer<DescentAction, DescentDraft>;
export type DescentUnit = UnitOffer<DescentAction, DescentDraft>;
export type DescentGroup = ChoiceGroup<DescentAction, DescentDraft>;
export type DescentButton = ChoiceOffer<DescentAction, DescentDraft>;
