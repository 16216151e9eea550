import type { Box, Line, Spot } from './spot.ts';

/** A fine grid of sample spots over a sheet. */
export interface Raster {
  readonly left: number;
  readonly top: number;
  /** Sheet units from sample to sample. */
  readonly step: number;
  readonly columns: number;
  readonly rows: number;
}

export function rasterOver(box: Box, step: number, margin: number): Raster {
  return {
    left: box.left - margin,
    top: box.top - margin,
    step,
    columns: Math.ceil((box.right - box.left + 2 * margin) / step) + 1,
    rows: Math.ceil((box.bottom - box.top + 2 * margin) / step) + 1,
  };
}

/** The sample nearest to a spot, or -1. */
export function sampleAt({ left, top, step, columns, rows }: Raster, { x, y }: Spot): number {
  const column = Math.round((x - left) / step);
  const row = Math.round((y - top) / step);
  return column < 0 || row < 0 || column >= columns || row >= rows ? -1 : row * columns + column;
}

/** Visits every sample within `reach` of a spot, with the square of its distance. */
export function around(
  raster: Raster,
  spot: Spot,
  reach: number,
  visit: (sample: number, square: number) => void,
): void {
  const { left, top, step, columns, rows } = raster;
  const first = Math.max(0, Math.ceil((spot.x - reach - left) / step));
  const last = Math.min(columns - 1, Math.floor((spot.x + reach - left) / step));
  const high = Math.max(0, Math.ceil((spot.y - reach - top) / step));
  const low = Math.min(rows - 1, Math.floor((spot.y + reach - top) / step));
  for (let row = high; row <= low; row++) {
    const y = top + row * step - spot.y;
    for (let column = first; column <= last; column++) {
      const x = left + column * step - spot.x;
      const square = x * x + y * y;
      if (square <= reach * reach) visit(row * columns + column, square);
    }
  }
}

/** The value between samples; beyond the raster that of its edge. */
export function valueAt({ columns, rows }: Raster, field: Float32Array, column: number, row: number): number {
  const left = Math.min(columns - 2, Math.max(0, Math.floor(column)));
  const top = Math.min(rows - 2, Math.max(0, Math.floor(row)));
  const across = Math.min(1, Math.max(0, column - left));
  const down = Math.min(1, Math.max(0, row - top));
  const at = top * columns + left;
  const high = field[at] + (field[at + 1] - field[at]) * across;
  const low = field[at + columns] + (field[at + columns + 1] - field[at + columns]) * across;
  return high + (low - high) * down;
}

/** Marks every sample inside the rings; a ring within a ring is a hole. */
export function fillRings(raster: Raster, rings: readonly Line[], into: Uint8Array): void {
  const { left, top, step, columns, rows } = raster;
  for (let row = 0; row < rows; row++) {
    // A hair off the samples, so that no corner of a ring is met exactly.
    const y = top + row * step + 0.001_7;
    const cuts: number[] = [];
    for (const ring of rings) {
      for (const [index, from] of ring.entries()) {
        const to = ring[(index + 1) % ring.length];
        if (from.y < y !== to.y < y) cuts.push(from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x));
      }
    }
    cuts.sort((a, b) => a - b);
    for (let cut = 0; cut + 1 < cuts.length; cut += 2) {
      const first = Math.max(0, Math.ceil((cuts[cut] - left) / step));
      const last = Math.min(columns - 1, Math.floor((cuts[cut + 1] - left) / step));
      for (let column = first; column <= last; column++) into[row * columns + column] = 1;
    }
  }
}
