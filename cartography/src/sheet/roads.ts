import { cellLabelled } from '@club-route/engine';
import type { ChainFile, TheatreBoard } from '@club-route/theatre';
import type { SheetCells } from './cells.ts';
import type { SheetCrossing } from './crossings.ts';
import { sampled, type Bend } from './curve.ts';
import { nearestOn } from './measure.ts';
import { lean, relax } from './relax.ts';
import { between, CELL, type Line, type Spot } from './spot.ts';
import { runsOf, strandsOf } from './strands.ts';
import type { Edge } from './trace.ts';
import { endingsOf, isOff, spotBeyond } from './way-ends.ts';

/** A stretch of road or railway of one class. */
export interface WayRun<C extends string = string> {
  readonly of: C;
  readonly bends: readonly Bend[];
  readonly line: Line;
  /** The pairs of cells it joins; a piece that ends on a bridge counts for the pair it is part of. */
  readonly steps: readonly (readonly [number, number])[];
}

interface Way<C extends string> extends ChainFile {
  readonly of: C;
}

interface WayNet<C extends string> {
  /** From the least to the best; where two run together the best is drawn. */
  readonly classes: readonly C[];
  readonly ways: readonly Way<C>[];
  /** Whether a way of this net uses that crossing. */
  uses(crossing: SheetCrossing): boolean;
  /** What a way becomes that ends in the open: the end of a road is a farm's lane. */
  tail(of: C): C;
  /** A way's id -> its course in the country. */
  course(id: string): Line | undefined;
}

/** How far a way may leave the centres of its cells to run smoothly, and how far towards its real course, in cells. */
const STRAY = { hex: 0.15, square: 0.34 };
const LEAN = { hex: 0.08, square: 0.14 };

/** Draws ways as smooth lines through their cells and over their bridges; where ways meet they join. */
export function waysOf<C extends string>(
  theatre: TheatreBoard,
  cells: SheetCells,
  crossings: readonly SheetCrossing[],
  net: WayNet<C>,
): readonly WayRun<C>[] {
  const { board, file } = theatre;
  const bridges = bridgesBySteps(crossings.filter((crossing) => net.uses(crossing)));
  const home: Spot[] = [...cells.centre];
  const held = new Map<number, Spot>();
  const courses = new Map<number, Line>();
  const edges = new Map<string, { readonly ends: Edge; readonly step: Edge; of: C }>();
  const join = (a: number, b: number, step: Edge, of: C): void => {
    const key = a < b ? `${a} ${b}` : `${b} ${a}`;
    const known = edges.get(key);
    if (known === undefined) edges.set(key, { ends: [a, b], step, of });
    else if (net.classes.indexOf(of) > net.classes.indexOf(known.of)) known.of = of;
  };
  for (const way of net.ways) {
    const chain = way.chain.split(' ').map((label) => cellLabelled(board, label));
    const course = net.course(way.id);
    for (const cell of chain) if (course !== undefined && !courses.has(cell)) courses.set(cell, course);
    for (const [index, to] of chain.slice(1).entries()) {
      const from = chain[index];
      const bridge = bridges.get(`${from} ${to}`);
      if (bridge === undefined) {
        join(from, to, [from, to], way.of);
        continue;
      }
      // Over a side the bridge is a node of its own; over a cell of water it is the node of that cell.
      const node = bridge.cells.length > 2 ? bridge.cells[1] : board.cells + bridge.crossing;
      home[node] = bridge.spot;
      held.set(node, bridge.spot);
      join(from, node, [from, to], way.of);
      join(node, to, [from, to], way.of);
    }
  }
  const list = [...edges.values()].filter(({ ends: [a, b] }) => a !== b);
  const ends = list.map((edge) => edge.ends);
  pullIn(theatre, cells, ends, home);
  const limit = CELL * STRAY[file.grid.shape];
  const leaning = CELL * LEAN[file.grid.shape];
  const settled = relax(home, ends, {
    rounds: 16,
    limit: (node) => (held.has(node) ? 0 : limit),
  });
  const leant = lean(
    settled,
    ends,
    (node) => (held.has(node) ? 0 : leaning),
    (node, spot) => {
      const course = courses.get(node);
      const foot = course === undefined ? undefined : nearestOn(course, spot);
      return foot !== undefined && foot.far < CELL ? foot.spot : undefined;
    },
  );
  const spots = [...leant];
  for (const { kind, cell, edge, before } of endingsOf(theatre, cells, ends)) {
    const known = list[edge];
    if (kind === 'off sheet') {
      ends.push([cell, spots.push(spotBeyond(cells, spots[cell], spots[before], cell)) - 1]);
      list.push({ ends: ends.at(-1)!, step: [cell, cell], of: known.of });
    } else if (kind === 'open' && net.tail(known.of) !== known.of) {
      const half = spots.push(between(spots[before], spots[cell], 0.64)) - 1;
      ends[edge] = [before, half];
      ends.push([half, cell]);
      list.push({ ends: ends.at(-1)!, step: [cell, cell], of: net.tail(known.of) });
    }
  }
  const strands = strandsOf(ends, spots, (a, b) => list[a].of === list[b].of);
  return runsOf(strands, (edge) => list[edge].of).map(({ of, bends, edges: own }) => ({
    of,
    bends,
    line: sampled(bends),
    steps: own.map((edge) => list[edge].step),
  }));
}

/** Beyond the edge of the field a way keeps near it: only that it leads there matters. */
function pullIn(theatre: TheatreBoard, cells: SheetCells, edges: readonly Edge[], home: Spot[]): void {
  for (const cell of new Set(edges.flat())) {
    if (cell >= theatre.board.cells || !isOff(theatre, cell)) continue;
    const inside = edges
      .filter((ends) => ends.includes(cell))
      .map(([a, b]) => (a === cell ? b : a))
      .filter((other) => other < theatre.board.cells && !isOff(theatre, other));
    for (const other of inside) home[cell] = between(home[cell], cells.centre[other], 0.32 / inside.length);
  }
}

/** Both directions of every step that a crossing carries. */
function bridgesBySteps(crossings: readonly SheetCrossing[]): ReadonlyMap<string, SheetCrossing> {
  const bySteps = new Map<string, SheetCrossing>();
  for (const crossing of crossings) {
    for (const [index, to] of crossing.cells.slice(1).entries()) {
      const from = crossing.cells[index];
      for (const key of [`${from} ${to}`, `${to} ${from}`]) if (!bySteps.has(key)) bySteps.set(key, crossing);
    }
  }
  return bySteps;
}
