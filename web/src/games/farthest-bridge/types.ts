import type {
  FarthestBridgeAction,
  FarthestBridgeDraft,
  FarthestBridgeOptions,
  FarthestBridgeReport,
  FarthestBridgeState,
} from '@club-route/farthest-bridge';
import type { HexGame } from '../../hex/game.ts';
import type { TableController } from '../../table/controller.ts';
import type { Skin } from '../../table/skin.ts';

export type FarthestBridgeController = TableController<
  FarthestBridgeState,
  FarthestBridgeAction,
  FarthestBridgeOptions,
  FarthestBridgeDraft,
  FarthestBridgeReport
>;
export type FarthestBridgeHexGame = HexGame<
  FarthestBridgeState,
  FarthestBridgeAction,
  FarthestBridgeOptions,
  FarthestBridgeDraft,
  FarthestBridgeReport
>;
export type FarthestBridgeSkin = Skin<
  FarthestBridgeState,
  FarthestBridgeAction,
  FarthestBridgeOptions,
  FarthestBridgeDraft,
  FarthestBridgeReport
>;
export interface FarthestBridgeProps {
  readonly controller: FarthestBridgeController;
}
