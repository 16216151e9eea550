import { ALLIED_ROWS } from './allied.ts';
import { GERMAN_ROWS } from './german.ts';
import { ALLIED_RESERVE, GERMAN_RESERVE } from './reserve.ts';
import type { FormationRows, Row, UnitClass } from './rows.ts';

/** The order of battle. A unit goes by its index; the number by which the rules order units is one more (G10). */

export type Side = 'allied' | 'german';
export const OTHER: Readonly<Record<Side, Side>> = { allied: 'german', german: 'allied' };

export const MOBILITIES = ['foot', 'tracks', 'towed', 'wheels'] as const;
export type Mobility = (typeof MOBILITIES)[number];

export const GUN_CLASSES = ['anti-tank', 'light', 'medium'] as const;
export type GunClass = (typeof GUN_CLASSES)[number];

export interface Unit {
  readonly id: string;
  readonly identity: string;
  readonly side: Side;
  readonly formation: string;
  readonly kind: UnitClass;
  /** Attack value; of artillery its barrage (R37). */
  readonly attack: number;
  readonly defence: number;
  /** Final protective fire of artillery. */
  readonly protective: number;
  readonly gun: GunClass | undefined;
  /** As printed on the counter; R95 and R107 ask for it. */
  readonly movement: number;
  readonly mobility: Mobility;
  /** Companies at full strength. */
  readonly companies: number;
  /** The day of September on which it comes; 0 is there at the start. */
  readonly day: number;
  readonly airborne: boolean;
}

/** 11, 9.2: mechanised is whatever is not on foot by its counter. */
const MOBILITY: Readonly<Record<UnitClass, Mobility>> = {
  infantry: 'foot',
  para: 'foot',
  glider: 'foot',
  polish: 'foot',
  mech: 'tracks',
  armor: 'tracks',
  recon: 'wheels',
  engineer: 'wheels',
  artillery: 'towed',
  'sp artillery': 'tracks',
  'glider artillery': 'towed',
};
const AIRBORNE: readonly UnitClass[] = ['para', 'glider', 'polish', 'glider artillery'];
/** 13: the printed range of a gun in hexes of 1976 -> its class here. */
const GUN_BY_RANGE: Readonly<Record<number, GunClass>> = { 2: 'anti-tank', 4: 'light', 7: 'medium' };
/** The garrison is drawn as motorised infantry and printed with the movement of wheels. */
const WHEELED_MOVEMENT = 12;

export const UNITS: readonly Unit[] = [
  ...ALLIED_ROWS.flatMap(unitsOf('allied')),
  ...GERMAN_ROWS.flatMap(unitsOf('german')),
  ...ALLIED_RESERVE.flatMap(unitsOf('allied')),
  ...GERMAN_RESERVE.flatMap(unitsOf('german')),
];
/** G10: from this number on units are the umpire's, to add when he likes. */
const FIRST_RESERVE = 96;
export function isReserve(unit: number): boolean {
  return unit >= FIRST_RESERVE;
}
export const UNIT_COUNT = UNITS.length;
export const ALL_UNITS: readonly number[] = UNITS.map((_, unit) => unit);
export const ALLIED_UNITS: readonly number[] = ALL_UNITS.filter((unit) => UNITS[unit].side === 'allied');
export const GERMAN_UNITS: readonly number[] = ALL_UNITS.filter((unit) => UNITS[unit].side === 'german');
export const UNITS_OF: Readonly<Record<Side, readonly number[]>> = { allied: ALLIED_UNITS, german: GERMAN_UNITS };

export function unitCalled(id: string): number {
  const found = UNITS.findIndex((unit) => unit.id === id);
  if (found < 0) throw new RangeError(`There is no unit "${id}".`);
  return found;
}

/** 16.2: the one engineer unit, replaced when it is lost. */
export const ENGINEER = unitCalled('Engineers');

export function isArtillery(unit: number): boolean {
  return UNITS[unit].gun !== undefined;
}

export function isRecon(unit: number): boolean {
  return UNITS[unit].kind === 'recon';
}

export function sideOf(unit: number): Side {
  return UNITS[unit].side;
}

function unitsOf(side: Side): (rows: FormationRows) => readonly Unit[] {
  return ({ formation, rows }) => rows.map((row) => unitOf(side, formation, row));
}

function unitOf(side: Side, formation: string, [id, identity, kind, factors, day]: Row): Unit {
  const [first, second] = factors.split('/').map((part) => part.split('-').map(Number));
  const isGun = second !== undefined;
  const [defence, movement] = isGun ? second : first.slice(1);
  const [attack, protective, range] = first;
  return {
    id,
    identity,
    side,
    formation,
    kind,
    attack,
    defence,
    protective: isGun ? protective : 0,
    gun: isGun ? GUN_BY_RANGE[range] : undefined,
    movement,
    mobility: kind === 'mech' && movement === WHEELED_MOVEMENT ? 'wheels' : MOBILITY[kind],
    companies: attack + defence,
    day,
    airborne: AIRBORNE.includes(kind),
  };
}
