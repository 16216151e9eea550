import { ARNHEM, ZONES } from '@club-route/farthest-bridge';
import type { MapSheet } from '@club-route/cartography/draw/map-sheet';
import { cellsPath } from '../../hex/board/geometry.ts';
import { useTable } from '../../table/use-table.ts';
import { pictureShown } from './picture.ts';
import type { FarthestBridgeProps } from './types.ts';
import css from './Ground.module.css';

interface GroundProps extends FarthestBridgeProps {
  readonly sheet: MapSheet;
}

/** What the rules lay on the ground: the hexes that decide the game, and the drop zones. */
export function Ground({ controller, sheet }: GroundProps) {
  useTable(controller, (table) => table);
  const picture = pictureShown(controller);
  return (
    <g className={css.marks} aria-hidden="true">
      <path className={css.goal} d={cellsPath(sheet, ARNHEM)} />
      {ARNHEM.map((cell) => {
        const { x, y } = sheet.cells.centre[cell];
        return (
          <path
            key={cell}
            className={css.star}
            transform={`translate(${x} ${y + 42})`}
            d="M0-11 3.2-3.8 10.9-3.4 4.9 1.6 7 9.2 0 5-7 9.2-4.9 1.6-10.9-3.4-3.2-3.8Z"
          />
        );
      })}
      {ZONES.map((zone, index) => {
        const cell = picture.zoneCell[index];
        if (cell < 0) return null;
        const { x, y } = sheet.cells.centre[cell];
        const isLost = picture.zoneEntered[index] === 1;
        return (
          <g key={zone} className={css.zone} data-lost={isLost} transform={`translate(${x} ${y})`}>
            <circle r={47} />
            <path
              className={css.chute}
              d="M-30 6A30 30 0 0 1 30 6Q22 -2 15 6Q7 -2 0 6Q-7 -2 -15 6Q-22 -2 -30 6ZM-30 6 0 34 30 6M-15 6 0 34 15 6"
            />
            <text y={-26}>{zone}</text>
            {isLost ? <path className={css.cross} d="M-34-34 34 34M34-34-34 34" /> : null}
          </g>
        );
      })}
    </g>
  );
}
