import { hexDistance } from '@club-route/engine';
import { board, CELLS, cellOf } from '../data/board.ts';
import { ARRIVAL_CELL, FIRST_GERMAN, PARENT_OF, UNIT_COUNT, UNITS } from '../data/units.ts';

/**
 * 11.1, the German plan: the forces at Arnhem contain 1st Airborne, 10th SS goes over the ferry to Nijmegen, the group from
 * Kleve marches on the drop zones of the 82nd, 107th Brigade cuts the highway, the group at Best threatens it, and whoever
 * stands before XXX Corps delays it to the last man. Each has a sector: a hex, and how far around it its business goes.
 */
interface Sector {
  readonly centre: number;
  readonly radius: number;
}

const ARNHEM: Sector = { centre: cellOf('8,4'), radius: 7 };
const NIJMEGEN: Sector = { centre: cellOf('10,6'), radius: 3 };
const GROESBEEK: Sector = { centre: cellOf('18,8'), radius: 4 };
const VEGHEL: Sector = { centre: cellOf('16,22'), radius: 7 };
const BEST: Sector = { centre: cellOf('16,27'), radius: 6 };
const BORDER: Sector = { centre: cellOf('24,28'), radius: 9 };

/** What a hex of way out of the sector costs, in the measure of posts. */
const PER_HEX = 8;

function sectorOf(unit: number): Sector {
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

/** German unit from the first × cells + cell → what it costs that the cell lies out of its sector. */
const OUTSIDE: Uint8Array = new Uint8Array((UNIT_COUNT - FIRST_GERMAN) * CELLS);
for (let unit = FIRST_GERMAN; unit < UNIT_COUNT; unit++) {
  const { centre, radius } = sectorOf(unit);
  for (let cell = 0; cell < CELLS; cell++)
    OUTSIDE[(unit - FIRST_GERMAN) * CELLS + cell] = Math.min(
      255,
      PER_HEX * Math.max(0, hexDistance(board, centre, cell) - radius),
    );
}

export function outOfSector(unit: number, cell: number): number {
  return unit < FIRST_GERMAN ? 0 : OUTSIDE[(unit - FIRST_GERMAN) * CELLS + cell];
}
