import { COMMANDS, isCommand, language } from '@club-route/kriegsspiel';
import { GameBoard } from '../../hex/board/GameBoard.tsx';
import type { HexGame } from '../../hex/game.ts';
import type { TableController } from '../../table/controller.ts';
import { Segmented } from '../../ui/Segmented.tsx';
import { eyesOf, seesTruth, useEyes, type Eyes } from './eyes.ts';
import { campaignGame } from './game.ts';
import type { CampaignProps } from './types.ts';
import css from './Board.module.css';

const EYES: readonly { readonly value: Eyes; readonly label: string }[] = [
  { value: 'truth', label: 'Truth' },
  ...COMMANDS.map((value) => ({ value, label: language.names(value).side })),
];

/** The map; whoever sees the truth may look at it with the eyes of each commander. */
export function Board({ controller }: CampaignProps) {
  const eyes = useEyes(controller);
  const maySwitch = seesTruth(controller);
  if (!maySwitch && !isCommand(controller.source.viewer)) return <Shared controller={controller} />;
  return (
    <div className={css.board} data-eyes={eyes}>
      <Shared controller={controller} />
      {maySwitch ? (
        <div className={css.eyes}>
          <Segmented
            label="Seen as"
            choices={EYES}
            value={eyes}
            onChange={(next) => eyesOf(controller).setState({ eyes: next })}
          />
        </div>
      ) : null}
    </div>
  );
}

function Shared({ controller }: CampaignProps) {
  return <GameBoard controller={controller as unknown as TableController} game={campaignGame as unknown as HexGame} />;
}
