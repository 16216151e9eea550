import type {
  DescentAction,
  DescentDraft,
  DescentOptions,
  DescentReport,
  DescentState,
} from '@club-route/descent-into-hell';
import type { HexGame } from '../../hex/game.ts';
import type { TableController } from '../../table/controller.ts';
import type { Skin, SkinProps } from '../../table/skin.ts';

export type DescentController = TableController<
  DescentState,
  DescentAction,
  DescentOptions,
  DescentDraft,
  DescentReport
>;
export type DescentHexGame = HexGame<DescentState, DescentAction, DescentOptions, DescentDraft, DescentReport>;
export type DescentSkin = Skin<DescentState, DescentAction, DescentOptions, DescentDraft, DescentReport>;
export type DescentProps = SkinProps<DescentState, DescentAction, DescentOptions, DescentDraft, DescentReport>;
