import { REASON_DIGITS, type Certainty, type TheatreBoard } from '@club-route/theatre';
import { outlineOf, type SheetCells } from '../sheet/cells.ts';
import { straightPath } from '../sheet/path.ts';
import { CELL, type Spot } from '../sheet/spot.ts';
import { Chunks } from './chunks.ts';
import type { Item } from './item.ts';

const CERTAINTIES: readonly Certainty[] = ['printed', 'found', 'deduced', 'ruled'];

/** How the terrain of every cell is known, by colour and by a pattern of its own for who does not see the colour. */
export function provenanceItems({ board, file }: TheatreBoard, cells: SheetCells): readonly Item[] {
  const tints = new Map(CERTAINTIES.map((certainty) => [certainty, new Chunks()]));
  const signs = new Map(CERTAINTIES.map((certainty) => [certainty, new Chunks()]));
  for (let cell = 0; cell < board.cells; cell++) {
    const digit =
      file.terrain.why[board.columnOf[cell] - file.grid.firstColumn][board.rowOf[cell] - file.grid.firstRow];
    const certainty = file.reasons[REASON_DIGITS.indexOf(digit)]?.[0];
    if (certainty === undefined) continue;
    tints.get(certainty)!.add(cells.centre[cell], straightPath(outlineOf(cells, cell), true));
    signs.get(certainty)!.add(cells.centre[cell], signOf(certainty, cells.centre[cell]));
  }
  return CERTAINTIES.flatMap((certainty): Item[] => [
    ...tints.get(certainty)!.map(CELL, (path, box): Item => ({
      kind: 'fill',
      layer: 'provenance',
      colour: certainty,
      path,
      box,
      alpha: 0.42,
    })),
    ...signs.get(certainty)!.map(CELL, (path, box): Item => ({
      kind: 'stroke',
      layer: 'provenance',
      colour: certainty,
      path,
      box,
      width: 4,
      least: 0.8,
      most: 3,
      from: 9,
    })),
  ]);
}

/** Printed a cross, found two strokes, deduced one, ruled a ring. */
function signOf(certainty: Certainty, { x, y }: Spot): string {
  const size = CELL * 0.13;
  switch (certainty) {
    case 'printed':
      return `M${x - size} ${y - size}l${2 * size} ${2 * size}M${x + size} ${y - size}l${-2 * size} ${2 * size}`;
    case 'found':
      return `M${x - size} ${y - size / 2}h${2 * size}M${x - size} ${y + size / 2}h${2 * size}`;
    case 'deduced':
      return `M${x - size} ${y}h${2 * size}`;
    case 'ruled':
      return `M${x - size} ${y}a${size} ${size} 0 1 1 ${2 * size} 0a${size} ${size} 0 1 1 ${-2 * size} 0`;
  }
}
