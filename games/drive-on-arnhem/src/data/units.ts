import { ALLIED_ARRIVALS, ALLIED_COMPONENTS, ALLIED_PARENTS } from './allied.ts';
import { cellOf } from './board.ts';
import { GERMAN_ARRIVALS, GERMAN_PARENTS } from './german.ts';
import type { GunRange, UnitRow, UnitType } from './rows.ts';

/** Every unit there can be, by number: Allied before German, those that arrive first, in the order of their arrival. */

export type Side = 'allied' | 'german';
export const OTHER: Readonly<Record<Side, Side>> = { allied: 'german', german: 'allied' };

/** Who sees a draw that no spectator may see. */
export const SIDES: readonly Side[] = ['allied', 'german'];
/** Who sees a draw that only one side may see. */
export const ONLY: Readonly<Record<Side, readonly Side[]>> = { allied: ['allied'], german: ['german'] };

const ALLIED: readonly UnitRow[] = [...ALLIED_ARRIVALS, ...ALLIED_COMPONENTS, ...ALLIED_PARENTS];
const GERMAN: readonly UnitRow[] = [...GERMAN_ARRIVALS, ...GERMAN_PARENTS];

export const UNITS: readonly UnitRow[] = [...ALLIED, ...GERMAN];
export const UNIT_COUNT = UNITS.length;
export const FIRST_GERMAN = ALLIED.length;
/** The units of a side are numbered from the first to before the second of these. */
export const FIRST: Readonly<Record<Side, number>> = { allied: 0, german: FIRST_GERMAN };
export const LAST: Readonly<Record<Side, number>> = { allied: FIRST_GERMAN, german: UNIT_COUNT };

export function sideOf(unit: number): Side {
  return unit < FIRST_GERMAN ? 'allied' : 'german';
}

export const TYPES = [
  'panzergrenadier',
  'mechanized',
  'engineer',
  'armor',
  'recon',
  'artillery',
  'headquarters',
  'infantry',
  'airborne',
  'glider',
] as const satisfies readonly UnitType[];
export const ARMOR = TYPES.indexOf('armor');
export const ENGINEER = TYPES.indexOf('engineer');
export const HEADQUARTERS = TYPES.indexOf('headquarters');
export const ARTILLERY = TYPES.indexOf('artillery');
export const GLIDER = TYPES.indexOf('glider');

/** Deduced (G3): the columns of the cost table, whose heads were pictures: 0 motorized, 1 tracked and guns, 2 foot. */
export const COLUMN_OF_TYPE: Uint8Array = Uint8Array.of(0, 0, 0, 1, 1, 1, 1, 2, 2, 2);
export const FOOT = 2;

/** 8.13: no guns, then from the shortest range to the longest. */
export const NO_GUNS = 0;
const DIRECT = 1;
export const SHORT = 2;
const RANGE_CODE: Readonly<Record<GunRange, number>> = { D: DIRECT, S: SHORT, L: 3 };
/** Range -> its letter. */
export const RANGE_LETTERS = ['', 'D', 'S', 'L'] as const;
/** Range -> hexes. */
export const REACH_OF_RANGE: Uint8Array = Uint8Array.of(0, 1, 2, 2);

const NUMBER = new Map(UNITS.map(({ id }, unit) => [id, unit]));

export const BASE_TYPE: Uint8Array = Uint8Array.from(UNITS, ({ type }) => TYPES.indexOf(type));
export const BASE_STRENGTH: Int16Array = Int16Array.from(UNITS, ({ strength }) => strength);
export const BASE_STACK: Uint8Array = Uint8Array.from(UNITS, ({ stack }) => stack);
export const BASE_GUNS: Int16Array = Int16Array.from(UNITS, ({ guns }) => guns);
export const BASE_RANGE: Uint8Array = Uint8Array.from(UNITS, ({ range }) =>
  range === undefined ? NO_GUNS : RANGE_CODE[range],
);
export const BASE_EFFICIENCY: Uint8Array = Uint8Array.from(UNITS, ({ efficiency }) => efficiency);
/** The printed turn of arrival; 0: never by itself. */
export const ARRIVAL_TURN: Uint8Array = Uint8Array.from(UNITS, ({ turn }) => turn);
export const ARRIVAL_CELL: Int16Array = Int16Array.from(UNITS, ({ hex }) => (hex === '' ? -1 : cellOf(hex)));

/** Unit -> the unit that it builds up into, or -1. */
export const PARENT_OF: Int16Array = Int16Array.from(UNITS, ({ parent }) =>
  parent === undefined ? -1 : numberOf(parent),
);
/** Unit -> those that can be built into it, in the order listed. H1: what arrives built in comes first. */
export const COMPONENTS: readonly (readonly number[])[] = UNITS.map((_, parent) => {
  const components = [...UNITS.keys()].filter((unit) => PARENT_OF[unit] === parent);
  const arrivesBuiltIn = (unit: number): boolean => ARRIVAL_TURN[unit] === 0;
  return [...components.filter(arrivesBuiltIn), ...components.filter((unit) => !arrivesBuiltIn(unit))];
});
export const IS_PARENT: Uint8Array = Uint8Array.from(COMPONENTS, (components) => (components.length > 0 ? 1 : 0));

/** 5.2: the formations that land, in the order of their supply sources. */
export const AIRBORNE_FORMATIONS = ['82', '101', '1', 'POL'] as const;
export const POLES = AIRBORNE_FORMATIONS.indexOf('POL');
/** H2: unit -> its airborne formation, by formation and not by type, or -1. */
export const AIRBORNE_OF: Int8Array = Int8Array.from(UNITS, ({ formation }, unit) =>
  unit < FIRST_GERMAN ? (AIRBORNE_FORMATIONS as readonly string[]).indexOf(formation) : -1,
);

/** 7.14, H37: unit -> the headquarters of its formation, or -1; the Poles look to that of 1st Airborne. */
export const HEADQUARTERS_OF: Int16Array = Int16Array.from(UNITS, ({ formation }, unit) => {
  const wanted = formation === 'POL' ? '1' : formation;
  return UNITS.findIndex(
    (other, number) => other.type === 'headquarters' && other.formation === wanted && sideOf(number) === sideOf(unit),
  );
});

/** 8.8: this engineer unit has no boats. */
export const WITHOUT_BOATS = numberOf('ENG/1');

/** The unit of that exact id. */
export function numberOf(id: string): number {
  const unit = NUMBER.get(id);
  if (unit === undefined) throw new RangeError(`No unit is called "${id}".`);
  return unit;
}
