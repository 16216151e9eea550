import { memo } from 'react';
import type { MapSheet } from '@club-route/cartography/draw/map-sheet';
import { cellsPath, edgePath } from '../board/geometry.ts';
import css from './Cells.module.css';

interface CellsProps {
  readonly sheet: MapSheet;
  readonly cells: readonly number[];
  /**
   * `offered`: may be chosen; `stop`: may be chosen, and nothing goes on from there; `faint`: may be chosen, but it costs or risks much; `danger`: something is lost there;
   * `pointed`: spoken of in the diary; `zone`: merely marked; `taught`: a lesson points at it.
   */
  readonly look: 'offered' | 'stop' | 'faint' | 'danger' | 'pointed' | 'zone' | 'taught';
}

/** Cells under one wash, with a line round them. */
export const Cells = memo(function Cells({ sheet, cells, look }: CellsProps) {
  const area = new Set(cells);
  if (area.size === 0) return null;
  return (
    <g className={css.cells} data-look={look} aria-hidden="true">
      {look === 'stop' ? <Hatch /> : null}
      <path className={css.wash} d={cellsPath(sheet, area)} />
      <path className={css.edge} d={edgePath(sheet, area)} />
    </g>
  );
});

/** Lines across a cell, in the colour of what may be chosen. */
function Hatch() {
  return (
    <pattern id="stop-hatch" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path className={css.hatch} d="M0 0V14" />
    </pattern>
  );
}
