import { BELGIUM } from '@club-route/battle-card';

/** What is always in view, in map units; the ground is drawn wider than this, so that wide screens are filled too. */
export const LEFT = 13;
export const WIDTH = 600;
export const HEIGHT = 740;
export const VIEW_BOX = `${LEFT} 0 ${WIDTH} ${HEIGHT}`;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where the things of one area stand: the town, and the row of counters beside it. */
export interface Seat {
  readonly name: string;
  readonly town: Point;
  readonly label: Point & { readonly anchor: 'start' | 'end' };
  readonly row: Point;
}

/** Beside Arnhem: the die for the reinforcement of the 1st Airborne. */
export const WEATHER_DIE: Point = { x: 548, y: 82 };

/** Half the distance between the two counters of a row. */
const APART = 58;
export const COUNTER = 66;
/** Half of the line drawn round a row. */
export const AROUND = { x: 106, y: 45 } as const;

export const SEATS: readonly Seat[] = [
  { name: 'Eindhoven', town: { x: 168, y: 547 }, label: { x: 190, y: 544, anchor: 'start' }, row: { x: 168, y: 602 } },
  { name: 'Grave', town: { x: 312, y: 397 }, label: { x: 290, y: 396, anchor: 'end' }, row: { x: 312, y: 452 } },
  { name: 'Nijmegen', town: { x: 382, y: 263 }, label: { x: 404, y: 262, anchor: 'start' }, row: { x: 382, y: 318 } },
  { name: 'Arnhem', town: { x: 408, y: 138 }, label: { x: 430, y: 146, anchor: 'start' }, row: { x: 408, y: 82 } },
];

const START: Point = { x: 150, y: 698 };

export function alliedPlace(area: number): Point {
  const { row } = SEATS[area]!;
  return { x: row.x - APART, y: row.y };
}

/** Which way a row lies from its town: 1 to the south of it, −1 to the north. */
export function sideOf({ town, row }: Seat): 1 | -1 {
  return row.y > town.y ? 1 : -1;
}

/** German units stand to the east; 30 Corps takes their place, for where it comes they are gone. */
export function eastPlace(area: number): Point {
  if (area === BELGIUM) return START;
  const { row } = SEATS[area]!;
  return { x: row.x + APART, y: row.y };
}
