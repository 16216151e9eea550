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

const germany = theatre.flags.get('germany')!;

export function isGermany(cell: number): boolean {
  return germany[cell] === 1;
}
