import { ALL_UNITS, UNITS, type Side } from './units.ts';

/** Who commands whom (R68, G11). A seat owns headquarters; a headquarters orders the units of its formations. */

export const COMMANDS = ['xxx', 'airborne', 'german'] as const;
/** The seats that command troops. */
export type Command = (typeof COMMANDS)[number];

export const SIDE_OF_COMMAND: Readonly<Record<Command, Side>> = {
  xxx: 'allied',
  airborne: 'allied',
  german: 'german',
};

export interface Headquarters {
  readonly id: string;
  readonly command: Command;
  /** The formations it orders. */
  readonly formations: readonly string[];
  /** A chief orders every unit of its seat; an air headquarters only squadrons. */
  readonly chief?: true;
  readonly air?: true;
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

export function headquartersCalled(id: string): Headquarters | undefined {
  return HEADQUARTERS.find((headquarters) => headquarters.id === id);
}

/** The headquarters to which a unit reports. */
export function headquartersOf(unit: number): Headquarters {
  const { formation } = UNITS[unit];
  const found = HEADQUARTERS.find(({ formations }) => formations.includes(formation));
  if (found === undefined) throw new RangeError(`Nobody commands "${formation}".`);
  return found;
}

const COMMAND_OF_UNIT: readonly Command[] = ALL_UNITS.map((unit) => headquartersOf(unit).command);

export function commandOf(unit: number): Command {
  return COMMAND_OF_UNIT[unit];
}

export function unitsOfCommand(command: Command): readonly number[] {
  return ALL_UNITS.filter((unit) => COMMAND_OF_UNIT[unit] === command);
}

/** The headquarters that speaks where a block names none. */
export const CHIEF: Readonly<Record<Command, string>> = { xxx: 'XXX', airborne: 'AIRBORNE', german: 'MODEL' };

/** G11: whether a headquarters may order a unit. */
export function mayOrder(headquarters: Headquarters, unit: number): boolean {
  if (headquarters.air || COMMAND_OF_UNIT[unit] !== headquarters.command) return false;
  return headquarters.chief === true || headquarters.formations.includes(UNITS[unit].formation);
}

/** 5.3: the division whose wireless fails on any double. */
export const FIRST_AIRBORNE = '1 Abn';
export const FIRST_AIRBORNE_HQ = '1 ABN';
export const POLES = '1 Polish';
export const POLISH_HQ = 'POL';
