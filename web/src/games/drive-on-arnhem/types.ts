import type { DriveAction, DriveDraft, DriveOptions, DriveReport, DriveState } from '@club-route/drive-on-arnhem';
import type { HexGame } from '../../hex/game.ts';
import type { TableController } from '../../table/controller.ts';
import type { KeySet, Skin } from '../../table/skin.ts';

export type DriveController = TableController<DriveState, DriveAction, DriveOptions, DriveDraft, DriveReport>;
export type DriveHexGame = HexGame<DriveState, DriveAction, DriveOptions, DriveDraft, DriveReport>;
export type DriveSkin = Skin<DriveState, DriveAction, DriveOptions, DriveDraft, DriveReport>;
export type DriveKeys = KeySet<DriveState, DriveAction, DriveOptions, DriveDraft, DriveReport>;
export interface DriveProps {
  readonly controller: DriveController;
}
