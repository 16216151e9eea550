import type { CellOffer, ChoiceGroup, ChoiceOffer, Offer, UnitOffer } from '@club-route/engine';
import type { DriveAction, DriveDraft } from '../actions.ts';

export type DriveOffer = Offer<DriveAction, DriveDraft>;
export type DriveCell = CellOffer<DriveAction, DriveDraft>;
export type DriveUnit = UnitOffer<DriveAction, DriveDraft>;
export type DriveGroup = ChoiceGroup<DriveAction, DriveDraft>;
export type DriveButton = ChoiceOffer<DriveAction, DriveDraft>;
