import type { Spot } from './spot.ts';

export type Edge = readonly [number, number];

/** A long line: its nodes in order, and between each two the edge that joins them. */
export interface Chain {
  readonly nodes: readonly number[];
  readonly edges: readonly number[];
}

/**
 * Joins edges into long chains of nodes. Where more than two edges meet, the two that go on most nearly straight are one
 * chain and the others begin or end there, as a pen would draw it. `like` says which pairs belong together first.
 */
export function trace(
  edges: readonly Edge[],
  spots: readonly Spot[],
  like: (a: number, b: number) => boolean = () => true,
): readonly Chain[] {
  const next = pairUp(edges, spots, like);
  const used = new Uint8Array(edges.length);
  const chains: Chain[] = [];
  const walk = (edge: number, from: number): Chain => {
    const nodes = [from];
    const walked: number[] = [];
    let at = from;
    let now: number | undefined = edge;
    while (now !== undefined && used[now] === 0) {
      used[now] = 1;
      at = other(edges[now], at);
      nodes.push(at);
      walked.push(now);
      now = next.get(`${now} ${at}`);
    }
    return { nodes, edges: walked };
  };
  for (const [edge, ends] of edges.entries()) {
    for (const end of ends)
      if (used[edge] === 0 && next.get(`${edge} ${end}`) === undefined) chains.push(walk(edge, end));
  }
  // What is left are rings.
  for (const [edge, [first]] of edges.entries()) if (used[edge] === 0) chains.push(walk(edge, first));
  return chains;
}

function other([a, b]: Edge, node: number): number {
  return node === a ? b : a;
}

/** `edge node` -> the edge with which it goes on through the node. */
function pairUp(
  edges: readonly Edge[],
  spots: readonly Spot[],
  like: (a: number, b: number) => boolean,
): ReadonlyMap<string, number> {
  const meeting = new Map<number, number[]>();
  for (const [edge, ends] of edges.entries()) {
    for (const end of ends) meeting.set(end, [...(meeting.get(end) ?? []), edge]);
  }
  const next = new Map<string, number>();
  for (const [node, here] of meeting) {
    const pairs = here.flatMap((a, index) =>
      here.slice(index + 1).map((b) => ({ a, b, bend: bendAt(spots, edges, node, a, b) - (like(a, b) ? 2 : 0) })),
    );
    for (const { a, b, bend } of pairs.toSorted((one, two) => one.bend - two.bend)) {
      // Sharper than a right angle is no continuation where there is a choice.
      if (here.length > 2 && bend > 0 && pairs.length > 1) continue;
      if (next.has(`${a} ${node}`) || next.has(`${b} ${node}`)) continue;
      next.set(`${a} ${node}`, b).set(`${b} ${node}`, a);
    }
  }
  return next;
}

/** -1 straight on, 1 straight back. */
function bendAt(spots: readonly Spot[], edges: readonly Edge[], node: number, a: number, b: number): number {
  const here = spots[node];
  const from = spots[other(edges[a], node)];
  const to = spots[other(edges[b], node)];
  const [ax, ay, bx, by] = [from.x - here.x, from.y - here.y, to.x - here.x, to.y - here.y];
  return (ax * bx + ay * by) / (Math.hypot(ax, ay) * Math.hypot(bx, by) || 1);
}
