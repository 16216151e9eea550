import { degreesOf } from './off-sheet.ts';
import type { Edge } from './trace.ts';

/**
 * The edges of a water that are not its stem: the longer way round where it closes a ring about a cell, and a spur that
 * ends in the open. A river is drawn along its stem; an arm is old or narrow water beside it. `isOpen` says of a node
 * whether a line that ends there ends in the open.
 */
export function armsOf(edges: readonly Edge[], isOpen: (node: number) => boolean): ReadonlySet<number> {
  const arms = new Set<number>();
  const degree = degreesOf(edges);
  for (const ring of ringsOf(edges)) {
    const doors = [...new Set(ring.flatMap((edge) => edges[edge]))].filter(
      (node) => degree.get(node)! > ring.filter((edge) => edges[edge].includes(node)).length,
    );
    if (doors.length !== 2) continue;
    const stem = shortest(edges, ring, doors[0], doors[1]);
    for (const edge of ring) if (!stem.has(edge)) arms.add(edge);
  }
  for (const [edge, ends] of edges.entries()) {
    if (ends.some((end, index) => degree.get(end) === 1 && isOpen(end) && degree.get(ends[1 - index])! > 2)) {
      arms.add(edge);
    }
  }
  return arms;
}

/** Edges that lie on a closed way, each set of them that hangs together. */
function ringsOf(edges: readonly Edge[]): readonly (readonly number[])[] {
  let left = edges.map((_, edge) => edge).filter((edge) => isOnRing(edges, edge));
  const rings: number[][] = [];
  while (left.length > 0) {
    const ring = [left[0]];
    const nodes = new Set(edges[left[0]]);
    for (let grown = true; grown;) {
      grown = false;
      for (const edge of left) {
        if (ring.includes(edge) || !edges[edge].some((node) => nodes.has(node))) continue;
        ring.push(edge);
        for (const node of edges[edge]) nodes.add(node);
        grown = true;
      }
    }
    rings.push(ring);
    left = left.filter((edge) => !ring.includes(edge));
  }
  return rings;
}

function isOnRing(edges: readonly Edge[], edge: number): boolean {
  const others = edges.map((_, index) => index).filter((index) => index !== edge);
  return shortest(edges, others, edges[edge][0], edges[edge][1]).size > 0;
}

/** The fewest of these edges that lead from one node to the other; none if no way does. */
function shortest(edges: readonly Edge[], usable: readonly number[], from: number, to: number): ReadonlySet<number> {
  const meeting = new Map<number, number[]>();
  for (const edge of usable)
    for (const node of edges[edge]) {
      const here = meeting.get(node);
      if (here === undefined) meeting.set(node, [edge]);
      else here.push(edge);
    }
  const by = new Map<number, number>();
  const queue = [from];
  const seen = new Set(queue);
  for (const node of queue) {
    for (const edge of meeting.get(node) ?? []) {
      const next = edges[edge][0] === node ? edges[edge][1] : edges[edge][0];
      if (seen.has(next)) continue;
      seen.add(next);
      by.set(next, edge);
      queue.push(next);
    }
  }
  const way = new Set<number>();
  for (let node = to; node !== from;) {
    const edge = by.get(node);
    if (edge === undefined) return new Set();
    way.add(edge);
    node = edges[edge][0] === node ? edges[edge][1] : edges[edge][0];
  }
  return way;
}
