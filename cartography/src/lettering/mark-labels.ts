import type { TheatreBoard } from '@club-route/theatre';
import { AREA } from '../draw/mark-items.ts';
import { markColour } from '../draw/mark-signs.ts';
import type { SheetCells } from '../sheet/cells.ts';
import { CELL, type Box } from '../sheet/spot.ts';
import type { Label } from './label.ts';
import { widthOf } from './type.ts';
import type { Word } from './word.ts';

/** Pixels a cell from which signs and areas are named. */
const FROM = { sign: 48, area: 18 };

/** What the marks are called, where no other word stands. */
export function markWords({ marks }: TheatreBoard, cells: SheetCells, cell: number, frame: Box): readonly Word[] {
  const unit = CELL / cell;
  return [...marks.values()].flatMap(({ name, kind, cellList }): Word[] => {
    const isArea = cellList.length >= AREA;
    if (cell < (isArea ? FROM.area : FROM.sign)) return [];
    const size = isArea ? 12 : Math.min(12, cell * 0.2);
    const half = (widthOf('mark', name) * size * unit) / 2;
    const downs = isArea ? [size * unit * 0.35, -0.6 * size * unit] : [0.32 * CELL + size * unit * 0.8, -0.3 * CELL];
    const places = fromTheMiddle(cellList).flatMap((at) => {
      const { x, y } = cells.centre[at];
      // A name at the edge of the sheet is pushed inside.
      const inside = Math.min(frame.right - half - 3 * unit, Math.max(frame.left + half + 3 * unit, x));
      return downs.map((down) => ({ x: inside, y: y + down }));
    });
    const at = (place: number): Label => {
      const spot = places[place];
      const box = {
        left: spot.x - half - 2 * unit,
        right: spot.x + half + 2 * unit,
        top: spot.y - size * unit,
        bottom: spot.y + 3 * unit,
      };
      return { layer: 'marks', text: name, face: 'mark', colour: markColour(kind), size, spot, halo: true, box };
    };
    return [{ places: places.length, at }];
  });
}

/** The middle one first, then those to both sides of it. */
function fromTheMiddle(list: readonly number[]): readonly number[] {
  const middle = Math.floor(list.length / 2);
  return list
    .map((value, index) => ({ value, far: Math.abs(index - middle) }))
    .toSorted((a, b) => a.far - b.far)
    .map(({ value }) => value);
}
