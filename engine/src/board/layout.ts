import type { HexBoard } from './hexes.ts';
import { isPushed } from './hexes.ts';
import type { SquareBoard } from './squares.ts';

/**
 * Where to draw cells, x to the right and y downwards; neighbouring centres are 1 apart. Positions are measured from
 * column 0 and row 0 of the printed numbers, so a projection fitted to printed numbers can be used as it stands.
 * For drawing only: rules compare integers.
 */
export interface Layout {
  /** cell -> its centre. */
  readonly x: Float64Array;
  readonly y: Float64Array;
  /** Corners of every cell from its centre, clockwise; the side in direction d runs from corner d to corner d + 1. */
  readonly cornerX: readonly number[];
  readonly cornerY: readonly number[];
  /** What holds all cells, corners included. */
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Between neighbouring columns (flat) or rows (pointy). */
const LINE = Math.sqrt(3) / 2;
/** From centre to corner of a hex. */
const REACH = 1 / Math.sqrt(3);

const FLAT_CORNER_X = [-REACH / 2, REACH / 2, REACH, REACH / 2, -REACH / 2, -REACH];
const FLAT_CORNER_Y = [-0.5, -0.5, 0, 0.5, 0.5, 0];
const POINTY_CORNER_X = [0, 0.5, 0.5, 0, -0.5, -0.5];
const POINTY_CORNER_Y = [-REACH, -REACH / 2, REACH / 2, REACH, REACH / 2, -REACH / 2];
const SQUARE_CORNER_X = [-0.5, 0.5, 0.5, -0.5];
const SQUARE_CORNER_Y = [-0.5, -0.5, 0.5, 0.5];

export function hexLayout(board: HexBoard): Layout {
  const x = Float64Array.from(board.columnOf);
  const y = Float64Array.from(board.rowOf);
  const flat = board.top === 'flat';
  for (let cell = 0; cell < board.cells; cell++) {
    const push = isPushed(board, cell) ? 0.5 : 0;
    x[cell] = flat ? x[cell] * LINE : x[cell] + push;
    y[cell] = flat ? y[cell] + push : y[cell] * LINE;
  }
  return flat ? framed(x, y, FLAT_CORNER_X, FLAT_CORNER_Y) : framed(x, y, POINTY_CORNER_X, POINTY_CORNER_Y);
}

export function squareLayout(board: SquareBoard): Layout {
  return framed(Float64Array.from(board.columnOf), Float64Array.from(board.rowOf), SQUARE_CORNER_X, SQUARE_CORNER_Y);
}

function framed(x: Float64Array, y: Float64Array, cornerX: readonly number[], cornerY: readonly number[]): Layout {
  return {
    x,
    y,
    cornerX,
    cornerY,
    left: least(x) + least(cornerX),
    top: least(y) + least(cornerY),
    right: greatest(x) + greatest(cornerX),
    bottom: greatest(y) + greatest(cornerY),
  };
}

function least(values: Iterable<number>): number {
  let result = Infinity;
  for (const value of values) result = Math.min(result, value);
  return result;
}

function greatest(values: Iterable<number>): number {
  let result = -Infinity;
  for (const value of values) result = Math.max(result, value);
  return result;
}
