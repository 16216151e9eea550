import { memo } from 'react';
import type { MapSheet } from '@club-route/cartography/draw/map-sheet';
import css from './CellText.module.css';

interface CellTextProps {
  readonly sheet: MapSheet;
  /** Cell and what is written in it. */
  readonly texts: readonly (readonly [number, string])[];
}

/** A few letters in the middle of cells, when the map is near enough to read them. */
export const CellText = memo(function CellText({ sheet, texts }: CellTextProps) {
  return (
    <g className={css.texts} aria-hidden="true">
      {texts.map(([cell, text]) => (
        <text key={cell} x={sheet.cells.centre[cell].x} y={sheet.cells.centre[cell].y + 8}>
          {text}
        </text>
      ))}
    </g>
  );
});
