import { useStore } from 'zustand';
import { GameBoard } from '../../hex/board/GameBoard.tsx';
import type { HexGame } from '../../hex/game.ts';
import type { TableController } from '../../table/controller.ts';
import { Segmented } from '../../ui/Segmented.tsx';
import { Board as CampaignBoard } from '../kriegsspiel/Board.tsx';
import { kriegsspielBattleGame } from '../kriegsspiel-battle/game.ts';
import { sheetOf, useField, useFollowing, type Sheet } from './field.ts';
import { asCampaign, type SecondProps } from './types.ts';
import css from './Board.module.css';

const SHEETS: readonly { readonly value: Sheet; readonly label: string }[] = [
  { value: 'field', label: 'Field' },
  { value: 'map', label: 'Map' },
];

/** The map of the campaign, and over it the field while a battle is fought that the viewer sees. */
export function Board({ controller }: SecondProps) {
  const field = useField(controller);
  const sheet = useStore(sheetOf(controller), (state) => state.sheet);
  useFollowing(controller, field);
  if (field === undefined) return <CampaignBoard controller={asCampaign(controller)} />;
  return (
    <div className={css.board} data-sheet={sheet}>
      {sheet === 'field' ? (
        <GameBoard
          controller={field as unknown as TableController}
          game={kriegsspielBattleGame as unknown as HexGame}
        />
      ) : (
        <CampaignBoard controller={asCampaign(controller)} />
      )}
      <div className={css.sheets} data-beside-handle>
        <Segmented
          label="Sheet"
          choices={SHEETS}
          value={sheet}
          onChange={(next) => sheetOf(controller).setState({ sheet: next })}
        />
      </div>
    </div>
  );
}
