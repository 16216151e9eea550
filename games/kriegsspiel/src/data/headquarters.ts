import type { OrderKind } from '../orders/types.ts';
import { ALL_UNITS, UNITS, type Side } from './units.ts';

/** Who commands whom (R68, G11). A seat owns headquarters; a headquarters orders the units of its formations. */

/** The seats that command troops in the first edition; in the second a seat is a division. */
export const COMMANDS = ['xxx', 'airborne', 'german'] as const;
export const DIVISION_COMMANDS = [
  'abn1',
  'abn82',
  'abn101',
  'guards',
  'div43',
  'corps',
  'airborne',
  'ss9',
  'ss10',
  'tettau',
  'div406',
  'div59',
  'walther',
  'model',
] as const;
export type FirstCommand = (typeof COMMANDS)[number];
export type Command = (typeof COMMANDS)[number] | (typeof DIVISION_COMMANDS)[number];

export const SIDE_OF_COMMAND: Readonly<Record<Command, Side>> = {
  xxx: 'allied',
  airborne: 'allied',
  german: 'german',
  abn1: 'allied',
  abn82: 'allied',
  abn101: 'allied',
  guards: 'allied',
  div43: 'allied',
  corps: 'allied',
  ss9: 'german',
  ss10: 'german',
  tettau: 'german',
  div406: 'german',
  div59: 'german',
  walther: 'german',
  model: 'german',
};

export interface Headquarters {
  readonly id: string;
  readonly command: Command;
  /** The formations it orders. */
  readonly formations: readonly string[];
  /** A chief orders every unit of its seat; an air headquarters only squadrons. */
  readonly chief?: true;
  readonly air?: true;
  /** Orders that it may give to any unit of its side (R101). */
  readonly sideWide?: readonly OrderKind[];
}

export const HEADQUARTERS: readonly Headquarters[] = [
  { id: '101', command: 'airborne', formations: ['101 Abn'] },
  { id: '82', command: 'airborne', formations: ['82 Abn'] },
  { id: '1 ABN', command: 'airborne', formations: ['1 Abn'] },
  { id: 'POL', command: 'airborne', formations: ['1 Polish'] },
  { id: 'AIRBORNE', command: 'airborne', formations: [], chief: true },
  { id: 'GDS', command: 'xxx', formations: ['Gds Armd'] },
  { id: '43', command: 'xxx', formations: ['43 Div'] },
  { id: 'XXX', command: 'xxx', formations: ['50 Div', 'Corps tps', '11 Armd'], chief: true },
  { id: 'RAF', command: 'xxx', formations: [], air: true },
  { id: '9SS', command: 'german', formations: ['9 SS'] },
  { id: '10SS', command: 'german', formations: ['10 SS'] },
  { id: 'TETTAU', command: 'german', formations: ['v.Tettau'] },
  { id: '406', command: 'german', formations: ['406 Div', 'Garrisons'] },
  { id: '59', command: 'german', formations: ['59 Div'] },
  { id: 'WALTHER', command: 'german', formations: ['KG Walther', '107 Pz Bde'] },
  { id: 'MODEL', command: 'german', formations: [], chief: true },
  { id: 'LUFTWAFFE', command: 'german', formations: [], air: true },
];

/** The headquarters to which a unit reports. */
export function headquartersOf(unit: number): Headquarters {
  const { formation } = UNITS[unit];
  const found = HEADQUARTERS.find(({ formations }) => formations.includes(formation));
  if (found === undefined) throw new RangeError(`Nobody commands "${formation}".`);
  return found;
}

const COMMAND_OF_UNIT = ALL_UNITS.map((unit) => headquartersOf(unit).command as FirstCommand);

/** The seat that commands a unit in the first edition. */
export function commandOf(unit: number): FirstCommand {
  return COMMAND_OF_UNIT[unit];
}

export function isCommand(viewer: string): viewer is FirstCommand {
  return (COMMANDS as readonly string[]).includes(viewer);
}

/** Whether a seat commands troops, in either edition. */
export function isCommander(viewer: string): viewer is Command {
  return Object.hasOwn(SIDE_OF_COMMAND, viewer);
}

/** The units that a seat of the first edition commands. */
export function unitsOfCommand(command: Command): readonly number[] {
  return ALL_UNITS.filter((unit) => COMMAND_OF_UNIT[unit] === command);
}

/** Whether a unit is of XXX Corps, whoever commands it. */
export function isOfCorps(unit: number): boolean {
  return COMMAND_OF_UNIT[unit] === 'xxx';
}

/** The headquarters that speaks where a block names none. */
export const CHIEF: Readonly<Record<Command, string>> = {
  xxx: 'XXX',
  airborne: 'AIRBORNE',
  german: 'MODEL',
  abn1: '1 ABN',
  abn82: '82',
  abn101: '101',
  guards: 'GDS',
  div43: '43',
  corps: 'XXX',
  ss9: '9SS',
  ss10: '10SS',
  tettau: 'TETTAU',
  div406: '406',
  div59: '59',
  walther: 'WALTHER',
  model: 'MODEL',
};

/** 5.3: the division whose wireless fails on any double. */
export const FIRST_AIRBORNE = '1 Abn';
export const FIRST_AIRBORNE_HQ = '1 ABN';
export const POLES = '1 Polish';
export const POLISH_HQ = 'POL';
