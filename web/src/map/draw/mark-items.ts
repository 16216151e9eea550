import type { TheatreBoard } from '@club-route/theatre';
import { outlineOf, type SheetCells } from '../sheet/cells.ts';
import { straightPath } from '../sheet/path.ts';
import { boxOf, CELL, type Spot } from '../sheet/spot.ts';
import type { Item } from './item.ts';

/** The cells that a rule book speaks of: a sign on each, and a hatching over whole areas. */
export function markItems(theatre: TheatreBoard, cells: SheetCells): readonly Item[] {
  return [...theatre.marks.values()].flatMap(({ kind, cellList }): Item[] => {
    const spots = cellList.map((cell) => cells.centre[cell]);
    const box = boxOf(spots, CELL);
    const shared = { layer: 'marks', box } as const;
    const area: Item[] =
      cellList.length < 4
        ? []
        : [
            {
              ...shared,
              kind: 'fill',
              colour: 'mark',
              alpha: 0.16,
              path: cellList.map((cell) => straightPath(outlineOf(cells, cell), true)).join(''),
            },
          ];
    const path = spots.map((spot) => signOf(kind, spot)).join('');
    return [
      ...area,
      { ...shared, kind: 'stroke', colour: 'halo', path, width: 9, least: 2.6, most: 5 },
      { ...shared, kind: 'stroke', colour: 'mark', path, width: 4, least: 1.1, most: 2.2 },
    ];
  });
}

function signOf(kind: string, { x, y }: Spot): string {
  const size = CELL * 0.2;
  if (kind === 'drop zone') {
    // A canopy with its lines.
    return `M${x - size} ${y}a${size} ${size} 0 0 1 ${2 * size} 0ZL${x} ${y + size * 1.3}L${x + size} ${y}M${x} ${y}V${y + size * 1.3}`;
  }
  if (kind === 'objective') {
    return `${star(x, y, size)}Z`;
  }
  if (kind.startsWith('supply')) {
    return `M${x - size} ${y - size * 0.7}h${2 * size}v${1.4 * size}h${-2 * size}ZM${x - size} ${y - size * 0.7}l${2 * size} ${1.4 * size}M${x + size} ${y - size * 0.7}l${-2 * size} ${1.4 * size}`;
  }
  if (kind.includes('entry'))
    return `M${x - size * 0.7} ${y - size * 0.5}L${x} ${y + size * 0.5}L${x + size * 0.7} ${y - size * 0.5}`;
  return `M${x - size * 0.6} ${y - size * 0.6}h${1.2 * size}v${1.2 * size}h${-1.2 * size}Z`;
}

function star(x: number, y: number, size: number): string {
  return Array.from({ length: 10 }, (_, point) => {
    const far = point % 2 === 0 ? size * 1.15 : size * 0.48;
    const angle = (point * Math.PI) / 5 - Math.PI / 2;
    return `${point === 0 ? 'M' : 'L'}${x + far * Math.cos(angle)} ${y + far * Math.sin(angle)}`;
  }).join('');
}
