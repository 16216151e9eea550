import type { Grid, Layout } from '@club-route/engine';

/** The points at which cells meet: what the sides of a river are strung between. */
export interface Corners {
  /** side -> its two corners. */
  readonly ofSide: readonly (readonly [string, string])[];
  /** corner -> how many cells meet there. */
  readonly cells: ReadonlyMap<string, readonly number[]>;
  /** How many meet at a corner away from the edge. */
  readonly full: number;
}

export function cornersOf(board: Grid, layout: Layout): Corners {
  const shape = layout.cornerX.length;
  const name = (cell: number, corner: number): string => {
    const x = layout.x[cell] + layout.cornerX[corner % shape];
    const y = layout.y[cell] + layout.cornerY[corner % shape];
    return `${Math.round(x * 1000)} ${Math.round(y * 1000)}`;
  };
  const cells = new Map<string, number[]>();
  for (let cell = 0; cell < board.cells; cell++) {
    for (let corner = 0; corner < shape; corner++) {
      const key = name(cell, corner);
      cells.set(key, [...(cells.get(key) ?? []), cell]);
    }
  }
  const ofSide: [string, string][] = [];
  for (let step = 0; step < board.side.length; step++) {
    const side = board.side[step];
    if (side < 0) continue;
    const cell = Math.floor(step / board.degree);
    const direction = step % board.degree;
    ofSide[side] ??= [name(cell, direction), name(cell, direction + 1)];
  }
  return { ofSide, cells, full: shape === 4 ? 4 : 3 };
}
