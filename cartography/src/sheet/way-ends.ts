import type { TheatreBoard } from '@club-route/theatre';
import type { SheetCells } from './cells.ts';
import { builtOf } from './cover.ts';
import { degreesOf } from './off-sheet.ts';
import { between, CELL, type Spot } from './spot.ts';
import type { Edge } from './trace.ts';

/** How a way ends that nothing goes on from: off the sheet, over the edge, in a place, at a landing stage, or nowhere. */
export type WayEnd = 'off sheet' | 'beyond the field' | 'place' | 'bank' | 'open';

interface Ending {
  readonly kind: WayEnd;
  readonly cell: number;
  readonly edge: number;
  readonly before: number;
}

/** All ends of a net of ways; nodes beyond the cells are bridges, where no way ends. */
export function endingsOf(theatre: TheatreBoard, cells: SheetCells, edges: readonly Edge[]): readonly Ending[] {
  const degree = degreesOf(edges);
  const named = new Set([...theatre.places.values()].flat());
  return edges.flatMap((ends, edge) =>
    ends.flatMap((cell, index): Ending[] => {
      if (degree.get(cell) !== 1 || cell >= theatre.board.cells) return [];
      const before = ends[1 - index];
      const kind = kindOf(theatre, cells, named, cell);
      // One cell short of the edge and on its way there: it was on the ground, too.
      const leaves = kind === 'open' && before < theatre.board.cells && heads(cells, before, cell) < 0;
      return [{ kind: leaves ? 'off sheet' : kind, cell, edge, before }];
    }),
  );
}

/** The cell two steps straight on, or -1. */
function heads(cells: SheetCells, before: number, cell: number): number {
  const [from, to] = [cells.centre[before], cells.centre[cell]];
  return cells.at({ x: 3 * to.x - 2 * from.x, y: 3 * to.y - 2 * from.y });
}

function kindOf(theatre: TheatreBoard, cells: SheetCells, named: ReadonlySet<number>, cell: number): WayEnd {
  if (isOff(theatre, cell)) return 'beyond the field';
  if (openSides(cells, cell).length > 0) return 'off sheet';
  const isBuilt = builtOf(theatre.terrainKinds[theatre.terrain[cell]]) !== undefined;
  if (isBuilt || named.has(cell)) return 'place';
  return theatre.crossings.some(({ cells: way }) => way.split(' ').includes(theatre.board.labels[cell]))
    ? 'bank'
    : 'open';
}

/** The steps over those sides of a cell beyond which no other lies. */
function openSides(cells: SheetCells, cell: number): readonly Spot[] {
  const { x, y } = cells.centre[cell];
  return cells.corner
    .map((corner, index) => {
      const next = cells.corner[(index + 1) % cells.corner.length];
      return { x: corner.x + next.x, y: corner.y + next.y };
    })
    .filter((side) => cells.at({ x: x + side.x, y: y + side.y }) < 0);
}

export function isOff(theatre: TheatreBoard, cell: number): boolean {
  return theatre.flags.get('off board')?.[cell] === 1;
}

/** Where a way goes on that ends at the edge of the board: straight on if that leads off it, else over the nearest side. */
export function spotBeyond(cells: SheetCells, here: Spot, before: Spot, cell: number): Spot {
  const heading = { x: here.x - before.x, y: here.y - before.y };
  const far = Math.hypot(heading.x, heading.y) || 1;
  const straight = { x: here.x + (heading.x / far) * 2.3 * CELL, y: here.y + (heading.y / far) * 2.3 * CELL };
  const sides = openSides(cells, cell);
  if (sides.length === 0 || cells.at(between(here, straight, 0.4)) < 0) return straight;
  const [out] = sides.toSorted((a, b) => b.x * heading.x + b.y * heading.y - (a.x * heading.x + a.y * heading.y));
  // Not round a corner: outwards and onwards.
  const onwards = (0.7 * CELL) / far;
  return { x: here.x + out.x * 1.2 + heading.x * onwards, y: here.y + out.y * 1.2 + heading.y * onwards };
}
