import type { Grid } from '@club-route/engine';
import { outlineOf, type SheetCells } from '../sheet/cells.ts';
import { straightPath } from '../sheet/path.ts';
import { CELL } from '../sheet/spot.ts';
import { Chunks } from './chunks.ts';
import type { Item } from './item.ts';

/** Every side once, as a whisper. */
export function gridItems(board: Grid, cells: SheetCells): readonly Item[] {
  const chunks = new Chunks();
  for (let cell = 0; cell < board.cells; cell++) {
    const outline = outlineOf(cells, cell);
    for (const [direction, corner] of outline.entries()) {
      const neighbour =
        board.side[cell * board.degree + direction] < 0 ? -1 : board.neighbour[cell * board.degree + direction];
      if (neighbour < cell)
        chunks.add(cells.centre[cell], straightPath([corner, outline[(direction + 1) % outline.length]]));
    }
  }
  return chunks.map(CELL, (path, box) => ({
    kind: 'stroke' as const,
    layer: 'grid' as const,
    colour: 'grid' as const,
    path,
    box,
    width: 1.2,
    least: 0.5,
    most: 1.2,
    from: 9,
  }));
}
