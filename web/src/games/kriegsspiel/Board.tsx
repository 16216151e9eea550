import { commandsOf, isCommander } from '@club-route/kriegsspiel';
import { GameBoard } from '../../hex/board/GameBoard.tsx';
import type { HexGame } from '../../hex/game.ts';
import type { TableController } from '../../table/controller.ts';
import { Button } from '../../ui/Button.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { eyesOf, seesTruth, useEyes, type Eyes } from './eyes.ts';
import { campaignGame } from './game.ts';
import type { CampaignController, CampaignProps } from './types.ts';
import { Beside } from './umpire/Beside.tsx';
import css from './Board.module.css';

/** So many stand side by side; more are in a list. */
const MOST_SIDE_BY_SIDE = 5;

/** The map; whoever sees the truth may look at it with the eyes of each commander, on the same map or beside the truth. */
export function Board({ controller }: CampaignProps) {
  const { eyes, isBeside } = useEyes(controller);
  const maySwitch = seesTruth(controller);
  if (!maySwitch && !isCommander(controller.source.viewer)) return <Shared controller={controller} />;
  const [first] = commandsOf(controller.state);
  return (
    <div className={css.board} data-eyes={eyes} data-beside={isBeside}>
      <div className={css.map}>
        <Shared controller={controller} />
      </div>
      {isBeside && isCommander(eyes) ? (
        <div className={css.map}>
          <Beside controller={controller} command={eyes} />
        </div>
      ) : null}
      {maySwitch ? (
        <div className={css.eyes}>
          <SeenAs controller={controller} eyes={eyes} />
          <Button
            aria-pressed={isBeside}
            onClick={() => eyesOf(controller).setState({ eyes: isCommander(eyes) ? eyes : first, isBeside: !isBeside })}
          >
            Beside the truth
          </Button>
        </div>
      ) : null}
    </div>
  );
}

function SeenAs({ controller, eyes }: CampaignProps & { readonly eyes: Eyes }) {
  const choices = eyesIn(controller);
  const look = (next: Eyes): void =>
    eyesOf(controller).setState(({ isBeside }) => ({ eyes: next, isBeside: isBeside && next !== 'truth' }));
  if (choices.length <= MOST_SIDE_BY_SIDE)
    return <Segmented label="Seen as" choices={choices} value={eyes} onChange={look} />;
  return (
    <select aria-label="Seen as" value={eyes} onChange={(event) => look(event.target.value as Eyes)}>
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

function eyesIn({ state, module }: CampaignController): readonly { readonly value: Eyes; readonly label: string }[] {
  return [
    { value: 'truth', label: 'Truth' },
    ...commandsOf(state).map((value) => ({ value, label: module.language.names(value).side })),
  ];
}

function Shared({ controller }: CampaignProps) {
  const game = campaignGame(controller.state) as unknown as HexGame;
  return <GameBoard controller={controller as unknown as TableController} game={game} />;
}
