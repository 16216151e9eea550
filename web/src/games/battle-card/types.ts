import type {
  BattleCardAction,
  BattleCardDraft,
  BattleCardOptions,
  BattleCardReport,
  BattleCardState,
} from '@club-route/battle-card';
import type { TableController } from '../../table/controller.ts';
import type { Skin } from '../../table/skin.ts';

export type BattleCardController = TableController<
  BattleCardState,
  BattleCardAction,
  BattleCardOptions,
  BattleCardDraft,
  BattleCardReport
>;
export type BattleCardSkin = Skin<
  BattleCardState,
  BattleCardAction,
  BattleCardOptions,
  BattleCardDraft,
  BattleCardReport
>;
export interface BattleCardProps {
  readonly controller: BattleCardController;
}
