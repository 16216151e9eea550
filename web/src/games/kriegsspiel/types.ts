import type {
  CampaignAction,
  CampaignDraft,
  CampaignOptions,
  CampaignReport,
  CampaignState,
} from '@club-route/kriegsspiel';
import type { HexGame } from '../../hex/game.ts';
import type { TableController } from '../../table/controller.ts';
import type { Skin, SkinPage, SkinProps } from '../../table/skin.ts';

export type CampaignController = TableController<
  CampaignState,
  CampaignAction,
  CampaignOptions,
  CampaignDraft,
  CampaignReport
>;
export type CampaignHexGame = HexGame<CampaignState, CampaignAction, CampaignOptions, CampaignDraft, CampaignReport>;
export type CampaignSkin = Skin<CampaignState, CampaignAction, CampaignOptions, CampaignDraft, CampaignReport>;
export type CampaignPage = SkinPage<CampaignState, CampaignAction, CampaignOptions, CampaignDraft, CampaignReport>;
export type CampaignProps = SkinProps<CampaignState, CampaignAction, CampaignOptions, CampaignDraft, CampaignReport>;
