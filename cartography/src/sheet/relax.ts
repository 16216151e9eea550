import { within, type Spot } from './spot.ts';
import type { Edge } from './trace.ts';

interface Slack {
  readonly rounds: number;
  /** How far a node may stray from home. */
  limit(node: number): number;
}

/**
 * Lets a net of lines settle: each node moves towards the middle of its neighbours, but never far from home. Takes the
 * zigzag out of lines that follow hexsides. Ends stay.
 */
export function relax(home: readonly Spot[], edges: readonly Edge[], slack: Slack): readonly Spot[] {
  const neighbours = neighboursOf(edges);
  let spots = [...home];
  for (let round = 0; round < slack.rounds; round++) {
    const before = spots;
    spots = [...before];
    for (const [node, around] of neighbours) {
      if (around.length < 2) continue;
      const here = before[node];
      let x = 0;
      let y = 0;
      for (const neighbour of around) {
        x += before[neighbour].x / around.length;
        y += before[neighbour].y / around.length;
      }
      spots[node] = within(home[node], { x: (x + here.x) / 2, y: (y + here.y) / 2 }, slack.limit(node));
    }
  }
  return spots;
}

/**
 * Moves a settled net towards the lines it stands for, by at most `limit`. Neighbours move alike, so a straight line
 * stays one.
 */
export function lean(
  settled: readonly Spot[],
  edges: readonly Edge[],
  limit: (node: number) => number,
  aim: (node: number, spot: Spot) => Spot | undefined,
): readonly Spot[] {
  const neighbours = neighboursOf(edges);
  let shifts = new Map<number, Spot>();
  for (const node of neighbours.keys()) {
    const here = settled[node];
    const wanted = aim(node, here) ?? here;
    shifts.set(node, within(NOWHERE, { x: wanted.x - here.x, y: wanted.y - here.y }, limit(node)));
  }
  for (let round = 0; round < 3; round++) {
    const before = shifts;
    shifts = new Map(
      [...neighbours].map(([node, around]) => {
        const own = before.get(node)!;
        const all = around.map((neighbour) => before.get(neighbour)!);
        const x = (own.x + all.reduce((sum, shift) => sum + shift.x, 0)) / (all.length + 1);
        const y = (own.y + all.reduce((sum, shift) => sum + shift.y, 0)) / (all.length + 1);
        return [node, within(NOWHERE, { x, y }, limit(node))];
      }),
    );
  }
  const spots = [...settled];
  for (const [node, { x, y }] of shifts) spots[node] = { x: settled[node].x + x, y: settled[node].y + y };
  return spots;
}

const NOWHERE: Spot = { x: 0, y: 0 };

function neighboursOf(edges: readonly Edge[]): ReadonlyMap<number, readonly number[]> {
  const neighbours = new Map<number, number[]>();
  for (const [a, b] of edges) {
    neighbours.set(a, [...(neighbours.get(a) ?? []), b]);
    neighbours.set(b, [...(neighbours.get(b) ?? []), a]);
  }
  return neighbours;
}
