import type { TheatreBoard } from '@club-route/theatre';
import type { SheetCells } from './cells.ts';
import { cornersOf, type Corners } from './corners.ts';
import type { Bend } from './curve.ts';
import { nearestOn } from './measure.ts';
import { lean, relax } from './relax.ts';
import { CELL, distance, type Line, type Spot } from './spot.ts';
import { runsOf, strandsOf } from './strands.ts';
import type { Edge } from './trace.ts';

interface SideWater {
  readonly runs: readonly { readonly water: number; readonly bends: readonly Bend[] }[];
  readonly onSide: ReadonlyMap<number, Bend>;
}

/** How far water may leave the corners of its cells, in cells: the middle of each side stays between its two cells. */
const STRAY = {
  hex: { river: 0.17, canal: 0.2, stream: 0.17 },
  square: { river: 0.3, canal: 0.42, stream: 0.4 },
};
/** And then towards its real course, where that is not too far off. */
const LEAN = 0.12;
const NEAR = 0.9 * CELL;
const COMES_BACK = 1.6 * CELL;

/** Water along the sides of cells, with the zigzag taken out. `courses`: water -> where it runs in the country. */
export function sideWater(theatre: TheatreBoard, cells: SheetCells, courses: readonly (Line | undefined)[]): SideWater {
  const corners = cornersOf(theatre.board, cells);
  const edges: Edge[] = [];
  const sides: number[] = [];
  for (const [side, water] of theatre.sideWater.entries()) {
    if (water < 0) continue;
    edges.push(corners.ofSide[side]);
    sides.push(side);
  }
  const waterAt = (edge: number): number => theatre.sideWater[sides[edge]];
  const waterOfNode = new Map(edges.flatMap((ends, edge) => ends.map((node) => [node, waterAt(edge)] as const)));
  const stray = STRAY[theatre.file.grid.shape];
  const settled = relax(corners.spots, edges, {
    rounds: 24,
    limit: (node) => CELL * stray[theatre.waters[waterOfNode.get(node)!].kind],
  });
  const leant = lean(
    settled,
    edges,
    () => CELL * LEAN,
    (node, spot) => {
      const course = courses[waterOfNode.get(node)!];
      const foot = course === undefined ? undefined : nearestOn(course, spot);
      return foot !== undefined && foot.far < NEAR ? foot.spot : undefined;
    },
  );
  const spots = [...leant];
  const all = [...edges, ...waysOut(corners, edges, spots, (node) => waterOfNode.get(node)!)];
  // A way out belongs to the water whose end it goes on from.
  const owner = all.map((ends, edge) => (edge < edges.length ? waterAt(edge) : waterOfNode.get(ends[0])!));
  const strands = strandsOf(all, spots, (a, b) => owner[a] === owner[b]);
  const onSide = new Map<number, Bend>();
  for (const strand of strands) {
    for (const [index, edge] of strand.edges.entries()) {
      if (edge < edges.length) onSide.set(sides[edge], strand.bends[index]);
    }
  }
  return { runs: runsOf(strands, (edge) => owner[edge]).map(({ of, bends }) => ({ water: of, bends })), onSide };
}

/**
 * Water that ends at the edge of the board goes on off the sheet; if it comes back nearby, it has only been round a
 * corner of the edge. Adds new nodes to `spots`.
 */
function waysOut(
  corners: Corners,
  edges: readonly Edge[],
  spots: Spot[],
  owner: (node: number) => number,
): readonly Edge[] {
  const degree = new Map<number, number>();
  for (const node of edges.flat()) degree.set(node, (degree.get(node) ?? 0) + 1);
  const fullCorner = Math.max(...corners.cells);
  const loose = edges.flatMap((ends) =>
    ends.flatMap((end, index) =>
      degree.get(end) === 1 && corners.cells[end] !== fullCorner ? [{ end, before: ends[1 - index] }] : [],
    ),
  );
  const pairs = loose
    .flatMap((a, index) => loose.slice(index + 1).map((b) => ({ a, b, far: distance(spots[a.end], spots[b.end]) })))
    .filter(({ a, b, far }) => far < COMES_BACK && owner(a.end) === owner(b.end))
    .toSorted((one, two) => one.far - two.far);
  const joined = new Set<number>();
  const links: Edge[] = [];
  for (const { a, b } of pairs) {
    if (joined.has(a.end) || joined.has(b.end)) continue;
    joined.add(a.end).add(b.end);
    links.push([a.end, b.end]);
  }
  const out = loose
    .filter(({ end }) => !joined.has(end))
    .map(({ end, before }): Edge => {
      const [from, to] = [spots[before], spots[end]];
      return [end, spots.push({ x: 3 * to.x - 2 * from.x, y: 3 * to.y - 2 * from.y }) - 1];
    });
  return [...links, ...out];
}
