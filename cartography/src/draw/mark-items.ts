import type { TheatreBoard } from '@club-route/theatre';
import { outlineOf, type SheetCells } from '../sheet/cells.ts';
import { cornersOf } from '../sheet/corners.ts';
import { straightPath } from '../sheet/path.ts';
import { boxOf, CELL, type Box, type Spot } from '../sheet/spot.ts';
import { markColour, markPath, markSign } from './mark-signs.ts';
import type { Item } from './item.ts';

/** So many cells are an area: it is tinted and bounded instead of strewn with signs. */
export const AREA = 4;

/** The cells that a rule book speaks of. */
export function markItems(theatre: TheatreBoard, cells: SheetCells, sheet: Box): readonly Item[] {
  const middle = { x: (sheet.left + sheet.right) / 2, y: (sheet.top + sheet.bottom) / 2 };
  const corners = cornersOf(theatre.board, cells);
  return [...theatre.marks.values()].flatMap(({ kind, cellList }): readonly Item[] => {
    const spots = cellList.map((cell) => cells.centre[cell]);
    const colour = markColour(kind);
    const shared = { layer: 'marks', box: boxOf(spots, CELL), colour } as const;
    if (cellList.length < AREA) {
      const sign = markSign(kind);
      return strokes(spots.map((spot) => markPath(sign, spot, inward(spot, middle))).join(''), shared.box, colour);
    }
    return [
      {
        ...shared,
        kind: 'fill',
        alpha: 0.17,
        path: cellList.map((cell) => straightPath(outlineOf(cells, cell), true)).join(''),
      },
      {
        ...shared,
        kind: 'stroke',
        path: boundary(theatre, corners, new Set(cellList)),
        width: 4,
        least: 1,
        most: 2.4,
        alpha: 0.75,
      },
    ];
  });
}

/** A sign in its colour, on a halo. */
export function strokes(path: string, box: Box, colour: Item['colour']): readonly Item[] {
  const shared = { kind: 'stroke', layer: 'marks', box, path } as const;
  return [
    { ...shared, colour: 'halo', width: 9, least: 2.6, most: 5 },
    { ...shared, colour, width: 4, least: 1.1, most: 2.2 },
  ];
}

/** Degrees from north of the way into the country. */
function inward(spot: Spot, middle: Spot): number {
  return (Math.atan2(middle.x - spot.x, spot.y - middle.y) * 180) / Math.PI;
}

function boundary({ board }: TheatreBoard, corners: ReturnType<typeof cornersOf>, area: ReadonlySet<number>): string {
  const line = ([from, to]: readonly [number, number]): string =>
    straightPath([corners.spots[from], corners.spots[to]]);
  const inner = [...area].flatMap((cell) =>
    Array.from({ length: board.degree }, (_, direction) => cell * board.degree + direction)
      .filter((step) => board.side[step] >= 0 && !area.has(board.neighbour[step]))
      .map((step) => line(corners.ofSide[board.side[step]])),
  );
  return [...inner, ...corners.rim.filter(({ cell }) => area.has(cell)).map(({ ends }) => line(ends))].join('');
}
