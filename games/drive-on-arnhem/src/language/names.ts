import { board, BRIDGES, labelOf } from '../data/board.ts';
import { theatre } from '../data/theatre.ts';
import type { UnitType } from '../data/rows.ts';
import { AIRBORNE_FORMATIONS, TYPES, UNITS, type Side } from '../data/units.ts';
import type { Phase } from '../state.ts';

/** Names of things, as they stand in sentences and in typed orders. */

export function unitName(unit: number): string {
  return UNITS[unit].id;
}

export function unitNames(units: readonly number[]): string {
  const names = units.map(unitName);
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** The name without blanks, for typed orders. */
export function unitCode(unit: number): string {
  return unitName(unit).replaceAll(' ', '');
}

const UNIT_OF_CODE = new Map([...UNITS.keys()].map((unit) => [unitCode(unit).toLowerCase(), unit]));

/** The unit of that name, or -1. */
export function unitCalled(text: string): number {
  return UNIT_OF_CODE.get(text.toLowerCase()) ?? -1;
}

const PLACE_OF_CELL = new Map<number, string>();
for (const [name, , cells] of theatre.file.names) {
  for (const label of cells.split(' ')) {
    const cell = board.cellByLabel.get(label);
    if (cell !== undefined && !PLACE_OF_CELL.has(cell)) PLACE_OF_CELL.set(cell, name);
  }
}

/** "12,9 (Nijmegen)", or the number alone. */
export function cellName(cell: number): string {
  const place = PLACE_OF_CELL.get(cell);
  return place === undefined ? labelOf(cell) : `${labelOf(cell)} (${place})`;
}

export function bridgeName(bridge: number): string {
  return `bridge at ${BRIDGES[bridge].name}`;
}

const FORMATION_NAMES = ['82nd Airborne', '101st Airborne', '1st Airborne', 'Polish Brigade'] as const;

export function formationName(formation: number): string {
  return FORMATION_NAMES[formation];
}

/** The formation of that short name ("82", "POL"), or -1. */
export function formationCalled(text: string): number {
  return (AIRBORNE_FORMATIONS as readonly string[]).indexOf(text.toUpperCase());
}

export const SIDE_NAMES: Readonly<Record<Side, string>> = { allied: 'Allied', german: 'German' };
export const PEOPLE: Readonly<Record<Side, string>> = { allied: 'the Allies', german: 'the Germans' };
export const PEOPLE_FIRST: Readonly<Record<Side, string>> = { allied: 'The Allies', german: 'The Germans' };

export const PHASE_NAMES: Readonly<Record<Phase, string>> = {
  setup: 'Set-up',
  alliedAir: 'Allied air strikes',
  germanAir: 'German air strikes',
  supply: 'Airborne supply',
  alliedFirst: 'First Allied operation phase',
  germanFirst: 'First German operation phase',
  alliedSecond: 'Second Allied operation phase',
  germanSecond: 'Second German operation phase',
  over: 'The game is over',
};

const TYPE_NAMES: Readonly<Record<UnitType, string>> = {
  panzergrenadier: 'panzergrenadiers',
  mechanized: 'mechanized infantry',
  engineer: 'engineers',
  armor: 'armour',
  recon: 'reconnaissance',
  artillery: 'artillery',
  headquarters: 'headquarters',
  infantry: 'infantry',
  airborne: 'airborne',
  glider: 'glider infantry',
};

export function typeName(type: number): string {
  return TYPE_NAMES[TYPES[type]];
}

/** Turn 1 is 17 September. */
export function dateOf(turn: number): string {
  return `${16 + Math.max(1, turn)} September`;
}

export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
