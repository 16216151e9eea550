import type { Corners } from './corners.ts';
import { CELL, distance, type Spot } from './spot.ts';
import type { Edge } from './trace.ts';

const COMES_BACK = 1.6 * CELL;

/**
 * A line along the sides that ends at the edge of the board goes on off the sheet; if it comes back nearby, it has only
 * been round a corner of the edge. Adds new nodes to `spots`.
 */
export function linesOff(
  corners: Corners,
  edges: readonly Edge[],
  spots: Spot[],
  isSame: (a: number, b: number) => boolean,
): readonly Edge[] {
  const degree = degreesOf(edges);
  const fullCorner = Math.max(...corners.cells);
  const loose = edges.flatMap((ends) =>
    ends.flatMap((end, index) =>
      degree.get(end) === 1 && corners.cells[end] !== fullCorner ? [{ end, before: ends[1 - index] }] : [],
    ),
  );
  const pairs = loose
    .flatMap((a, index) => loose.slice(index + 1).map((b) => ({ a, b, far: distance(spots[a.end], spots[b.end]) })))
    .filter(({ a, b, far }) => far < COMES_BACK && isSame(a.end, b.end))
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

/** Node -> how many edges meet there. */
export function degreesOf(edges: readonly Edge[]): ReadonlyMap<number, number> {
  const degree = new Map<number, number>();
  for (const node of edges.flat()) degree.set(node, (degree.get(node) ?? 0) + 1);
  return degree;
}
