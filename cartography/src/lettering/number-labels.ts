import type { Grid } from '@club-route/engine';
import type { SheetCells } from '../sheet/cells.ts';
import { CELL, type Box, type Spot } from '../sheet/spot.ts';
import type { Label } from './label.ts';
import type { Obstacles } from './obstacles.ts';
import { widthOf } from './type.ts';

/** Pixels a cell from which there is room for a number. */
const FROM = 40;

/** The number of every cell, at its top, or where a name leaves room; under names all over it is silent. */
export function numberLabels(board: Grid, cells: SheetCells, cell: number, obstacles: Obstacles): readonly Label[] {
  if (cell < FROM) return [];
  const size = Math.min(12, cell * 0.2);
  const unit = CELL / cell;
  const high = Math.min(...cells.corner.map(({ y }) => y));
  // A pointed top has less room: the number goes lower.
  const isPointed = cells.corner.filter(({ y }) => y < high + 1).length === 1;
  const inset = high * (isPointed ? 0.62 : 0.93);
  return cells.centre.flatMap(({ x, y }, index): Label[] => {
    const text = board.labels[index];
    const half = (widthOf('number', text) * size * unit) / 2;
    const boxAt = (spot: Spot): Box => ({
      left: spot.x - half - unit,
      right: spot.x + half + unit,
      top: spot.y - 0.72 * size * unit,
      bottom: spot.y + unit,
    });
    const top = y + inset + size * unit * 0.8;
    const foot = y - inset * 0.8;
    const aside = CELL / 2 - half - 2 * unit;
    const spot = [
      { x, y: top },
      { x, y: foot },
      { x: x - aside, y: top },
      { x: x + aside, y: top },
      { x: x - aside, y: foot },
      { x: x + aside, y: foot },
    ].find((place) => obstacles.isFree(boxAt(place)));
    if (spot === undefined) return [];
    const box = boxAt(spot);
    obstacles.addWord(box);
    return [{ layer: 'numbers', text, face: 'number', colour: 'ink-soft', size, spot, halo: true, box }];
  });
}
