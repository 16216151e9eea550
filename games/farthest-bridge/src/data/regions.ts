import { Flood } from '@club-route/engine';
import { board, CELLS, cellOf, RIVER, SIDE_WATER } from './board.ts';
import { theatre } from './theatre.ts';

/** The lands that the rivers part, when no bridge is counted (18.1). */

const land = new Int16Array(CELLS);
new Flood(board).regions({ openSides: Uint8Array.from(SIDE_WATER, (water) => (water === RIVER ? 0 : 1)) }, land);

function landOf(label: string): number {
  return land[cellOf(label)]!;
}

const SOUTH_OF_MAAS = landOf('0204');
const THE_ISLAND = landOf('3121');
const NORTH_OF_NEDER_RIJN = landOf('3523');
/** Between the Rijn and the IJssel. */
const LIEMERS = landOf('3325');

export function isSouthOfMaas(cell: number): boolean {
  return land[cell] === SOUTH_OF_MAAS;
}

export function isNorthOfNederRijn(cell: number): boolean {
  return land[cell] === NORTH_OF_NEDER_RIJN;
}

export function isNorthOfWaal(cell: number): boolean {
  return land[cell] === NORTH_OF_NEDER_RIJN || land[cell] === THE_ISLAND || land[cell] === LIEMERS;
}

/** Ruling 45, the other reading: what the editors of the map of 1976 count as Germany. */
const NARROW = ['1726', '1825', '1925', '1926', '2025', '2125', '2126', '2224', '2225', '2325', '2326'].map(cellOf);

/** cell → 1 in Germany: beyond the border of 1944, as the ground has it, or by the other reading. */
const GERMANY = {
  border: theatre.flags.get('germany')!,
  narrow: Uint8Array.from({ length: CELLS }, (_, cell) => (NARROW.includes(cell) ? 1 : 0)),
} as const;
export type GermanyReading = keyof typeof GERMANY;

export function isGermany(cell: number, reading: GermanyReading): boolean {
  return GERMANY[reading][cell] === 1;
}
