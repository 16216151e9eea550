import type { Grid } from '@club-route/engine';
import { outlineOf, type SheetCells } from './cells.ts';
import { keyOf, type Spot } from './spot.ts';

/** The corners that cells share: water and borders run from corner to corner. */
export interface Corners {
  readonly spots: readonly Spot[];
  /** How many cells meet at a corner. */
  readonly cells: readonly number[];
  /** side -> its two corners. */
  readonly ofSide: readonly (readonly [number, number])[];
  /** Where a cell ends and no other begins. */
  readonly rim: readonly { readonly cell: number; readonly ends: readonly [number, number] }[];
}

export function cornersOf(board: Grid, cells: SheetCells): Corners {
  const spots: Spot[] = [];
  const count: number[] = [];
  const known = new Map<string, number>();
  const numbered = (spot: Spot): number => {
    const key = keyOf(spot);
    const number = known.get(key) ?? spots.push(spot) - 1;
    known.set(key, number);
    count[number] = (count[number] ?? 0) + 1;
    return number;
  };
  const ofSide: (readonly [number, number])[] = [];
  const rim: Corners['rim'][number][] = [];
  for (let cell = 0; cell < board.cells; cell++) {
    const around = outlineOf(cells, cell).map(numbered);
    for (const [direction, corner] of around.entries()) {
      const side = board.side[cell * board.degree + direction];
      const ends = [corner, around[(direction + 1) % around.length]] as const;
      if (side >= 0) ofSide[side] ??= ends;
      else rim.push({ cell, ends });
    }
  }
  return { spots, cells: count, ofSide, rim };
}
