import { hexDistance } from '@club-route/engine';
import { board, CELLS, cellOf, RING } from '../data/board.ts';
import { ARRIVAL_CELL, FIRST_GERMAN, PARENT_OF, UNIT_COUNT, UNITS } from '../data/units.ts';
import { NONE } from '../state.ts';
import { HIGHWAY_DISTANCE } from './ground.ts';

/**
 * Where each formation has its business. The airborne divisions fight for the ground they were dropped on, and XXX Corps
 * for its road. 11.1, the German plan: the forces at Arnhem contain 1st Airborne, 10th SS goes over the ferry to Nijmegen,
 * the group from Kleve marches on the drop zones of the 82nd, 107th Brigade cuts the highway, the group at Best threatens
 * it, and whoever stands before XXX Corps delays it to the last man.
 */
interface Sector {
  readonly centre: number;
  readonly radius: number;
  /** What an attack must gain besides, in combat points: who is to hold or to delay lets the enemy come. */
  readonly patience: number;
}

const AIRBORNE: Readonly<Record<string, Sector>> = {
  '82': { centre: cellOf('14,10'), radius: 5, patience: 0 },
  '101': { centre: cellOf('16,24'), radius: 6, patience: 0 },
  '1': { centre: cellOf('6,5'), radius: 4, patience: 2 },
  POL: { centre: cellOf('8,6'), radius: 4, patience: 0 },
};
/** Hexes on both sides of the highway that are the business of XXX Corps, and its patience: it has no time to lose. */
const CORRIDOR = 2;
const HASTE = -20;

const ARNHEM: Sector = { centre: cellOf('8,4'), radius: 7, patience: 26 };
const NIJMEGEN: Sector = { centre: cellOf('10,6'), radius: 3, patience: 20 };
const GROESBEEK: Sector = { centre: cellOf('18,8'), radius: 4, patience: 20 };
const VEGHEL: Sector = { centre: cellOf('16,22'), radius: 7, patience: 20 };
const BEST: Sector = { centre: cellOf('16,27'), radius: 6, patience: 30 };
const BORDER: Sector = { centre: cellOf('24,28'), radius: 9, patience: 40 };

/** What a hex of way out of the sector costs, in the measure of posts. */
const PER_HEX = 10;

function germanSector(unit: number): Sector {
  const { formation } = UNITS[unit];
  const cell = ARRIVAL_CELL[unit] >= 0 ? ARRIVAL_CELL[unit] : ARRIVAL_CELL[PARENT_OF[unit]];
  if (formation === '59' || formation === '85') return BEST;
  if (formation === '107' || formation === '180') return VEGHEL;
  if (cell < 0) return ARNHEM;
  const row = board.rowOf[cell];
  const column = board.columnOf[cell];
  if (row >= 26) return BORDER;
  if (row >= 20) return VEGHEL;
  if (column >= 16 && row >= 2) return GROESBEEK;
  return formation === '10SS' ? NIJMEGEN : ARNHEM;
}

function sectorOf(unit: number): Sector | undefined {
  return unit < FIRST_GERMAN ? AIRBORNE[UNITS[unit].formation] : germanSector(unit);
}

/** Unit → the patience of its sector. */
export const PATIENCE: Int8Array = Int8Array.from(UNITS, (_, unit) => sectorOf(unit)?.patience ?? HASTE);

function hexesOutside(unit: number): (cell: number) => number {
  const sector = sectorOf(unit);
  if (sector === undefined) return (cell) => Math.max(0, HIGHWAY_DISTANCE[cell] - CORRIDOR);
  return (cell) => Math.max(0, hexDistance(board, sector.centre, cell) - sector.radius);
}

/** Unit × cells + cell → what it costs that the cell lies out of its sector. */
const OUTSIDE: Uint8Array = new Uint8Array(UNIT_COUNT * CELLS);
for (let unit = 0; unit < UNIT_COUNT; unit++) {
  const hexes = hexesOutside(unit);
  for (let cell = 0; cell < CELLS; cell++) OUTSIDE[unit * CELLS + cell] = Math.min(255, PER_HEX * hexes(cell));
}

export function outOfSector(unit: number, cell: number): number {
  return OUTSIDE[unit * CELLS + cell];
}

/** Where a German unit goes that is wanted nowhere: into its sector, where it stays. */
export function assemblyPoint(unit: number, cell: number): number {
  return outOfSector(unit, cell) === 0 && RING[cell] === 0 ? NONE : germanSector(unit).centre;
}
