import { cellOf, labelOf } from '../../data/board.ts';
import { STRUCTURES } from '../../data/structures.ts';
import { theatre } from '../../data/theatre.ts';
import { ZONES } from '../../data/zones.ts';

/** Names of places, zones and structures, as orders may call them (R65, G12). */

/** One way of writing for all: capitals, no hyphens or apostrophes, ST for SINT. */
export function nameKey(name: string): string {
  const plain = name.toUpperCase().replaceAll('-', ' ').replaceAll('’', '').replaceAll("'", '');
  const words = plain.split(' ').filter((word) => word !== '');
  return words.map((word) => (word === 'ST' || word === 'ST.' ? 'SINT' : word)).join(' ');
}

interface NamedPlace {
  readonly id: string;
  readonly name: string;
  readonly cell: number;
}

const places: readonly NamedPlace[] = theatre.file.names.map(([name, id, cells]) => ({
  id,
  name,
  cell: cellOf(cells.split(' ')[0]),
}));
const isAirfield = ({ id }: NamedPlace): boolean => id.endsWith('airfield') || id.endsWith('airstrip');
const isZone = ({ id }: NamedPlace): boolean => id.startsWith('dz-') || id.startsWith('lz-');

const PLACES: ReadonlyMap<string, readonly NamedPlace[]> = byName();

/** R65: of a village and an airfield or zone of one name the village is meant, unless the other is said. */
function byName(): ReadonlyMap<string, readonly NamedPlace[]> {
  const map = new Map<string, NamedPlace[]>();
  const add = (name: string, place: NamedPlace): void => {
    const key = nameKey(name);
    map.set(key, [...(map.get(key) ?? []), place]);
  };
  for (const place of places) {
    if (isAirfield(place)) add(`${place.name} AIRFIELD`, place);
    if (!isZone(place) && !(isAirfield(place) && hasVillage(place))) add(place.name, place);
  }
  for (const { names, cell, id } of ZONES) for (const name of names) add(name, { id, name, cell });
  return map;
}

function hasVillage({ name, id }: NamedPlace): boolean {
  return places.some((other) => other.name === name && other.id !== id && !isAirfield(other) && !isZone(other));
}

/** Every place of a name; several where the map has the name twice. */
export function placesCalled(name: string): readonly NamedPlace[] {
  return PLACES.get(nameKey(name)) ?? [];
}

const NAME_OF_CELL: ReadonlyMap<number, string> = new Map(
  places.filter((place) => !isZone(place)).map(({ cell, name }) => [cell, name]),
);

/** The place that a square is called after, if it is one. */
export function nameAt(cell: number): string | undefined {
  return NAME_OF_CELL.get(cell);
}

export const PLACE_NAMES: readonly string[] = [...PLACES.keys()];

/** What each structure is called besides its kind: of `Mill, Haps road` it is Mill, of a ferry either bank. */
const STRUCTURE_KEYS: readonly (readonly string[])[] = STRUCTURES.map(({ name }) => {
  const [base] = name.split(',');
  const bases = base.split(' to ').map((part) => nameKey(part).replace(/ (LOCK|ROAD)$/, ''));
  return [...bases, nameKey(name).replaceAll(',', '')];
});
const STRUCTURE_BY_ID: ReadonlyMap<string, number> = new Map(
  STRUCTURES.map(({ id }, structure) => [nameKey(id), structure]),
);

export type StructureWord = 'BRIDGE' | 'RAIL BRIDGE' | 'FERRY' | 'LOCK';

/** G12: every structure that goes by a name and the word for its kind. */
export function structuresCalled(name: string, word: StructureWord): readonly number[] {
  const key = nameKey(name);
  return STRUCTURES.flatMap(({ kind, name: full }, structure) => {
    const fits =
      word === 'FERRY'
        ? kind === 'ferry'
        : word === 'RAIL BRIDGE'
          ? kind === 'rail'
          : kind !== 'ferry' && kind !== 'rail' && (word === 'BRIDGE' || full.endsWith('lock'));
    return fits && STRUCTURE_KEYS[structure].includes(key) ? [structure] : [];
  });
}

/** By its id on the board. */
export function structureById(id: string): number {
  return STRUCTURE_BY_ID.get(nameKey(id)) ?? -1;
}

/** How orders write a structure: by its id, which is never ambiguous. */
export function structureName(structure: number): string {
  return STRUCTURES[structure].id.toUpperCase();
}

export function candidateText(candidates: readonly NamedPlace[]): string {
  return candidates.map(({ name, cell }) => `${name} (${labelOf(cell)})`).join(' or ');
}
