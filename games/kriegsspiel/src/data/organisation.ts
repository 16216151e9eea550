import {
  COMMANDS,
  DIVISION_COMMANDS,
  HEADQUARTERS,
  SIDE_OF_COMMAND,
  type Command,
  type Headquarters,
} from './headquarters.ts';
import { ALL_UNITS, UNITS, type Side } from './units.ts';

/** Who commands whom in an edition: the same headquarters and formations, divided among other seats. */

export const EDITIONS = ['first', 'second'] as const;
export type Edition = (typeof EDITIONS)[number];

export interface Organisation {
  readonly commands: readonly Command[];
  readonly headquarters: readonly Headquarters[];
  /** Unit -> the seat that commands it. */
  readonly commandOfUnit: readonly Command[];
  /** R77, R101: who orders the squadrons of a side, and who has the lift and the plan. */
  readonly airForce: Readonly<Record<Side, Command>>;
  readonly lift: Command;
}

/** R101: `airborne` has the lift, `corps` the RAF, `model` the Luftwaffe and the arrivals; the rest goes by division. */
const DIVISION_OF_HEADQUARTERS: Readonly<Record<string, Command>> = {
  '101': 'abn101',
  '82': 'abn82',
  '1 ABN': 'abn1',
  POL: 'abn1',
  AIRBORNE: 'airborne',
  GDS: 'guards',
  '43': 'div43',
  XXX: 'corps',
  RAF: 'corps',
  '9SS': 'ss9',
  '10SS': 'ss10',
  TETTAU: 'tettau',
  '406': 'div406',
  '59': 'div59',
  WALTHER: 'walther',
  MODEL: 'model',
  LUFTWAFFE: 'model',
};
/** Divisions that have more than one headquarters: this one orders all their units. */
const CHIEFS: readonly string[] = ['1 ABN'];
const SIDE_WIDE: Readonly<Record<string, Headquarters['sideWide']>> = {
  AIRBORNE: ['drop', 'land', 'change zone'],
  MODEL: ['enter'],
};

function organisation(
  commands: readonly Command[],
  headquarters: readonly Headquarters[],
  airForce: Organisation['airForce'],
): Organisation {
  const commandOfUnit = ALL_UNITS.map(
    (unit) => headquarters.find(({ formations }) => formations.includes(UNITS[unit].formation))!.command,
  );
  return { commands, headquarters, commandOfUnit, airForce, lift: 'airborne' };
}

const ORGANISATIONS: Readonly<Record<Edition, Organisation>> = {
  first: organisation(COMMANDS, HEADQUARTERS, { allied: 'xxx', german: 'german' }),
  second: organisation(
    DIVISION_COMMANDS,
    HEADQUARTERS.map((one) => ({
      ...one,
      command: DIVISION_OF_HEADQUARTERS[one.id],
      ...(CHIEFS.includes(one.id) ? { chief: true as const } : {}),
      ...(SIDE_WIDE[one.id] === undefined ? {} : { sideWide: SIDE_WIDE[one.id] }),
    })),
    { allied: 'corps', german: 'model' },
  ),
};

/** Whatever says of which edition it is: every state and every sight does. */
export interface OfEdition {
  readonly edition: Edition;
}

export function organisationOf({ edition }: OfEdition): Organisation {
  return ORGANISATIONS[edition];
}

export function commandsOf(state: OfEdition): readonly Command[] {
  return organisationOf(state).commands;
}

export function isCommandOf(state: OfEdition, viewer: string): viewer is Command {
  return (commandsOf(state) as readonly string[]).includes(viewer);
}

/** The seat that commands a unit. */
export function commanderOf(state: OfEdition, unit: number): Command {
  return organisationOf(state).commandOfUnit[unit];
}

export function unitsUnder(state: OfEdition, command: Command): readonly number[] {
  const { commandOfUnit } = organisationOf(state);
  return ALL_UNITS.filter((unit) => commandOfUnit[unit] === command);
}

export function headquartersNamed(state: OfEdition, id: string): Headquarters | undefined {
  return organisationOf(state).headquarters.find((headquarters) => headquarters.id === id);
}

/** The side whose squadrons a seat orders, if it orders any. */
export function airSideOf(state: OfEdition, command: Command): Side | undefined {
  const { airForce } = organisationOf(state);
  const side = SIDE_OF_COMMAND[command];
  return airForce[side] === command ? side : undefined;
}

/** G11: whether a headquarters may order a unit at all. */
export function mayOrder(state: OfEdition, headquarters: Headquarters, unit: number): boolean {
  if (headquarters.air) return false;
  const { formation, side } = UNITS[unit];
  if (headquarters.sideWide !== undefined) return SIDE_OF_COMMAND[headquarters.command] === side;
  if (commanderOf(state, unit) !== headquarters.command) return false;
  return headquarters.chief === true || headquarters.formations.includes(formation);
}
