import type { TheatreBoard } from '@club-route/theatre';
import type { SheetCells } from '../sheet/cells.ts';
import { contours } from '../sheet/contour.ts';
import { roundPath, straightPath } from '../sheet/path.ts';
import { around, type Raster } from '../sheet/raster.ts';
import { simplifiedRing } from '../sheet/simplify.ts';
import { CELL, type Box } from '../sheet/spot.ts';
import type { Item } from './item.ts';

/** The paper outside the playing field: a veil over the ring of cells off the board, plain paper beyond. */
export function fieldItems(theatre: TheatreBoard, cells: SheetCells, raster: Raster, box: Box): readonly Item[] {
  const off = theatre.flags.get('off board');
  const all = cells.centre.map((_, cell) => cell);
  const items: Item[] = [];
  if (off !== undefined) {
    const rings = ringsRound(
      cells,
      all.filter((cell) => off[cell] === 0),
      raster,
      0.62,
    );
    items.push({ kind: 'fill', layer: 'terrain', colour: 'beyond', path: outside(box, rings), box, alpha: 0.55 });
  }
  const rings = ringsRound(cells, all, raster, 0.3);
  items.push({ kind: 'fill', layer: 'terrain', colour: 'beyond', path: outside(box, rings), box });
  return items;
}

/** Everything of the sheet but what is in the rings. */
function outside(box: Box, rings: string): string {
  const { left, top, right, bottom } = box;
  const far = 3 * CELL;
  const frame = [
    { x: left - far, y: top - far },
    { x: right + far, y: top - far },
    { x: right + far, y: bottom + far },
    { x: left - far, y: bottom + far },
  ];
  return straightPath(frame, true) + rings;
}

function ringsRound(cells: SheetCells, field: readonly number[], raster: Raster, level: number): string {
  const reach = 1.35 * CELL;
  const strength = new Float32Array(raster.columns * raster.rows);
  for (const cell of field) {
    around(raster, cells.centre[cell], reach, (sample, square) => {
      const fall = 1 - square / (reach * reach);
      strength[sample] += fall * fall;
    });
  }
  return contours(
    raster,
    strength.map((value) => value - level),
  )
    .map((ring) => roundPath(simplifiedRing(ring, raster.step * 0.3)))
    .join('');
}
