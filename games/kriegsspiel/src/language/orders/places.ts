import { board, cellBeside, labelOf } from '../../data/board.ts';
import { STRUCTURES } from '../../data/structures.ts';
import { ZONES } from '../../data/zones.ts';
import type { Area, Place } from '../../orders/types.ts';
import {
  candidateText,
  nameKey,
  PLACE_NAMES,
  placesCalled,
  structureById,
  structuresCalled,
  type StructureWord,
} from './gazetteer.ts';
import { KnownNames } from './known-names.ts';
import { Unreadable, type Words } from './words.ts';

export const NAMES_OF_PLACES = new KnownNames(PLACE_NAMES);
export const NAMES_OF_STRUCTURES = new KnownNames(STRUCTURES.map(({ id }) => id.toUpperCase()));

/** Words that end the name of a place. */
export const STOPS: readonly string[] = [
  'VIA',
  'BY',
  'CROSS',
  'FASTEST',
  'THEN',
  'WITH',
  'BREAK',
  'UNTIL',
  'ENGAGE',
  'NO',
  'IN',
  'FOR',
  'TO',
  'FROM',
  'ACROSS',
];

export function readPlace(words: Words): Place {
  return placeNamed(words.takeUntil(STOPS));
}

/** A place that is one square: no bridge. */
export function readCell(words: Words, stops = STOPS): number {
  const name = words.takeUntil(stops);
  const place = placeNamed(name);
  if ('structure' in place) throw new Unreadable('5.1', `${name} is a bridge or ferry. Name a square.`);
  return place.cell;
}

function placeNamed(name: string): Place {
  if (name === '')
    throw new Unreadable('5.1', 'A place is missing. Give a square such as 0911, or a name such as SON.');
  if (isDigits(name)) return { cell: squareNamed(name) };
  const kilometres = readKilometres(name);
  if (kilometres !== undefined) return { cell: kilometres };
  const structure = structureNamed(name);
  if (structure !== undefined) return { structure };
  const found = placesCalled(name);
  const cells = new Set(found.map(({ cell }) => cell));
  if (cells.size === 1) return { cell: found[0].cell };
  if (cells.size > 1) throw new Unreadable('5.2', `Which ${name}: ${candidateText(found)}? Give the square.`);
  throw new Unreadable('5.2', `No place on this map is called ${name}${suggestion(name)}.`);
}

function suggestion(name: string): string {
  const near = NAMES_OF_PLACES.nearest(nameKey(name));
  if (near.length === 0) return '; give a square of four digits';
  return `; the nearest: ${near.map((one) => candidateText(placesCalled(one).slice(0, 1))).join(', ')}`;
}

function isDigits(text: string): boolean {
  return /^\d+$/.test(text);
}

/** G12: four digits, never padded. */
function squareNamed(digits: string): number {
  if (digits.length !== 4)
    throw new Unreadable('5.2', `${digits} is not a square. A square has four digits, for example 0911.`);
  const cell = board.cellByLabel.get(digits);
  if (cell === undefined) throw new Unreadable('5.2', `${digits} is off the map, which runs from 0000 to 5069.`);
  return cell;
}

/** R66: map north, eight points; a diagonal kilometre is 1/√2 of a column and of a row. */
const POINTS: Readonly<Record<string, readonly [east: number, north: number]>> = {
  N: [0, 1],
  NE: [1, 1],
  E: [1, 0],
  SE: [1, -1],
  S: [0, -1],
  SW: [-1, -1],
  W: [-1, 0],
  NW: [-1, 1],
};
const LONGEST_STRETCH = 70;

function readKilometres(name: string): number | undefined {
  const [count, unit, direction, of, ...rest] = name.split(' ');
  if (unit !== 'KM' || of !== 'OF' || !isDigits(count)) return undefined;
  const point = POINTS[direction];
  if (point === undefined) throw new Unreadable('5.1', `${direction} is none of N, NE, E, SE, S, SW, W, NW.`);
  const centre = placeNamed(rest.join(' '));
  const from = 'cell' in centre ? centre.cell : STRUCTURES[centre.structure].banks[0];
  const [east, north] = point;
  const kilometres = Math.min(Number(count), LONGEST_STRETCH);
  const squares = east !== 0 && north !== 0 ? shareOfDiagonal(kilometres) : kilometres;
  const cell = cellBeside(from, east * squares, north * squares);
  if (cell < 0) throw new Unreadable('5.2', `${name} is off the map.`);
  return cell;
}

/** round(n ÷ √2) in whole numbers: the whole number nearest to it has a square nearest to half of n². */
function shareOfDiagonal(kilometres: number): number {
  let share = 0;
  while ((2 * share + 1) * (2 * share + 1) <= 2 * kilometres * kilometres) share++;
  return share;
}

const KIND_WORDS: readonly (readonly [ending: string, word: StructureWord])[] = [
  [' RAILWAY BRIDGE', 'RAIL BRIDGE'],
  [' RAIL BRIDGE', 'RAIL BRIDGE'],
  [' BRIDGE', 'BRIDGE'],
  [' FERRY', 'FERRY'],
  [' LOCK', 'LOCK'],
];

function structureNamed(name: string): number | undefined {
  const byId = structureById(name);
  if (byId >= 0) return byId;
  if (name.startsWith('BRIDGE ')) return structureOf(name.slice('BRIDGE '.length), 'BRIDGE');
  const kind = KIND_WORDS.find(([ending]) => name.endsWith(ending));
  return kind === undefined ? undefined : structureOf(name.slice(0, -kind[0].length), kind[1]);
}

function structureOf(name: string, word: StructureWord): number {
  const byId = structureById(name);
  if (byId >= 0) return byId;
  const found = structuresCalled(name, word);
  if (found.length === 1) return found[0];
  if (found.length === 0) {
    const near = NAMES_OF_STRUCTURES.nearest(`${nameKey(name).replaceAll(' ', '-')}-BRIDGE`);
    throw new Unreadable(
      '5.2',
      `There is no ${name} ${word}${near.length > 0 ? `; the nearest: ${near.join(', ')}` : ''}.`,
    );
  }
  const ids = found.map((structure) => STRUCTURES[structure].id.toUpperCase());
  throw new Unreadable('5.2', `Which ${name} ${word}: ${ids.join(' or ')}?`);
}

/** G14: a structure with or without the word BRIDGE. */
export function readStructure(words: Words): number {
  const name = words.takeUntil(STOPS);
  return structureNamed(name) ?? structureOf(name, 'BRIDGE');
}

/** A drop or landing zone by its name. */
export function readZone(words: Words): number {
  const name = words.takeUntil(STOPS);
  const key = nameKey(name);
  const found = ZONES.findIndex(({ names }) =>
    names.some((one) => nameKey(one) === key || nameKey(one) === `DZ ${key}`),
  );
  if (found >= 0) return found;
  const names = ZONES.flatMap((zone) => zone.names);
  throw new Unreadable('14.2', `${name} is not a drop or landing zone. The zones are ${names.join(', ')}.`);
}

/** Two corners: `3845 TO 4348`. */
export function readArea(words: Words): Area {
  const one = readCell(words);
  if (!words.takeIf('TO')) throw new Unreadable('5.1', `An area needs two corners: ${labelOf(one)} TO another square.`);
  return [one, readCell(words)];
}
