import { CellNames } from '@club-route/theatre';
import { AREA_NAMES, AREAS } from '../data/areas.ts';
import { board, BRIDGES, HILL, labelOf, ROAD_NET, SIDE_BRIDGE, TERRAIN, TERRAINS } from '../data/board.ts';
import type { UnitType } from '../data/rows.ts';
import { ACTIVATIONS, ODDS, QUARTERS, type Outcome } from '../data/tables.ts';
import { theatre } from '../data/theatre.ts';
import { GERMAN_POOL, POOL_AREA, POOL_COUNT, POOL_TURN, UNIT_NAMES, UNIT_TYPE, type Side } from '../data/units.ts';
import { IMPULSES_A_DAY, turnOfMoment } from '../state.ts';

/** Names of things, as they stand in sentences and in typed orders. */

export function unitName(unit: number): string {
  return UNIT_NAMES[unit];
}

export function unitNames(units: readonly number[]): string {
  return listed(units.map(unitName));
}

/** "a, b and c" */
export function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** The name without blanks and brackets, for typed orders. */
export function unitCode(unit: number): string {
  return unitName(unit).replaceAll(/[\s()]/g, '');
}

const UNIT_OF_CODE = new Map(UNIT_NAMES.map((_, unit) => [unitCode(unit).toLowerCase(), unit]));

/** The unit of that name, or -1. */
export function unitCalled(text: string): number {
  return UNIT_OF_CODE.get(text.toLowerCase()) ?? -1;
}

const cellNames = new CellNames(theatre);

/** "1910 (Nijmegen)", or the number alone. */
export function cellName(cell: number): string {
  return cellNames.nameOf(cell);
}

/** Every hex of the place of that name; none if there is no such place. */
export function cellsCalled(text: string): readonly number[] {
  return cellNames.cellsOf(text);
}

/** "the Son bridge", "the Heumen lock", "Joe’s Bridge" */
export function bridgeName(bridge: number): string {
  const { name } = BRIDGES[bridge];
  if (/bridge$/i.test(name)) return name;
  return `the ${name.replace(',', '')}${name.endsWith('lock') ? '' : ' bridge'}`;
}

export function capital(text: string): string {
  return `${text[0].toUpperCase()}${text.slice(1)}`;
}

/** A hexside by its bridge, or by the two hexes that it parts. */
export function hexsideName(hexside: number): string {
  if (SIDE_BRIDGE[hexside] >= 0) return bridgeName(SIDE_BRIDGE[hexside]);
  const step = board.side.indexOf(hexside);
  return `${labelOf(Math.floor(step / board.degree))}/${labelOf(board.neighbour[step])}`;
}

/** Entry areas and groups by the words in which they are typed. */
export const AREA_CODES: readonly string[] = AREAS;
export const GROUP_CODES: readonly string[] = ACTIVATIONS.map(({ id }) => id);

export function areaName(area: number): string {
  return AREA_NAMES[area];
}

const GROUP_NAMES: Readonly<Record<string, string>> = {
  '43-division': 'the rest of 43rd Division',
  '50-division': 'the rest of 50th Division',
  armour: 'up to four armoured units of 30 Corps and 8th Armoured Brigade',
  'corps-engineers': 'up to two bridging or airfield repair units of 30 Corps',
  'princess-irene': 'Princess Irene Brigade',
  '52-division': 'the ground units of 52nd Division',
};

/** Allied formations as players say them; the counters have the symbols of their sizes. */
const FORMATION_NAMES: Readonly<Record<string, string>> = {
  'Guards Armor XX': 'Guards Armoured Division',
  '43 Inf XX': '43rd Division',
  '50 Inf XX': '50th Division',
  '30 XXX': '30 Corps',
  '8 Armd X': '8th Armoured Brigade',
  'Princess Irene X': 'Princess Irene Brigade',
  '52 Inf XX': '52nd Division',
  '1 Abn XX': '1st Airborne Division',
  'Polish X': 'Polish Brigade',
  '82 Abn XX': '82nd Airborne Division',
  '101 Abn XX': '101st Airborne Division',
};

export function formationName(pool: string): string {
  return FORMATION_NAMES[pool];
}

export function groupName(group: number): string {
  return GROUP_NAMES[ACTIVATIONS[group].id];
}

/** A German force pool: its day, where it is meant to come, and its first unit. */
export function poolName(pool: number): string {
  const first = GERMAN_POOL.indexOf(pool);
  const more = GERMAN_POOL.filter((one) => one === pool).length - 1;
  const units = more === 0 ? unitName(first) : `${unitName(first)} and ${counted(more, 'other')}`;
  return `${dateOf(POOL_TURN[pool])}, ${areaName(POOL_AREA[pool])}: ${units}`;
}

/** Pools by day and number within it: "18-2". */
export const POOL_CODES: readonly string[] = Array.from({ length: POOL_COUNT }, (_, pool) => {
  const sameDay = [...POOL_TURN.subarray(0, pool)].filter((turn) => turn === POOL_TURN[pool]).length;
  return `${16 + POOL_TURN[pool]}-${sameDay + 1}`;
});

export const SIDE_NAMES: Readonly<Record<Side, string>> = { allied: 'Allied', german: 'German' };
export const PEOPLE: Readonly<Record<Side, string>> = { allied: 'the Allies', german: 'the Germans' };
export const PEOPLE_FIRST: Readonly<Record<Side, string>> = { allied: 'The Allies', german: 'The Germans' };

export const OUTCOME_NAMES: Readonly<Record<Outcome, string>> = {
  'allied strategic': 'an Allied strategic victory',
  'allied operational': 'an Allied operational victory',
  'allied tactical': 'an Allied tactical victory',
  'german tactical': 'a German tactical victory',
  'german operational': 'a German operational victory',
};

const TYPE_NAMES: Readonly<Record<UnitType, string>> = {
  Armor: 'armour',
  Pz: 'tanks',
  Recon: 'reconnaissance',
  'Mech Inf': 'mechanized infantry',
  PzG: 'panzergrenadiers',
  'Mot Inf': 'motorized infantry',
  'Mot Eng': 'motorized engineers',
  'Mot Brdg': 'bridging unit',
  Inf: 'infantry',
  Eng: 'engineers',
  'Aslt Eng': 'assault engineers',
  'Para Inf': 'parachute infantry',
  'Para Eng': 'parachute engineers',
  'Gldr Inf': 'glider infantry',
  'Gldr Eng': 'glider engineers',
  'Airlanding Inf': 'airlanding infantry',
  'Afld Rpr': 'airfield repair unit',
};

export function typeName(unit: number): string {
  return TYPE_NAMES[UNIT_TYPE[unit]];
}

/** Turn 1 is 17 September. */
export function dateOf(turn: number): string {
  return `${16 + turn} September`;
}

/** "18 September, second German impulse" */
export function momentName(moment: number): string {
  const inDay = moment % IMPULSES_A_DAY;
  return `${dateOf(turnOfMoment(moment))}, ${inDay % 2 === 0 ? 'first' : 'second'} ${inDay < 2 ? 'Allied' : 'German'} impulse`;
}

export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** Quarters as points: 6 is "1½". */
export function points(quarters: number): string {
  const whole = Math.floor(quarters / QUARTERS);
  const rest = ['', '¼', '½', '¾'][quarters % QUARTERS];
  return whole === 0 && rest !== '' ? rest : `${whole}${rest}`;
}

/** "woods on a hill, roads" */
export function groundName(cell: number): string {
  const hill = HILL[cell] === 1 ? ' on a hill' : '';
  return `${TERRAINS[TERRAIN[cell]]}${hill}, ${ROAD_NET[cell] === 1 ? 'roads' : 'no roads'}`;
}

/** "3:1", a column of the fire table. */
export function oddsName(column: number): string {
  return column < 0 ? 'below 1:2' : ODDS[column].join(':');
}
