import { bendsThrough, type Bend } from './curve.ts';
import type { Spot } from './spot.ts';
import { trace, type Edge } from './trace.ts';

/** A smooth line; each of its pieces belongs to an edge of the net it was drawn through. */
export interface Strand {
  readonly bends: readonly Bend[];
  readonly edges: readonly number[];
}

/** Draws a net of edges as smooth lines that run through its nodes. */
export function strandsOf(
  edges: readonly Edge[],
  spots: readonly Spot[],
  like?: (a: number, b: number) => boolean,
): readonly Strand[] {
  return trace(edges, spots, like).map((chain) => ({
    bends: bendsThrough(chain.nodes.map((node) => spots[node])),
    edges: chain.edges,
  }));
}

/** Cuts strands where their edges change in class; each part is smooth with the next all the same. */
export function runsOf<C>(
  strands: readonly Strand[],
  classOf: (edge: number) => C,
): readonly { readonly of: C; readonly bends: readonly Bend[]; readonly edges: readonly number[] }[] {
  const runs: { of: C; bends: Bend[]; edges: number[] }[] = [];
  for (const { bends, edges } of strands) {
    let run: (typeof runs)[number] | undefined;
    for (const [index, edge] of edges.entries()) {
      const of = classOf(edge);
      if (run?.of !== of) runs.push((run = { of, bends: [], edges: [] }));
      run.bends.push(bends[index]);
      run.edges.push(edge);
    }
  }
  return runs;
}
