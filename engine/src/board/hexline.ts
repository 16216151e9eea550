import { hexAt, hexDistance, type HexBoard } from './hexes.ts';

/**
 * The straight line of cells from one centre to the other, both included, written to `out`; returns their number,
 * distance + 1. -1 stands for a place on the line that is off the map.
 *
 * Where the line runs exactly along a side, or through a corner, the cell further right is taken, and of two straight
 * above each other the lower one. The rule looks at the place alone, never at where the line comes from, so the line
 * from b to a holds the same cells in reverse.
 */
export function hexLine(board: HexBoard, a: number, b: number, out: Int16Array): number {
  const length = hexDistance(board, a, b);
  if (out.length <= length) {
    throw new RangeError(
      `The line from "${board.labels[a]}" to "${board.labels[b]}" has ${length + 1} cells; the array holds ${out.length}.`,
    );
  }
  out[0] = a;
  const fromQ = board.q[a];
  const fromR = board.r[a];
  const alongQ = board.q[b] - fromQ;
  const alongR = board.r[b] - fromR;
  // All in parts of 1 / (4 * length): borders between cells lie at whole multiples of 4 of a difference of coordinates.
  // Pushing q by +1 and the third by -1 moves each such difference by 1 or 2, so it settles ties and nothing else.
  const unit = 4 * length;
  for (let index = 1; index <= length; index++) {
    const q = 4 * (fromQ * length + alongQ * index) + 1;
    const r = 4 * (fromR * length + alongR * index);
    // One of the three coordinates is whole all along the line, so rounding two of them apart fixes the third.
    const wholeQ = nearest(q, unit);
    out[index] = hexAt(board, wholeQ, -wholeQ - nearest(-q - r, unit));
  }
  return length + 1;
}

function nearest(value: number, unit: number): number {
  return Math.floor((2 * value + unit) / (2 * unit));
}
