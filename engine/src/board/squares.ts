import { buildBoard } from './board.ts';
import { cellAt, gridCells, type Grid, type GridPlan } from './grid.ts';

export interface SquarePlan extends GridPlan {
  /**
   * Whether two squares that touch at a corner are linked, by printed numbers; asked once per pair, the square of the
   * lower column first. Leave out for a board of four directions.
   */
  readonly corner?: (column: number, row: number, otherColumn: number, otherRow: number) => boolean;
}

export type SquareBoard = Grid;

/** 0 up, 1 right, 2 down, 3 left; then the corners clockwise: 4 up right, 5 down right, 6 down left, 7 up left. */
const DIRECTIONS: readonly (readonly [number, number])[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
  [1, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
];

export function squareBoard(plan: SquarePlan): SquareBoard {
  const cells = gridCells(plan);
  const { corner } = plan;
  const degree = corner ? 8 : 4;
  const neighbour = new Int16Array(cells.labels.length * degree).fill(-1);
  for (let cell = 0; cell < cells.labels.length; cell++) {
    const column = cells.columnOf[cell];
    const row = cells.rowOf[cell];
    for (let direction = 0; direction < degree; direction++) {
      const [across, down] = DIRECTIONS[direction];
      const other = cellAt(cells, column + across, row + down);
      // Each corner pair is asked for and linked from its left-hand square.
      if (other < 0 || direction > 5) continue;
      if (direction > 3 && !corner?.(column, row, column + across, row + down)) continue;
      neighbour[cell * degree + direction] = other;
      if (direction > 3) neighbour[other * degree + opposite(direction)] = cell;
    }
  }
  const board = buildBoard({ labels: cells.labels, degree, neighbour, firstCornerDirection: 4, opposite });
  return { ...board, ...cells };
}

/** Steps across sides only. */
export function manhattanDistance(board: SquareBoard, a: number, b: number): number {
  return Math.abs(board.columnOf[a] - board.columnOf[b]) + Math.abs(board.rowOf[a] - board.rowOf[b]);
}

/** Steps across sides and corners alike. */
export function chebyshevDistance(board: SquareBoard, a: number, b: number): number {
  return Math.max(Math.abs(board.columnOf[a] - board.columnOf[b]), Math.abs(board.rowOf[a] - board.rowOf[b]));
}

function opposite(direction: number): number {
  return direction < 4 ? (direction + 2) % 4 : 4 + ((direction + 2) % 4);
}
