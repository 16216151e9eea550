import type { TheatreBoard } from '@club-route/theatre';
import type { WaterKind } from '@club-route/theatre/ground';
import { armsOf } from './arms.ts';
import type { SheetCells } from './cells.ts';
import { cornersOf } from './corners.ts';
import type { Bend } from './curve.ts';
import { nearestOn } from './measure.ts';
import { noise } from './noise.ts';
import { linesOff } from './off-sheet.ts';
import { lean, relax } from './relax.ts';
import { CELL, type Line, type Spot } from './spot.ts';
import { runsOf, strandsOf } from './strands.ts';
import type { Edge } from './trace.ts';

interface SideWater {
  readonly runs: readonly { readonly water: number; readonly bends: readonly Bend[]; readonly isArm: boolean }[];
  readonly arms: ReadonlySet<number>;
  readonly onSide: ReadonlyMap<number, Bend>;
}

/** How far water may leave the corners of its cells, in cells: the middle of each side stays between its two cells. */
const STRAY = {
  hex: { river: 0.24, canal: 0.22, stream: 0.2 },
  square: { river: 0.3, canal: 0.42, stream: 0.4 },
};
/** And then towards its real course, where that is not too far off. */
const LEAN = 0.12;
const NEAR = 0.9 * CELL;
const WANDER = 0.1 * CELL;

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
  const kindOf = (node: number): WaterKind => theatre.waters[waterOfNode.get(node)!].kind;
  const settled = relax(corners.spots, edges, {
    rounds: 10,
    limit: (node) => CELL * stray[kindOf(node)],
  }).map((spot, node) => (waterOfNode.has(node) && kindOf(node) === 'river' ? wandered(spot) : spot));
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
  const ownerOf = (node: number): number => waterOfNode.get(node)!;
  const all = [...edges, ...linesOff(corners, edges, spots, (a, b) => ownerOf(a) === ownerOf(b))];
  // A way out belongs to the water whose end it goes on from.
  const owner = all.map((ends, edge) => (edge < edges.length ? waterAt(edge) : ownerOf(ends[0])));
  const arms = armsOfWaters(all, owner, (node) => node < corners.cells.length);
  const strands = strandsOf(all, spots, (a, b) => owner[a] === owner[b] && arms.has(a) === arms.has(b));
  const onSide = new Map<number, Bend>();
  for (const strand of strands) {
    for (const [index, edge] of strand.edges.entries()) {
      if (edge < edges.length) onSide.set(sides[edge], strand.bends[index]);
    }
  }
  const runs = runsOf(strands, (edge) => owner[edge] * 2 + (arms.has(edge) ? 1 : 0));
  return {
    runs: runs.map(({ of, bends }) => ({ water: of >> 1, bends, isArm: (of & 1) === 1 })),
    arms: new Set([...arms].filter((edge) => edge < edges.length).map((edge) => sides[edge])),
    onSide,
  };
}

/** Along a row of hexes a river would swing like a wave, each bend as the last: it wanders a little of its own. */
function wandered({ x, y }: Spot): Spot {
  const at = { x: x / (1.7 * CELL), y: y / (1.7 * CELL) };
  return { x: x + WANDER * noise(at.x, at.y, 21), y: y + WANDER * noise(at.x, at.y, 22) };
}

/** A node at the end of a way out lies off the sheet; where two waters meet neither ends in the open. */
function armsOfWaters(
  edges: readonly Edge[],
  owner: readonly number[],
  isCorner: (node: number) => boolean,
): ReadonlySet<number> {
  const waters = new Map<number, Set<number>>();
  for (const [edge, ends] of edges.entries()) {
    for (const end of ends) waters.set(end, (waters.get(end) ?? new Set()).add(owner[edge]));
  }
  const arms = new Set<number>();
  for (const water of new Set(owner)) {
    const own = edges.map((_, edge) => edge).filter((edge) => owner[edge] === water);
    const found = armsOf(
      own.map((edge) => edges[edge]),
      (node) => isCorner(node) && waters.get(node)!.size === 1,
    );
    for (const index of found) arms.add(own[index]);
  }
  return arms;
}
