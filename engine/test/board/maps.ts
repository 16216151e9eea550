import { hexBoard, type HexBoard } from '../../src/board/index.ts';

/** Farthest Bridge: 39 columns northwards, rows eastwards; even columns are one shorter; charts cover a corner. */
export function farthestBridge(): HexBoard {
  return hexBoard({
    columns: 39,
    rows: 26,
    top: 'flat',
    offset: 'even',
    firstColumn: 1,
    firstRow: 1,
    exists: (column, row) => row <= (column % 2 === 1 ? 26 : 25) && row > rowsUnderCharts(column),
  });
}

function rowsUnderCharts(column: number): number {
  if (column >= 29) return 5;
  if (column === 27) return 3;
  return column >= 25 ? 2 : 0;
}

/** Drive on Arnhem: columns 0 to 30 and rows 0 to 31, printed '10,4'; odd columns lie half a hex lower. */
export function driveOnArnhem(): HexBoard {
  return hexBoard({
    columns: 31,
    rows: 32,
    top: 'flat',
    offset: 'odd',
    firstColumn: 0,
    firstRow: 0,
    separator: ',',
  });
}

/** The labels of a cell's neighbours in direction order; '' where there is none. */
export function neighbourLabels(board: HexBoard, label: string): readonly string[] {
  const cell = board.cellByLabel.get(label) ?? -1;
  const neighbours = Array.from(board.neighbour.subarray(cell * 6, cell * 6 + 6));
  return neighbours.map((other) => (other < 0 ? '' : board.labels[other]));
}
