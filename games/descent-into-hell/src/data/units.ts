import { ALLIED_POOLS } from './allied.ts';
import { AREAS } from './areas.ts';
import { cellOf } from './board.ts';
import { GERMAN_INITIAL, GERMAN_POOLS } from './german.ts';
import type { Row, UnitType } from './rows.ts';

/** Every unit by number: Allied before German, by force pool. What a unit is stands in columns. */

export type Side = 'allied' | 'german';
export const OTHER: Readonly<Record<Side, Side>> = { allied: 'german', german: 'allied' };

const alliedRows: readonly Row[] = ALLIED_POOLS.flatMap(({ rows }) => rows);
const germanRows: readonly Row[] = [...GERMAN_INITIAL.rows, ...GERMAN_POOLS.flatMap(({ rows }) => rows)];
const allRows: readonly Row[] = [...alliedRows, ...germanRows];

export const UNIT_COUNT = allRows.length;
const FIRST_GERMAN = alliedRows.length;
/** The units of a side are numbered from the first to before the second of these. */
export const FIRST: Readonly<Record<Side, number>> = { allied: 0, german: FIRST_GERMAN };
export const LAST: Readonly<Record<Side, number>> = { allied: FIRST_GERMAN, german: UNIT_COUNT };

export function sideOf(unit: number): Side {
  return unit < FIRST_GERMAN ? 'allied' : 'german';
}

export const UNIT_NAMES: readonly string[] = allRows.map(([id]) => id);
export const UNIT_TYPE: readonly UnitType[] = allRows.map(([, type]) => type);

const factors = allRows.map(([, , text]) => {
  const [numbers, antitank] = text.split(' ');
  const [attack, defence, movement] = numbers.split('-').map(Number);
  return { attack, defence, movement, antitank };
});

/** Movement points as printed. */
export const MOVEMENT: Uint8Array = Uint8Array.from(factors, ({ movement }) => movement);
export const STEPS: Uint8Array = Uint8Array.from(allRows, ([, , , steps]) => steps);
const ATTACK: Uint8Array = Uint8Array.from(factors, ({ attack }) => attack);
const DEFENCE: Uint8Array = Uint8Array.from(factors, ({ defence }) => defence);

export const FULL_ANTITANK = 2;
export const PARTIAL_ANTITANK = 1;
export const NO_ANTITANK = 0;
/** Unit -> its antitank fire. */
export const ANTITANK: Uint8Array = Uint8Array.from(factors, ({ antitank }) => ['-', 'p', 'f'].indexOf(antitank));

/** Attack factor with so many steps left. Ruled: the reduced side of a two-step unit has half of it, rounded up. */
export function attackFactor(unit: number, steps: number): number {
  return steps < STEPS[unit] ? (ATTACK[unit] + 1) >> 1 : ATTACK[unit];
}

/** Defence factor with so many steps left. Ruled: one less on the reduced side, at least 1. */
export function defenceFactor(unit: number, steps: number): number {
  return steps < STEPS[unit] ? Math.max(1, DEFENCE[unit] - 1) : DEFENCE[unit];
}

/** Unit -> 1 for the types named. */
function ofType(...types: readonly UnitType[]): Uint8Array {
  return Uint8Array.from(UNIT_TYPE, (type) => (types.includes(type) ? 1 : 0));
}

function ferrymenOf(side: Side): readonly number[] {
  return [...FERRYMAN.keys()].filter((unit) => FERRYMAN[unit] === 1 && sideOf(unit) === side);
}

export const MOTORIZED = ofType('Armor', 'Pz', 'Recon', 'Mech Inf', 'PzG', 'Mot Inf', 'Mot Eng', 'Mot Brdg');
export const MOTOR_INFANTRY = ofType('Mot Inf');
export const ARMOR = ofType('Armor');
/** Tanks, which not everybody can fire at, and the lighter armoured units. */
export const TANK = ofType('Armor', 'Pz');
export const LIGHT_ARMOR = ofType('Mech Inf', 'PzG', 'Recon');
/** H-20: those that count at a bridge. */
export const ENGINEER = ofType('Mot Eng', 'Eng', 'Aslt Eng', 'Para Eng', 'Gldr Eng');
/** Those that ferry: every engineer but assault engineers. */
export const FERRYMAN = ofType('Mot Eng', 'Eng', 'Para Eng', 'Gldr Eng');
export const FERRYMEN: Readonly<Record<Side, readonly number[]>> = {
  allied: ferrymenOf('allied'),
  german: ferrymenOf('german'),
};
export const BRIDGING = ofType('Mot Brdg');
export const BRIDGING_UNITS: readonly number[] = [...BRIDGING.keys()].filter((unit) => BRIDGING[unit] === 1);
export const REPAIR = ofType('Afld Rpr');
export const GLIDER = ofType('Gldr Inf', 'Gldr Eng');
export const AIRLANDING = ofType('Airlanding Inf');
export const AIRBORNE = ofType('Para Inf', 'Gldr Inf', 'Para Eng', 'Gldr Eng', 'Airlanding Inf', 'Afld Rpr');

export const ALLIED_POOL_NAMES: readonly string[] = ALLIED_POOLS.map(({ name }) => name);
/** Unit -> its Allied force pool, or -1. */
export const ALLIED_POOL: Int8Array = Int8Array.from([
  ...ALLIED_POOLS.flatMap(({ rows }, pool) => rows.map(() => pool)),
  ...germanRows.map(() => -1),
]);

/** Unit -> its German force pool, or -1 for Allied units and those on the map at the start. */
export const GERMAN_POOL: Int8Array = Int8Array.from([
  ...alliedRows.map(() => -1),
  ...GERMAN_INITIAL.rows.map(() => -1),
  ...GERMAN_POOLS.flatMap(({ rows }, pool) => rows.map(() => pool)),
]);
/** German pool -> the turn from which it may be placed, and the area it is meant for. */
export const POOL_TURN: Uint8Array = Uint8Array.from(GERMAN_POOLS, ({ turn }) => turn);
export const POOL_AREA: Uint8Array = Uint8Array.from(GERMAN_POOLS, ({ area }) => AREAS.indexOf(area));
export const POOL_COUNT = GERMAN_POOLS.length;

/** Unit -> the hex in which it starts (7.1), or -1. */
export const START_CELL: Int16Array = Int16Array.from(allRows, ([, , , , hex]) =>
  hex === undefined ? -1 : cellOf(hex),
);

const NUMBER = new Map(UNIT_NAMES.map((id, unit) => [id, unit]));

/** The unit of that exact name. */
export function numberOf(id: string): number {
  const unit = NUMBER.get(id);
  if (unit === undefined) throw new RangeError(`No unit is called "${id}".`);
  return unit;
}
