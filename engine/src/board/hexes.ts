import { buildBoard } from './board.ts';
import { cellAt, gridCells, type Grid, type GridCells, type GridPlan } from './grid.ts';

/**
 * 'flat': cells of one column touch (a flat side on top). 'pointy': cells of one row touch.
 *
 * Directions run clockwise from the top, rows growing downwards:
 * flat   0 N, 1 NE, 2 SE, 3 S, 4 SW, 5 NW
 * pointy 0 NE, 1 E, 2 SE, 3 SW, 4 W, 5 NW
 */
export type HexTop = 'flat' | 'pointy';

/** Which columns (flat) or rows (pointy), by printed number, are pushed half a hex down (flat) or right (pointy). */
export type HexOffset = 'odd' | 'even';

export interface HexShape {
  readonly top: HexTop;
  readonly offset: HexOffset;
}

export interface HexPlan extends GridPlan, HexShape {}

type HexCells = GridCells & HexShape;

export type HexBoard = Grid &
  HexShape & {
    /**
     * cell -> cube coordinates q and r; the third is -q - r. One step changes two of the three by one. Flat: q is the
     * column, r grows downwards. Pointy: r is the row, q grows to the right.
     */
    readonly q: Int16Array;
    readonly r: Int16Array;
  };

/** (q, r) of one step, flat directions; pointy directions are the same ring begun one later. */
const RING: readonly (readonly [number, number])[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
];

export function hexBoard(plan: HexPlan): HexBoard {
  const cells: HexCells = { ...gridCells(plan), top: plan.top, offset: plan.offset };
  const count = cells.labels.length;
  const q = new Int16Array(count);
  const r = new Int16Array(count);
  const neighbour = new Int16Array(count * 6);
  for (let cell = 0; cell < count; cell++) {
    const column = cells.columnOf[cell];
    const row = cells.rowOf[cell];
    q[cell] = plan.top === 'flat' ? column : column - skew(cells, row);
    r[cell] = plan.top === 'flat' ? row - skew(cells, column) : row;
    for (let direction = 0; direction < 6; direction++) {
      const [alongQ, alongR] = RING[plan.top === 'flat' ? direction : (direction + 1) % 6];
      neighbour[cell * 6 + direction] = hexAt(cells, q[cell] + alongQ, r[cell] + alongR);
    }
  }
  const board = buildBoard({
    labels: cells.labels,
    degree: 6,
    neighbour,
    opposite: (direction) => (direction + 3) % 6,
  });
  return { ...board, ...cells, q, r };
}

/** The cell at cube coordinates q and r, or -1 off the map. */
export function hexAt(cells: HexCells, q: number, r: number): number {
  return cells.top === 'flat' ? cellAt(cells, q, r + skew(cells, q)) : cellAt(cells, q + skew(cells, r), r);
}

/** Steps from one cell to the other across a map without holes. */
export function hexDistance(board: HexBoard, a: number, b: number): number {
  const q = board.q[a] - board.q[b];
  const r = board.r[a] - board.r[b];
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}

/** Whether a cell belongs to a column (flat) or row (pointy) that is pushed half a hex. */
export function isPushed(board: HexBoard, cell: number): boolean {
  const line = board.top === 'flat' ? board.columnOf[cell] : board.rowOf[cell];
  return (line & 1) === (board.offset === 'odd' ? 1 : 0);
}

/** How far the slanting cube axis has drifted from the printed one at this column (flat) or row (pointy). */
function skew(shape: HexShape, line: number): number {
  return (line + (shape.offset === 'even' ? 1 : 0)) >> 1;
}
