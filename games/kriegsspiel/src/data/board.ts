import { cellAt, cellLabelled, type Grid } from '@club-route/engine';
import { theatre } from './theatre.ts';

/** The squares of the map: terrain, lands between the rivers, distances, contact (4, 8). */

export const board: Grid = theatre.board;
export const CELLS = board.cells;
export const DEGREE = board.degree;

export const TERRAINS = ['open', 'woods', 'polder', 'heath', 'town', 'river'] as const;
export type Terrain = (typeof TERRAINS)[number];

const terrains: readonly Terrain[] = Array.from(theatre.terrain, (kind) => theatre.terrainKinds[kind] as Terrain);

export function terrainOf(cell: number): Terrain {
  return terrains[cell];
}

export function isWater(cell: number): boolean {
  return terrains[cell] === 'river';
}

/** The land between the great rivers, or nothing for a square of water. */
export function landOf(cell: number): string | undefined {
  return theatre.land[cell];
}

export function cellOf(label: string): number {
  return cellLabelled(board, label);
}

export function labelOf(cell: number): string {
  return board.labels[cell];
}

export function columnOf(cell: number): number {
  return board.columnOf[cell];
}

/** Rows are counted from the south. */
export function rowOf(cell: number): number {
  return board.rowOf[cell];
}

export const LAST_COLUMN = board.columns - 1;
export const LAST_ROW = board.rows - 1;

/** The square so many columns east and rows north of another, or -1 off the map. */
export function cellBeside(cell: number, east: number, north: number): number {
  return cellAt(board, columnOf(cell) + east, rowOf(cell) + north);
}

export function squaredDistance(one: number, two: number): number {
  const east = columnOf(one) - columnOf(two);
  const north = rowOf(one) - rowOf(two);
  return east * east + north * north;
}

/** 4, 13: the straight distance in squares, rounded half up. */
export function distance(one: number, two: number): number {
  return rootOf(squaredDistance(one, two));
}

/** The square root of a whole number, rounded to the nearest; no root of a whole number ends in a half. */
export function rootOf(square: number): number {
  let root = 0;
  while ((2 * root + 1) * (2 * root + 1) <= 4 * square) root++;
  return root;
}

/** 8: how near two squares are for combat: side by side, or two apart and over a corner. */
export type Contact = 'close' | 'distant';

export function contactOf(one: number, two: number): Contact | undefined {
  switch (squaredDistance(one, two)) {
    case 1:
      return 'close';
    case 2:
    case 4:
      return 'distant';
    default:
      return undefined;
  }
}

/** Squares up to four away, side by side, in the order of their numbers. */
export function neighboursOf(cell: number): readonly number[] {
  return ORTHOGONAL[cell];
}

const ORTHOGONAL: readonly (readonly number[])[] = Array.from({ length: CELLS }, (_, cell) =>
  [
    [-1, 0],
    [0, -1],
    [0, 1],
    [1, 0],
  ].flatMap(([east, north]) => {
    const near = cellBeside(cell, east, north);
    return near < 0 ? [] : [near];
  }),
);

/** Every square in the order of its number: its label, read as one. */
export const ALL_CELLS: readonly number[] = Array.from({ length: CELLS }, (_, cell) => cell);
