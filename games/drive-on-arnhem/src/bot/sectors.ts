import { hexDistance, mixSeed } from '@club-route/engine';
import { board, CELLS, cellOf, RING } from '../data/board.ts';
import { ARRIVAL_CELL, COMPONENTS, FIRST_GERMAN, UNIT_COUNT, UNITS } from '../data/units.ts';
import { NONE, type DriveState } from '../state.ts';
import { HIGHWAY_DISTANCE } from './ground.ts';

/**
 * Where each formation has its business. The airborne divisions fight for the ground they were dropped on, and XXX Corps
 * for its road. 11.2, the German plan: the forces at Arnhem contain 1st Airborne, 10th SS goes over the ferry to Nijmegen,
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
/** Those who only contest the Rhine stay by it. */
const RHINE: Sector = { centre: cellOf('8,4'), radius: 3, patience: 40 };
const NIJMEGEN: Sector = { centre: cellOf('10,6'), radius: 3, patience: 20 };
const GROESBEEK: Sector = { centre: cellOf('18,8'), radius: 4, patience: 20 };
/** Those who mass against the 82nd wait until they are many. */
const KLEVE: Sector = { centre: cellOf('19,5'), radius: 7, patience: 40 };
const VEGHEL: Sector = { centre: cellOf('16,22'), radius: 7, patience: 20 };
const BEST: Sector = { centre: cellOf('16,27'), radius: 6, patience: 30 };
const BORDER: Sector = { centre: cellOf('24,28'), radius: 9, patience: 40 };

/** What a hex of way out of the sector costs, in the measure of posts. */
const PER_HEX = 10;

/** Where a German unit arrives; one that is built up, where its first part does. */
function cameFrom(unit: number): number {
  return ARRIVAL_CELL[ARRIVAL_CELL[unit] >= 0 ? unit : COMPONENTS[unit][0]];
}

function germanSector(unit: number): Sector {
  const { formation } = UNITS[unit];
  const cell = cameFrom(unit);
  if (formation === '59' || formation === '85') return BEST;
  if (formation === '107' || formation === '180') return VEGHEL;
  const row = board.rowOf[cell];
  const column = board.columnOf[cell];
  if (row >= 26) return BORDER;
  if (row >= 20) return VEGHEL;
  if (column >= 16 && row >= 2) return GROESBEEK;
  return formation === '10SS' ? NIJMEGEN : ARNHEM;
}

/**
 * 11.2: how the Germans go about it. They cut the highway, each group where it comes from; or everybody who is not before
 * XXX Corps goes to Arnhem, to keep the Allies from crossing the Rhine. The third is our own: 10th SS joins the group from
 * Kleve against the 82nd and Nijmegen, and those at Arnhem only hold the Rhine. If that fails, little is left on the Rhine.
 */
export type Scheme = 'highway' | 'rhine' | 'kleve';

function sectorOf(unit: number, scheme: Scheme): Sector | undefined {
  if (unit < FIRST_GERMAN) return AIRBORNE[UNITS[unit].formation];
  const sector = germanSector(unit);
  if (scheme === 'rhine' && sector !== BORDER) return RHINE;
  if (scheme === 'kleve' && sector === ARNHEM) return RHINE;
  return scheme === 'kleve' && (sector === NIJMEGEN || sector === GROESBEEK) ? KLEVE : sector;
}

function hexesOutside(sector: Sector | undefined): (cell: number) => number {
  if (sector === undefined) return (cell) => Math.max(0, HIGHWAY_DISTANCE[cell] - CORRIDOR);
  return (cell) => Math.max(0, hexDistance(board, sector.centre, cell) - sector.radius);
}

/** The highway in half of the games, because it is the strongest; first, so that a morning without strikes draws it. */
const DRAWN: readonly Scheme[] = ['highway', 'rhine', 'highway', 'kleve'];

/**
 * Drawn from the Allied air strikes of the first morning. Nobody can foresee what they hit, and nothing changes them later:
 * whoever sits down in mid-game goes on as the Germans began. Both sides are told of them, so nothing hidden shows.
 */
export function schemeDrawn({ strikes }: DriveState): Scheme {
  let drawn = 0;
  for (const { turn, side, cell, result } of strikes) {
    if (turn > 1 || side === 'german') break;
    const { unit = 0, lost = 0, efficiency = 0, strain = 0 } = result ?? {};
    for (const number of [cell, unit, lost, efficiency, strain]) drawn = mixSeed(drawn, number);
  }
  return DRAWN[drawn & 3];
}

/** Where everybody has his business in a scheme. */
export class Sectors {
  /** Unit → the patience of its sector. */
  readonly patience: Int8Array;
  /** Unit × cells + cell → what it costs that the cell lies out of its sector. */
  readonly #outside = new Uint8Array(UNIT_COUNT * CELLS);
  /** Unit → the middle of its sector. */
  readonly #centre: Int16Array;

  constructor(scheme: Scheme) {
    const sectors = UNITS.map((_, unit) => sectorOf(unit, scheme));
    this.patience = Int8Array.from(sectors, (sector) => sector?.patience ?? HASTE);
    this.#centre = Int16Array.from(sectors, (sector) => sector?.centre ?? NONE);
    for (const [unit, sector] of sectors.entries()) {
      const hexes = hexesOutside(sector);
      for (let cell = 0; cell < CELLS; cell++)
        this.#outside[unit * CELLS + cell] = Math.min(255, PER_HEX * hexes(cell));
    }
  }

  outside(unit: number, cell: number): number {
    return this.#outside[unit * CELLS + cell];
  }

  /** Where a German unit goes that is wanted nowhere: into its sector, where it stays. */
  assemblyPoint(unit: number, cell: number): number {
    return this.outside(unit, cell) === 0 && RING[cell] === 0 ? NONE : this.#centre[unit];
  }
}

export const SECTORS: Readonly<Record<Scheme, Sectors>> = {
  highway: new Sectors('highway'),
  rhine: new Sectors('rhine'),
  kleve: new Sectors('kleve'),
};
