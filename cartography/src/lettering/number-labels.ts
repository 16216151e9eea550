import type { Grid } from '@club-route/engine';
import type { SheetCells } from '../sheet/cells.ts';
import { CELL } from '../sheet/spot.ts';
import type { Label } from './label.ts';
import { widthOf } from './type.ts';
import type { Word } from './word.ts';

/** Pixels a cell from which there is room for a number. */
const FROM = 40;

/** The number of every cell, at its top, or where a name leaves room; under names all over it is silent. */
export function numberWords(board: Grid, cells: SheetCells, cell: number): readonly Word[] {
  if (cell < FROM) return [];
  const size = Math.min(12, cell * 0.2);
  const unit = CELL / cell;
  const high = Math.min(...cells.corner.map(({ y }) => y));
  // A pointed top has less room: the number goes lower.
  const isPointed = cells.corner.filter(({ y }) => y < high + 1).length === 1;
  const inset = high * (isPointed ? 0.62 : 0.93);
  const [top, foot] = [inset + size * unit * 0.8, -inset * 0.8];
  return cells.centre.map((centre, index): Word => {
    const text = board.labels[index];
    const half = (widthOf('number', text) * size * unit) / 2;
    const aside = CELL / 2 - half - 2 * unit;
    const places: readonly (readonly [x: number, y: number])[] = [
      [0, top],
      [0, foot],
      [-aside, top],
      [aside, top],
      [-aside, foot],
      [aside, foot],
    ];
    const at = (place: number): Label => {
      const [dx, dy] = places[place];
      const spot = { x: centre.x + dx, y: centre.y + dy };
      const box = {
        left: spot.x - half - unit,
        right: spot.x + half + unit,
        top: spot.y - 0.72 * size * unit,
        bottom: spot.y + unit,
      };
      return { layer: 'numbers', text, face: 'number', colour: 'ink-soft', size, spot, halo: true, box };
    };
    return { places: places.length, at };
  });
}
