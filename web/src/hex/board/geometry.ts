import type { MapSheet } from '@club-route/cartography/draw/map-sheet';
import { outlineOf } from '@club-route/cartography/sheet/cells';
import { straightPath } from '@club-route/cartography/sheet/path';
import { between, distance, type Line, type Spot } from '@club-route/cartography/sheet/spot';

/** The outlines of cells, one after the other, as one path. */
export function cellsPath({ cells }: MapSheet, chosen: Iterable<number>): string {
  let path = '';
  for (const cell of chosen) path += straightPath(outlineOf(cells, cell), true);
  return path;
}

/** The line round an area of cells: only sides with a cell of the area on one hand and none on the other. */
export function edgePath({ cells, theatre: { board } }: MapSheet, area: ReadonlySet<number>): string {
  let path = '';
  for (const cell of area) {
    const corners = outlineOf(cells, cell);
    for (const [direction, corner] of corners.entries()) {
      if (area.has(board.neighbour[cell * board.degree + direction])) continue;
      path += straightPath([corner, corners[(direction + 1) % corners.length]]);
    }
  }
  return path;
}

/** Through the middles of cells; it begins and ends a little away from them, so that counters are not crossed out. */
export function routeLine({ cells }: MapSheet, way: readonly number[], gap: number, short: number): Line {
  const line = way.map((cell) => cells.centre[cell]);
  if (line.length < 2) return line;
  return [towards(line[0], line[1], gap), ...line.slice(1, -1), towards(line.at(-1)!, line.at(-2)!, short)];
}

function towards(from: Spot, to: Spot, far: number): Spot {
  return between(from, to, Math.min(0.5, far / distance(from, to)));
}
