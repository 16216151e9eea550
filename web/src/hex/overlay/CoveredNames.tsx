import type { Label } from '@club-route/cartography/lettering/label';
import { fontOf, TYPES, type Face } from '@club-route/cartography/lettering/type';
import { CELL, meet, type Box, type Spot } from '@club-route/cartography/sheet/spot';
import { useMemo } from 'react';
import { useTable } from '../../table/use-table.ts';
import { detailAt } from '../board/use-detail.ts';
import { useDesk } from '../desk.ts';
import type { HexLayerProps } from '../game.ts';
import css from './CoveredNames.module.css';

/** Far out one looks for these. */
const FACES: readonly Face[] = ['city', 'town'];

/** Far out a counter is as large as its hex, and under it lies the name of the town: it is written once more, above. */
export function CoveredNames({ controller, game, sheet }: HexLayerProps) {
  const scale = useDesk(controller, (desk) => desk.scale);
  useTable(controller, (table) => table);
  const { pieces } = game.picture(controller);
  const isFar = scale !== undefined && detailAt(scale) === 'far';
  const labels = useMemo(() => (isFar ? sheet.labels(scale) : []), [sheet, scale, isFar]);
  if (!isFar) return null;
  const cells = pieces.map(({ cell }) => sheet.cells.centre[cell]);
  return (
    <g className={css.names} aria-hidden="true">
      {coveredBy(cells, labels).map(({ text, face, size, spot, align }) => (
        <text
          key={`${text} ${spot.x} ${spot.y}`}
          x={spot.x}
          y={spot.y}
          textAnchor={align ?? 'middle'}
          style={{ font: fontOf(face, (size * CELL) / scale), letterSpacing: `${TYPES[face].spacing}em` }}
        >
          {text}
        </text>
      ))}
    </g>
  );
}

/** The names of towns on which a counter lies, counters being so many places of the sheet. */
export function coveredBy(counters: readonly Spot[], labels: readonly Label[]): readonly Label[] {
  const half = COUNTER / 2;
  const boxes = counters.map(({ x, y }): Box => ({ left: x - half, right: x + half, top: y - half, bottom: y + half }));
  return labels.filter(({ face, box }) => FACES.includes(face) && boxes.some((counter) => meet(counter, box)));
}

/** The side of a counter far out, in sheet units. */
const COUNTER = 0.8 * CELL;
