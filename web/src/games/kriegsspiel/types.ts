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

/** The unit that is selected; in the second edition a decision in the making may be one of a battle. */
export function unitIn(draft: CampaignDraft | undefined): number | undefined {
  return draft !== undefined && 'unit' in draft ? draft.unit : undefined;
}

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
