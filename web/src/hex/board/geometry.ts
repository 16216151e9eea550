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

/** The neighbour of a cell in a direction, in degrees clockwise from up as the sheet lies on the screen. */
export function neighbourTowards(
  { cells, theatre: { board } }: MapSheet,
  cell: number,
  bearing: number,
): number | undefined {
  const { x, y } = cells.centre[cell];
  const ahead = { x: Math.sin((bearing * Math.PI) / 180), y: -Math.cos((bearing * Math.PI) / 180) };
  const neighbours = Array.from(board.neighbour.subarray(cell * board.degree, (cell + 1) * board.degree));
  return neighbours.find((other) => {
    if (other < 0) return false;
    const to = { x: cells.centre[other].x - x, y: cells.centre[other].y - y };
    // Nearer to it than half of what lies between two directions.
    return (to.x * ahead.x + to.y * ahead.y) / Math.hypot(to.x, to.y) > Math.cos(Math.PI / board.degree);
  });
}
