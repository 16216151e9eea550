import { CELLS } from './board.ts';
import { theatre } from './theatre.ts';

/** The entry areas around the map, red and blue; each is a German supply source. */

export const AREAS = ['german-north', 'german-east', 'german-southeast', 'dutch-northwest', 'dutch-west'] as const;
export type Area = (typeof AREAS)[number];

/** H-44: only from here does armour leave the map. */
export const GERMAN_NORTH = AREAS.indexOf('german-north');

export const AREA_NAMES: readonly string[] = AREAS.map((area) => mark(area).name);

/** Area -> the hexes of the edge that adjoin it. */
export const AREA_CELLS: readonly (readonly number[])[] = AREAS.map((area) => mark(area).cellList);

/** Cell -> its entry area, or -1; no hex adjoins two. */
export const AREA_OF: Int8Array = new Int8Array(CELLS).fill(-1);
for (const [area, cells] of AREA_CELLS.entries()) for (const cell of cells) AREA_OF[cell] = area;

/** 7.3: area -> those next to it. */
const ADJACENT: Readonly<Record<Area, readonly Area[]>> = {
  'german-north': ['dutch-northwest', 'german-east'],
  'german-east': ['german-north', 'german-southeast'],
  'german-southeast': ['german-east'],
  'dutch-northwest': ['german-north', 'dutch-west'],
  'dutch-west': ['dutch-northwest'],
};

/** 7.6: area -> where a pool meant for it may be placed: itself, then those that adjoin. */
export const AREA_CHOICES: readonly (readonly number[])[] = AREAS.map((area) =>
  [area, ...ADJACENT[area]].map((choice) => AREAS.indexOf(choice)),
);

function mark(area: Area): { readonly name: string; readonly cellList: readonly number[] } {
  const found = theatre.marks.get(`entry-${area}`);
  if (found === undefined) throw new RangeError(`The board has no entry area "${area}".`);
  return { name: found.name ?? area, cellList: found.cellList };
}
