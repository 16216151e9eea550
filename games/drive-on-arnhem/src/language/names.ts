import { CellNames } from '@club-route/theatre';
import { BRIDGES, TERRAIN, TERRAINS } from '../data/board.ts';
import { theatre } from '../data/theatre.ts';
import type { UnitSize, UnitType } from '../data/rows.ts';
import { AIRBORNE_FORMATIONS, TYPES, UNITS, type Side } from '../data/units.ts';
import { stackOf } from '../rules/stacks.ts';
import type { DriveState, Phase } from '../state.ts';

/** Names of things, as they stand in sentences and in typed orders. */

export function unitName(unit: number): string {
  return UNITS[unit].id;
}

export function unitNames(units: readonly number[]): string {
  return listed(units.map(unitName));
}

/** Who is in a hex, by their numbers: in which order an enemy stack stands is nothing that shows. */
export function namesIn(state: DriveState, cell: number): string {
  return unitNames(stackOf(state, cell).toSorted((one, two) => one - two));
}

/** "a, b and c" */
export function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** The name without blanks, for typed orders. */
export function unitCode(unit: number): string {
  return unitName(unit).replaceAll(' ', '');
}

/** The names with a blank in them, word by word as somebody may type them, each with its code. */
const SPACED_NAMES = [...UNITS.keys()]
  .filter((unit) => unitName(unit).includes(' '))
  .map((unit) => ({ words: unitName(unit).toLowerCase().split(' '), code: unitCode(unit) }));

/** A typed line with the names of units each in one word: "RCN A/10SS" is on the screen, and is typed as it stands there. */
export function unitsInOneWord(text: string): string {
  const typed = text.split(/\s+/);
  const line: string[] = [];
  for (let at = 0; at < typed.length;) {
    const found = SPACED_NAMES.find(({ words }) => words.every((word, n) => typed[at + n]?.toLowerCase() === word));
    line.push(found?.code ?? typed[at]);
    at += found?.words.length ?? 1;
  }
  return line.join(' ');
}

const UNIT_OF_CODE = new Map([...UNITS.keys()].map((unit) => [unitCode(unit).toLowerCase(), unit]));

/** The unit of that name, or -1. */
export function unitCalled(text: string): number {
  return UNIT_OF_CODE.get(unitsInOneWord(text).toLowerCase()) ?? -1;
}

const cellNames = new CellNames(theatre);

/** "12,9 (Nijmegen)", or the number alone. */
export function cellName(cell: number): string {
  return cellNames.nameOf(cell);
}

/** Every hex of the place of that name; none if there is no such place. */
export function cellsCalled(text: string): readonly number[] {
  return cellNames.cellsOf(text);
}

export function bridgeName(bridge: number): string {
  return `bridge at ${BRIDGES[bridge].name}`;
}

const FORMATION_NAMES: Readonly<Record<string, string>> = {
  '82': '82nd Airborne',
  '101': '101st Airborne',
  '1': '1st Airborne',
  POL: 'Polish Brigade',
  GDS: 'Guards Armoured',
  '50': '50th Division',
  '43': '43rd Division',
  '30XXX': '30 Corps',
  '9SS': '9th SS Panzer',
  '10SS': '10th SS Panzer',
  '59': '59th Division',
  '7FJ': '7th Parachute',
  '84': '84th Division',
  '85': '85th Division',
  '180': '180th Division',
  '107': '107th Panzer Brigade',
  FB: 'FB Brigade',
  '189': '189th Panzer Regiment',
  '406': '406th Division',
  '6FJ': '6th Parachute Regiment',
  ind: 'Independent units',
};

/** The formation a unit belongs to. */
export function formationOf(unit: number): string {
  return FORMATION_NAMES[UNITS[unit].formation];
}

/** An airborne formation. */
export function formationName(formation: number): string {
  return FORMATION_NAMES[AIRBORNE_FORMATIONS[formation]];
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

export const SIZE_NAMES: Readonly<Record<UnitSize, string>> = {
  II: 'battalion',
  III: 'regiment',
  X: 'brigade',
  XX: 'division',
};

export function terrainName(cell: number): string {
  return TERRAINS[TERRAIN[cell]];
}

/** Turn 1 is 17 September. */
export function dateOf(turn: number): string {
  return `${16 + Math.max(1, turn)} September`;
}

export function counted(count: number, one: string, many = `${one}s`): string {
  return `${written(count)} ${Math.abs(count) === 1 ? one : many}`;
}

/** A number in a sentence: one below nought has a minus sign, not a hyphen. */
export function written(count: number): string {
  return String(count).replace('-', '−');
}
