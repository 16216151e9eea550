import type {
  SecondAction,
  SecondDraft,
  SecondOptions,
  SecondReport,
  SecondState,
} from '@club-route/kriegsspiel/second';
import type { TableController } from '../../table/controller.ts';
import type { Skin, SkinPage, SkinProps } from '../../table/skin.ts';
import type { Source } from '../../table/source.ts';
import type { CampaignController } from '../kriegsspiel/types.ts';

export type SecondController = TableController<SecondState, SecondAction, SecondOptions, SecondDraft, SecondReport>;
export type SecondSource = Source<SecondState, SecondAction, SecondOptions, SecondDraft, SecondReport>;
export type SecondSkin = Skin<SecondState, SecondAction, SecondOptions, SecondDraft, SecondReport>;
export type SecondPage = SkinPage<SecondState, SecondAction, SecondOptions, SecondDraft, SecondReport>;
export type SecondProps = SkinProps<SecondState, SecondAction, SecondOptions, SecondDraft, SecondReport>;

/** The same table for the parts that both editions share: a state of the second edition is one of the campaign. */
export function asCampaign(controller: SecondController): CampaignController {
  return controller as unknown as CampaignController;
}
