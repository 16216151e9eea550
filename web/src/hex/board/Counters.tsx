import { useMemo } from 'react';
import { useSettings } from '../../app/settings.ts';
import { useTable } from '../../table/use-table.ts';
import { deskOf } from '../desk.ts';
import type { HexLayerProps, PieceView } from '../game.ts';
import { canPress, litIn, stacksOn, useOffer } from '../offer.ts';
import { enterCell, takeStack, takeUnit } from '../press.ts';
import { Ghost } from '../stack/Ghost.tsx';
import { Stacks } from '../stack/Stacks.tsx';
import { viewTold, walkShown } from '../told.ts';
import { SIGHTINGS, useLayer } from './switches.ts';
import { Piece, type Standing } from './Piece.tsx';

/** Every counter on the map, those that lie on each other as stacks, and where counters were last seen. */
export function Counters({ controller, game, sheet }: HexLayerProps) {
  const { telling } = useTable(controller, (table) => table);
  const offer = useOffer(controller);
  const told = viewTold(controller, game);
  const walked = walkShown(controller, game);
  const dying = telling?.rolling ? told?.lost : undefined;
  const standingOf = (unit: number): Standing => (unit === dying ? 'lost' : (offer.units.get(unit)?.look ?? 'still'));
  const { onLook, onPress } = useMemo(
    () => ({
      // A counter in focus is where the cell cursor is.
      onLook: (cell: number, byKeys: boolean): void => {
        deskOf(controller).setState({ cursor: cell, left: undefined });
        if (byKeys) deskOf(controller).getState().map?.reveal(cell);
      },
      // Once a counter is selected by a key, the arrows move the cursor from it.
      onPress: (cell: number): void => {
        enterCell(controller, game, cell);
        deskOf(controller).getState().map?.focus();
      },
    }),
    [controller, game],
  );
  // Counters may look otherwise where the player likes them otherwise.
  useSettings(({ layers }) => layers);
  const { pieces, ghosts: remembered } = game.picture(controller);
  const ghosts = useLayer(controller, SIGHTINGS) ? remembered : [];
  const stacks = stacksOn(pieces, offer);
  const stackOf = ({ cell }: PieceView): readonly number[] => stacks.get(cell)!;
  const depthOf = (piece: PieceView): number => stackOf(piece).indexOf(piece.unit);
  const known = new Map(pieces.map((piece) => [piece.unit, piece]));
  const heaps = [...stacks].filter(([, stack]) => stack.length > 1);
  return (
    <g>
      {ghosts.map((ghost, index) => (
        <Ghost
          key={`${ghost.cell} ${ghost.words}`}
          sheet={sheet}
          {...ghost}
          depth={ghosts.slice(0, index).filter(({ cell }) => cell === ghost.cell).length}
        />
      ))}
      {pieces
        .toSorted((a, b) => depthOf(a) - depthOf(b))
        .map((piece) => (
          <Piece
            key={piece.unit}
            sheet={sheet}
            cell={piece.cell}
            depth={depthOf(piece)}
            trail={walked?.units.includes(piece.unit) ? walked.path : undefined}
            face={piece.face}
            words={piece.words}
            standing={standingOf(piece.unit)}
            isStacked={stackOf(piece).length > 1}
            isOnDanger={offer.cells.get(piece.cell)?.look === 'danger'}
            onLook={onLook}
            onPress={onPress}
          />
        ))}
      <Stacks
        controller={controller}
        sheet={sheet}
        stacks={
          new Map(
            heaps.map(([cell, stack]) => [
              cell,
              stack.map((unit) => {
                const { face, words } = known.get(unit)!;
                return { unit, face, words, standing: standingOf(unit), canPress: canPress(offer)(unit) };
              }),
            ]),
          )
        }
        lit={litIn(offer)}
        nameOf={(cell) => sheet.theatre.board.labels[cell]}
        onPress={onPress}
        onTake={(unit, how) => takeUnit(controller, unit, how)}
        onTakeAll={(cell) => takeStack(controller, stacks.get(cell)!)}
      />
    </g>
  );
}
