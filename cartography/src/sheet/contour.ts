import type { Raster } from './raster.ts';
import type { Line, Spot } from './spot.ts';

/**
 * The closed lines where a field passes zero (marching squares). The field counts as negative outside its raster, so
 * every line closes.
 */
export function contours(raster: Raster, field: Float32Array): readonly Line[] {
  const { columns, rows } = raster;
  const value = (column: number, row: number): number =>
    column < 0 || row < 0 || column >= columns || row >= rows ? -1 : field[row * columns + column];
  const wide = columns + 2;
  /** Numbers of grid edges: the one to the right of a sample is even, the one below it odd. */
  const edge = (column: number, row: number, down: number): number => ((row + 1) * wide + column + 1) * 2 + down;
  const next = new Map<number, number>();
  for (let row = -1; row < rows; row++) {
    for (let column = -1; column < columns; column++) {
      const a = value(column, row) > 0;
      const b = value(column + 1, row) > 0;
      const c = value(column + 1, row + 1) > 0;
      const d = value(column, row + 1) > 0;
      if (a === b && b === c && c === d) continue;
      const top = edge(column, row, 0);
      const right = edge(column + 1, row, 1);
      const bottom = edge(column, row + 1, 0);
      const left = edge(column, row, 1);
      // Around the square clockwise; a line enters where the field goes under zero and leaves where it comes up.
      const sides = [
        [top, a, b],
        [right, b, c],
        [bottom, c, d],
        [left, d, a],
      ] as const;
      const enter = sides.filter(([, from, to]) => from && !to).map(([side]) => side);
      const leave = sides.filter(([, from, to]) => !from && to).map(([side]) => side);
      if (enter.length === 1) next.set(enter[0], leave[0]);
      else
        joinSaddle(
          sides.map(([side]) => side),
          a,
          isHigh(value, column, row),
          next,
        );
    }
  }
  return walk(next, (number) => spotOnEdge(raster, value, number, wide));
}

function isHigh(value: (column: number, row: number) => number, column: number, row: number): boolean {
  return value(column, row) + value(column + 1, row) + value(column + 1, row + 1) + value(column, row + 1) > 0;
}

/** Two corners in, two out, crosswise: the middle decides which two belong together. */
function joinSaddle(
  [top, right, bottom, left]: readonly number[],
  isFirst: boolean,
  isJoined: boolean,
  next: Map<number, number>,
): void {
  if (isFirst) next.set(top, isJoined ? right : left).set(bottom, isJoined ? left : right);
  else next.set(right, isJoined ? bottom : top).set(left, isJoined ? top : bottom);
}

function spotOnEdge(
  { left, top, step }: Raster,
  value: (column: number, row: number) => number,
  number: number,
  wide: number,
): Spot {
  const down = number % 2;
  const place = (number - down) / 2;
  const column = (place % wide) - 1;
  const row = Math.floor(place / wide) - 1;
  const a = value(column, row);
  const b = value(column + 1 - down, row + down);
  const part = a === b ? 0.5 : a / (a - b);
  return {
    x: left + (column + (down === 0 ? part : 0)) * step,
    y: top + (row + (down === 1 ? part : 0)) * step,
  };
}

function walk(next: Map<number, number>, spotOf: (edge: number) => Spot): readonly Line[] {
  const rings: Line[] = [];
  for (const first of next.keys()) {
    const ring: Spot[] = [];
    for (let at: number | undefined = first; at !== undefined;) {
      const to: number | undefined = next.get(at);
      if (to === undefined) break;
      ring.push(spotOf(at));
      next.delete(at);
      at = to;
    }
    if (ring.length > 2) rings.push(ring);
  }
  return rings;
}
