import type { MapSheet } from '@club-route/cartography/draw/map-sheet';
import { memo } from 'react';
import { cellsPath } from '../board/geometry.ts';
import css from './Marks.module.css';

/** What the rules of several games lay on a map: hexes that decide, drop zones, dots of ownership. */

interface CellMarkProps {
  readonly sheet: MapSheet;
  readonly cell: number;
}

/** Cells that decide the game, each with a star, and what it is worth where that differs. */
export function Goals({
  sheet,
  goals,
}: {
  readonly sheet: MapSheet;
  readonly goals: readonly { readonly cell: number; readonly worth?: string }[];
}) {
  return (
    <g className={css.marks} aria-hidden="true">
      <path
        className={css.goal}
        d={cellsPath(
          sheet,
          goals.map(({ cell }) => cell),
        )}
      />
      {goals.map(({ cell, worth }) => {
        const { x, y } = sheet.cells.centre[cell];
        return (
          <g key={cell} className={css.star} transform={`translate(${x} ${y + 42})`}>
            <path d="M0-11 3.2-3.8 10.9-3.4 4.9 1.6 7 9.2 0 5-7 9.2-4.9 1.6-10.9-3.4-3.2-3.8Z" />
            {worth === undefined ? null : (
              <text x={14} y={6}>
                {worth}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}

/** A parachute where a formation comes down or is supplied; paler, and crossed out, once it is lost. */
export function DropZone({
  sheet,
  cell,
  name,
  isLost,
}: CellMarkProps & { readonly name: string; readonly isLost: boolean }) {
  const { x, y } = sheet.cells.centre[cell];
  return (
    <g className={css.zone} data-lost={isLost} transform={`translate(${x} ${y})`} aria-hidden="true">
      <circle r={47} />
      <path
        className={css.chute}
        d="M-30 6A30 30 0 0 1 30 6Q22 -2 15 6Q7 -2 0 6Q-7 -2 -15 6Q-22 -2 -30 6ZM-30 6 0 34 30 6M-15 6 0 34 15 6"
      />
      <text y={-26}>{name}</text>
      {isLost ? <path className={css.cross} d="M-34-34 34 34M34-34-34 34" /> : null}
    </g>
  );
}

/** A dot in each of these cells, clear of a counter there. `cells` is the list as one text, so that it is drawn once. */
export const Dots = memo(function Dots({ sheet, cells }: { readonly sheet: MapSheet; readonly cells: string }) {
  const path = cells.split(' ').map((cell) => {
    const { x, y } = sheet.cells.centre[Number(cell)];
    return `M${x - 5} ${y + 43}a5 5 0 1 0 10 0a5 5 0 1 0 -10 0`;
  });
  return <path className={css.dots} d={path.join('')} aria-hidden="true" />;
});
