import { hexAt, type HexBoard } from './hexes.ts';

/**
 * The cells at most `radius` steps from a centre, itself included, written to `out` by growing q, then r; returns
 * their number. Distance as the crow flies: holes in the map are skipped, not walked around.
 */
export function hexesWithin(board: HexBoard, centre: number, radius: number, out: Int16Array): number {
  const q = board.q[centre];
  const r = board.r[centre];
  let count = 0;
  for (let alongQ = -radius; alongQ <= radius; alongQ++) {
    const lastR = Math.min(radius, radius - alongQ);
    for (let alongR = Math.max(-radius, -radius - alongQ); alongR <= lastR; alongR++) {
      const cell = hexAt(board, q + alongQ, r + alongR);
      if (cell >= 0) out[count++] = cell;
    }
  }
  // Writes past the end of a typed array vanish without a word.
  if (count > out.length) {
    throw new RangeError(
      `${count} cells lie within ${radius} of "${board.labels[centre]}"; the array holds ${out.length}.`,
    );
  }
  return count;
}
