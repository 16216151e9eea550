import type { Grid } from '@club-route/engine';
import type { SheetCells } from '../sheet/cells.ts';
import { CELL } from '../sheet/spot.ts';
import type { Label } from './label.ts';

/** Pixels a cell from which there is room for a number. */
const FROM = 40;

/** The number of every cell, at its top. */
export function numberLabels(board: Grid, cells: SheetCells, cell: number): readonly Label[] {
  if (cell < FROM) return [];
  const size = Math.min(12, cell * 0.2);
  const unit = CELL / cell;
  const high = Math.min(...cells.corner.map(({ y }) => y));
  // A pointed top has less room: the number goes lower.
  const isPointed = cells.corner.filter(({ y }) => y < high + 1).length === 1;
  return cells.centre.map(({ x, y }, index) => {
    const spot = { x, y: y + high * (isPointed ? 0.62 : 0.93) + size * unit * 0.8 };
    return {
      layer: 'numbers',
      text: board.labels[index],
      face: 'number',
      colour: 'ink-soft',
      size,
      spot,
      halo: false,
      box: { left: x - CELL / 2, right: x + CELL / 2, top: spot.y - size * unit, bottom: spot.y },
    };
  });
}
