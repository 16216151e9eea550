import { useMemo } from 'react';
import { useTable } from '../../table/use-table.ts';
import { deskOf } from '../desk.ts';
import type { HexLayerProps } from '../game.ts';
import { useOffer } from '../offer.ts';
import { pressUnit } from '../press.ts';
import { viewTold } from '../told.ts';
import { Piece } from './Piece.tsx';

/** Every counter on the map. */
export function Counters({ controller, game, sheet }: HexLayerProps) {
  const { telling } = useTable(controller, (table) => table);
  const { units } = useOffer(controller);
  const told = viewTold(controller, game);
  const dying = telling?.rolling ? told?.lost : undefined;
  const onLook = useMemo(() => {
    // A counter in focus is where the cell cursor is.
    return (cell: number): void => {
      deskOf(controller).setState({ cursor: cell });
      deskOf(controller).getState().map?.reveal(cell);
    };
  }, [controller]);
  const onPress = useMemo(() => {
    // Once a counter is selected by a key, the arrows move the cursor from it.
    return (unit: number): void => {
      pressUnit(controller, unit);
      deskOf(controller).getState().map?.focus();
    };
  }, [controller]);
  const taken = new Map<number, number>();
  return (
    <g>
      {game.picture(controller).pieces.map(({ unit, cell, face, words }) => {
        const depth = taken.get(cell) ?? 0;
        taken.set(cell, depth + 1);
        return (
          <Piece
            key={unit}
            unit={unit}
            sheet={sheet}
            cell={cell}
            depth={depth}
            trail={told?.walked?.unit === unit ? told.walked.path : undefined}
            face={face}
            words={words}
            standing={unit === dying ? 'lost' : (units.get(unit)?.look ?? 'still')}
            onLook={onLook}
            onPress={onPress}
          />
        );
      })}
    </g>
  );
}
