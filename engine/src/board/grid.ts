import type { Board } from './board.ts';

/** Cells in numbered columns and rows. Columns grow to the right and rows downwards; how a map is turned is drawing. */
export interface GridPlan {
  readonly columns: number;
  readonly rows: number;
  /** The printed number of the first column and row; parity rules speak of printed numbers. */
  readonly firstColumn: number;
  readonly firstRow: number;
  /** Between column and row in a label: ',' gives '10,4'. Default: none, both numbers padded: '1004'. */
  readonly separator?: string;
  /** Which cells of the rectangle are on the map, by printed numbers. Default: all. */
  readonly exists?: (column: number, row: number) => boolean;
}

export interface GridCells {
  readonly columns: number;
  readonly rows: number;
  readonly firstColumn: number;
  readonly firstRow: number;
  readonly labels: readonly string[];
  /** cell -> printed column and row. */
  readonly columnOf: Int16Array;
  readonly rowOf: Int16Array;
  /** (column - firstColumn) * rows + (row - firstRow) -> cell, or -1 off the map. */
  readonly cellByPlace: Int16Array;
}

export type Grid = Board & GridCells;

/** Cells are numbered column by column, and down each column: the order of CCRR labels. */
export function gridCells(plan: GridPlan): GridCells {
  const { columns, rows, firstColumn, firstRow } = plan;
  checkWhole('columns', columns, 1);
  checkWhole('rows', rows, 1);
  checkWhole('firstColumn', firstColumn, 0);
  checkWhole('firstRow', firstRow, 0);
  const label = labeller(plan);
  const labels: string[] = [];
  const columnOf: number[] = [];
  const rowOf: number[] = [];
  const cellByPlace = new Int16Array(columns * rows).fill(-1);
  for (let place = 0; place < columns * rows; place++) {
    const column = firstColumn + Math.floor(place / rows);
    const row = firstRow + (place % rows);
    if (plan.exists && !plan.exists(column, row)) continue;
    cellByPlace[place] = labels.length;
    labels.push(label(column, row));
    columnOf.push(column);
    rowOf.push(row);
  }
  return {
    columns,
    rows,
    firstColumn,
    firstRow,
    labels,
    columnOf: Int16Array.from(columnOf),
    rowOf: Int16Array.from(rowOf),
    cellByPlace,
  };
}

/** The cell at a printed column and row, or -1 off the map. */
export function cellAt(grid: GridCells, column: number, row: number): number {
  const across = column - grid.firstColumn;
  const down = row - grid.firstRow;
  // Without the check a row below the last would be read as the top of the next column.
  if (across < 0 || across >= grid.columns || down < 0 || down >= grid.rows) return -1;
  return grid.cellByPlace[across * grid.rows + down];
}

function labeller(plan: GridPlan): (column: number, row: number) => string {
  const { separator } = plan;
  if (separator) return (column, row) => `${column}${separator}${row}`;
  // Padded to one width, so that the label can be read back; two digits at least, as maps print them.
  const columnDigits = Math.max(2, String(plan.firstColumn + plan.columns - 1).length);
  const rowDigits = Math.max(2, String(plan.firstRow + plan.rows - 1).length);
  return (column, row) => String(column).padStart(columnDigits, '0') + String(row).padStart(rowDigits, '0');
}

function checkWhole(name: string, value: number, least: number): void {
  if (!Number.isInteger(value) || value < least) {
    throw new RangeError(`A grid's ${name} is a whole number from ${least}, not ${value}.`);
  }
}
