import type {
  BattleAction,
  BattleDraft,
  BattleOptions,
  BattleReport,
  SetBattleState,
} from '@club-route/kriegsspiel/battle';
import type { HexGame } from '../../hex/game.ts';
import type { TableController } from '../../table/controller.ts';
import type { Skin, SkinProps } from '../../table/skin.ts';

export type BattleController = TableController<SetBattleState, BattleAction, BattleOptions, BattleDraft, BattleReport>;
export type BattleHexGame = HexGame<SetBattleState, BattleAction, BattleOptions, BattleDraft, BattleReport>;
export type BattleSkin = Skin<SetBattleState, BattleAction, BattleOptions, BattleDraft, BattleReport>;
export type BattleProps = SkinProps<SetBattleState, BattleAction, BattleOptions, BattleDraft, BattleReport>;
