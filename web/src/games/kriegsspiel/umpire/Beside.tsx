import type { Command } from '@club-route/kriegsspiel';
import { Suspense, use, useEffect, useRef } from 'react';
import { LAYERS } from '../../../hex/board/layers.ts';
import { Piece } from '../../../hex/board/Piece.tsx';
import { useDetail } from '../../../hex/board/use-detail.ts';
import { deskOf, useDesk } from '../../../hex/desk.ts';
import { Crossings } from '../../../hex/overlay/Crossings.tsx';
import { Ghost } from '../../../hex/stack/Ghost.tsx';
import { MapView, type MapHandle } from '../../../map/view/MapView.tsx';
import { openSheet } from '../../../map/sheets.ts';
import { useTable } from '../../../table/use-table.ts';
import type { HexGame, HexLayerProps } from '../../../hex/game.ts';
import { cellWords } from '../cell-facts.ts';
import { believed } from '../eyes.ts';
import { GroundSeen } from '../Ground.tsx';
import { belief } from '../map-picture.ts';
import type { CampaignController, CampaignHexGame, CampaignProps } from '../types.ts';
import css from './Beside.module.css';

interface BesideProps extends CampaignProps {
  readonly command: Command;
}

/** What a commander believes, on a map of its own beside the truth. Cursor and selection are those of the other map. */
export function Beside({ controller, command }: BesideProps) {
  return (
    <Suspense fallback={<p className={css.wait}>The map is being drawn …</p>}>
      <Drawn controller={controller} command={command} />
    </Suspense>
  );
}

function Drawn({ controller, command }: BesideProps) {
  const sheet = use(openSheet('kriegsspiel'));
  useTable(controller, (table) => table.shown);
  const map = useRef<MapHandle>(null);
  const group = useRef<SVGGElement>(null);
  useDetail(group, sheet);
  const desk = deskOf(controller);
  const cursor = useDesk(controller, (state) => state.cursor);
  // Both maps show the square under the cursor.
  useEffect(() => {
    if (cursor !== undefined) map.current?.reveal(cursor);
  }, [cursor]);
  const sight = believed(controller, command);
  const { pieces, ghosts } = belief(sight, command);
  const { side } = controller.module.language.names(command);
  return (
    <>
      <MapView
        ref={map}
        sheet={sheet}
        layers={LAYERS}
        label={`What ${side} believes. Arrow keys move the cursor on both maps, Enter selects a unit.`}
        cursor={cursor}
        onCursor={(cell) => {
          desk.setState({ cursor: cell });
          if (cell !== undefined) desk.getState().map?.reveal(cell);
        }}
        onCell={(cell) => {
          const found = pieces.findLast((piece) => piece.cell === cell);
          if (found !== undefined) showTruth(controller, found.unit);
        }}
        describe={(cell) => `${side}: ${cellWords(sight, cell, command).join('. ')}`}
      >
        <g ref={group} data-detail="far">
          <GroundSeen controller={controller} sheet={sheet} eyes={command} />
          <Crossings {...({ controller, game: gameSeen(command), sheet } as unknown as HexLayerProps)} />
          {ghosts.map((ghost) => (
            <Ghost key={`${ghost.cell} ${ghost.words}`} sheet={sheet} depth={0} {...ghost} />
          ))}
          {pieces.map(({ unit, cell, face, words }, index) => (
            <Piece
              key={unit}
              sheet={sheet}
              cell={cell}
              depth={pieces.slice(0, index).filter((other) => other.cell === cell).length}
              trail={undefined}
              face={face}
              words={words}
              standing="still"
              onLook={nothing}
              onPress={nothing}
            />
          ))}
        </g>
      </MapView>
      <p className={css.title}>{side} believes</p>
    </>
  );
}

/** Counters here are pressed as squares of the map. */
const nothing = (): void => undefined;

/** Selects a unit where it is believed, and shows on the other map where it is. */
function showTruth(controller: CampaignController, unit: number): void {
  controller.propose({ unit });
  const there = controller.state.unitCell[unit];
  if (there < 0) return;
  deskOf(controller).setState({ marked: [there] });
  deskOf(controller).getState().map?.attend(there);
}

function gameSeen(command: Command): Pick<HexGame, 'picture'> {
  const picture: CampaignHexGame['picture'] = (controller) => belief(believed(controller, command), command);
  return { picture } as unknown as Pick<HexGame, 'picture'>;
}
