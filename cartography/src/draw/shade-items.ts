import type { TheatreBoard } from '@club-route/theatre';
import { outlineOf, type SheetCells } from '../sheet/cells.ts';
import { straightPath } from '../sheet/path.ts';
import { CELL } from '../sheet/spot.ts';
import { Chunks } from './chunks.ts';
import type { Item } from './item.ts';

export const SHADE = 0.075;

/** Where a board tells cells with small roads from those without, the latter are shaded. */
export function shadeItems({ flags }: TheatreBoard, cells: SheetCells): readonly Item[] {
  const net = flags.get('road net');
  if (net === undefined) return [];
  const chunks = new Chunks();
  for (const [cell, on] of net.entries()) {
    if (on === 0) chunks.add(cells.centre[cell], straightPath(outlineOf(cells, cell), true));
  }
  return chunks.map(CELL, (path, box): Item => ({
    kind: 'fill',
    layer: 'terrain',
    colour: 'ink',
    path,
    box,
    alpha: SHADE,
  }));
}
