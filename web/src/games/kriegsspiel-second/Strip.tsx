import { Strip as HexStrip } from '../../hex/strip/Strip.tsx';
import type { HexGame } from '../../hex/game.ts';
import type { TableController } from '../../table/controller.ts';
import { kriegsspielSkin } from '../kriegsspiel/skin.ts';
import { kriegsspielBattleGame } from '../kriegsspiel-battle/game.ts';
import { useFieldInSight } from './field.ts';
import { asCampaign, type SecondProps } from './types.ts';

const { Strip: CampaignStrip } = kriegsspielSkin;

/** The days of the campaign; while the field is in sight, turns, medals and cards of the battle. */
export function Strip({ controller }: SecondProps) {
  const field = useFieldInSight(controller);
  if (field === undefined) return <CampaignStrip controller={asCampaign(controller)} />;
  return (
    <HexStrip controller={field as unknown as TableController} game={kriegsspielBattleGame as unknown as HexGame} />
  );
}
