import type { TheatreBoard } from '@club-route/theatre';
import type { SheetCells } from '../sheet/cells.ts';
import { CELL } from '../sheet/spot.ts';
import type { Label } from './label.ts';
import { widthOf } from './type.ts';

const FROM = 48;

/** What the marks are called, from nearby. */
export function markLabels({ marks }: TheatreBoard, cells: SheetCells, cell: number): readonly Label[] {
  if (cell < FROM) return [];
  const size = Math.min(13, cell * 0.2);
  const unit = CELL / cell;
  return [...marks.values()].map(({ name, cellList }) => {
    const { x, y } = cells.centre[cellList[Math.floor(cellList.length / 2)]];
    const spot = { x, y: y + 0.3 * CELL + size * unit * 0.8 };
    const half = (widthOf('mark', name) * size * unit) / 2;
    return {
      layer: 'marks',
      text: name,
      face: 'mark',
      colour: 'mark',
      size,
      spot,
      halo: true,
      box: { left: x - half, right: x + half, top: spot.y - size * unit, bottom: spot.y + 3 * unit },
    };
  });
}
