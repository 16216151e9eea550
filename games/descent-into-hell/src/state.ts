import { column, integer, stateShape, table, value, word, type StateOf } from '@club-route/engine';
import { AIRFIELDS, BRIDGES, FERRIES, SITES } from './data/board.ts';
import { OUTCOMES, SUPPLY_MARKERS, WEATHERS, type FireResult } from './data/tables.ts';
import { UNIT_COUNT } from './data/units.ts';
import type { DescentOptions } from './options.ts';

/** Where a unit is that is not on the map: in its pool, gone for good, or activated and ready to enter from the south. */
export const WAITING = -1;
export const GONE = -2;
export const READY = -3;
/** An Air Supply marker whose drop was aborted in this impulse: it is back in its pool when the next one begins. */
export const TURNED_BACK = -4;
/** A German unit that is placed in an entry area is at this number less that of the area. */
export const OFF_MAP = -10;
export const NONE = -1;
/** In a sight: not known. */
export const UNKNOWN = -9;

const KINDS = ['road', 'off-road'] as const;
/** The kind of an impulse: a player turn has one of each. */
export type ImpulseKind = (typeof KINDS)[number];

/** How the Germans have answered about a bridge; 0 if they have not. */
export const DECLINED = 1;
export const TRIED = 2;

export const GERMAN_OWNER = 0;
export const ALLIED_OWNER = 1;

/** Who is moving, and the quarters of movement points that it has spent. It may go on until somebody else moves. */
export interface Mover {
  readonly units: readonly number[];
  /** The hexes of its move so far, from that in which it began or entered. */
  readonly way: readonly number[];
  readonly spent: number;
}

/** 7.13: a bridge that the Germans may blow now, and the hex that Allied units have entered. */
export interface BridgeQuestion {
  readonly bridge: number;
  readonly cell: number;
}

/** A unit or an Air Supply marker on its way down, and the hex in which it will land. */
export type Lander =
  | { readonly unit: number; readonly marker?: never; readonly cell: number }
  | { readonly marker: number; readonly unit?: never; readonly cell: number };

/** The hexes that the phasing side must and may attack in this impulse (H-23), and those it has attacked. */
export interface CombatList {
  readonly duty: readonly number[];
  readonly free: readonly number[];
  readonly fought: readonly number[];
}

/** An attack on one hex. */
export interface Battle {
  readonly cell: number;
  /** Defenders fire, then attackers; once the hex is empty attackers may advance. */
  readonly stage: 'defenders' | 'attackers' | 'advance';
  readonly attackers: readonly number[];
  readonly defenders: readonly number[];
  readonly fired: readonly number[];
  /** 6.6: defenders in a city that have ignored their first retreat. */
  readonly spared: readonly number[];
  /** A defender that must retreat, or whose owner chooses between retreat and loss. */
  readonly pending: Pending | null;
  /** In a hex that was landed on. */
  readonly landing: LandingFight | null;
}

/** 1.7: rounds in a hex that was landed on, until one side is left. The attackers are landers and friends next to them. */
export interface LandingFight {
  readonly round: number;
  readonly landers: readonly number[];
  /** In this round: Germans and the landers they have fired at; landers that do not fire any more. */
  readonly pairs: readonly (readonly [german: number, lander: number])[];
  readonly repulsed: readonly number[];
}

export interface Pending {
  readonly kind: 'city' | 'retreat';
  readonly unit: number;
  /** Hexes that the attacker was told are full (7.15). */
  readonly told: readonly number[];
}

/** What a side has seen: which units, with how many steps, in which hex and when. */
export interface Sighting {
  readonly turn: number;
  readonly impulse: ImpulseKind;
  readonly cell: number;
  readonly units: readonly { readonly unit: number; readonly steps: number }[];
  /** 7.11: the way by which they came, if they came into sight by a move. */
  readonly way: readonly number[];
  /** Those of the units that came by it. */
  readonly came: readonly number[];
}

/** H-36: what both sides were told of combats, and no other column keeps. */
export type Announcement = { readonly moment: number } & (
  | {
      readonly kind: 'fire';
      readonly firer: number;
      readonly target: number;
      readonly supplied: boolean;
      readonly die: number;
      readonly result: FireResult;
    }
  | { readonly kind: 'retreated'; readonly unit: number; readonly way: readonly number[] }
  | { readonly kind: 'advanced'; readonly units: readonly number[]; readonly cell: number }
);

/** 6.3: the hexes that were landed in, as both sides were told. */
export interface Landing {
  readonly turn: number;
  readonly impulseNumber: number;
  readonly cells: readonly number[];
}

export const LANDED = 1;
/** 1.7: these have no duty to attack other hexes. */
export const LANDED_ON_ENEMIES = 2;
/** H-41: its drop was aborted, and it waits for the next impulse. */
export const ABORTED = 3;

/**
 * What the phasing side is about. Bridge questions and battles interrupt it. `impulse` stands in the sight of everybody
 * else: they are told of combats and landings, and of nothing between them.
 */
const PHASES = ['setup', 'deployment', 'air', 'movement', 'combat', 'building', 'impulse'] as const;
export type Phase = (typeof PHASES)[number];

export const shape = stateShape({
  options: value<DescentOptions | null>(null),
  turn: integer(),
  side: word(['allied', 'german']),
  phase: word(PHASES),
  impulse: word(KINDS),
  /** The first or the second impulse of the player turn. */
  impulseNumber: integer(),
  /** What the weather of this impulse is, once it is known. */
  weather: word(['unknown', ...WEATHERS]),
  /** How the game has ended, at once or on the last day. */
  outcome: word(['none', ...OUTCOMES]),
  transportPoints: integer(),
  deploymentPoints: integer(),

  mover: value<Mover | null>(null),
  /** To be answered one by one before anybody goes on. */
  questions: value<readonly BridgeQuestion[]>([]),
  /** Those that land together in this impulse: nobody sees or is seen before all are placed. */
  landers: value<readonly Lander[]>([]),
  /** H-16: hexsides that bridging units cannot span in this impulse, as Germans were beyond when it began. */
  closedSpans: value<readonly number[]>([]),
  combats: value<CombatList | null>(null),
  battle: value<Battle | null>(null),
  alliedSightings: table<Sighting>(),
  germanSightings: table<Sighting>(),
  landings: table<Landing>(),
  announcements: table<Announcement>(),

  /** Per bridge: who controls it; 1 once it is blown; what the Germans have answered about it (H-19). */
  bridgeOwner: column('uint8', BRIDGES.length),
  bridgeBlown: column('uint8', BRIDGES.length),
  bridgeAsked: column('uint8', BRIDGES.length),
  /** Units that the ferry has carried in this impulse. */
  ferryUsed: column('int8', FERRIES.length),
  siteOwner: column('uint8', SITES.length),
  /** 1 for an airfield that airlanding units can use. */
  airfieldRepaired: column('uint8', AIRFIELDS.length),
  /** Per Air Supply marker: its hex, WAITING, TURNED_BACK or GONE. */
  markerCell: column('int16', SUPPLY_MARKERS),

  unitCell: column('int16', UNIT_COUNT),
  unitSteps: column('int8', UNIT_COUNT),
  /** 1 once it was lost in combat, which both sides see. */
  unitLost: column('uint8', UNIT_COUNT),
  /** The side that a bridging unit spans, or NONE. Both sides know where spans are (H-36). */
  unitSpan: column('int16', UNIT_COUNT),
  /** The turn of its landing, 0 for never. */
  unitLandedOn: column('int8', UNIT_COUNT),

  /** H-32: what the other side last saw of the unit: hex or NONE, when (see `momentOf`) and with how many steps. */
  ghostCell: column('int16', UNIT_COUNT),
  ghostMoment: column('int16', UNIT_COUNT),
  ghostSteps: column('int8', UNIT_COUNT),

  /** Where Allied units were when the impulse began. */
  unitStart: column('int16', UNIT_COUNT),
  /** In this impulse: 1 once it has moved or entered; 1 once it has landed, 2 on enemies, 3 once it has aborted; 1 once it had to stop. */
  unitMoved: column('int8', UNIT_COUNT),
  unitLanded: column('int8', UNIT_COUNT),
  unitStopped: column('int8', UNIT_COUNT),
  unitRepulsed: column('int8', UNIT_COUNT),
  unitRetreated: column('int8', UNIT_COUNT),
  /** The side that an engineer serves in this impulse, or NONE, and how many others it has carried there. */
  unitFerrySide: column('int16', UNIT_COUNT),
  unitFerried: column('int8', UNIT_COUNT),
  /** 1 once it has ferried itself. */
  unitSelfFerried: column('int8', UNIT_COUNT),
});

export type DescentState = StateOf<typeof shape>;

/** Impulses counted over the whole game, four a day: when something was seen. */
export function momentOf({ turn, side, impulseNumber }: DescentState): number {
  return (turn - 1) * IMPULSES_A_DAY + (side === 'german' ? 2 : 0) + Math.max(0, impulseNumber - 1);
}

export const IMPULSES_A_DAY = 4;

export function turnOfMoment(moment: number): number {
  return 1 + Math.floor(moment / IMPULSES_A_DAY);
}

export function optionsOf(state: DescentState): DescentOptions {
  return state.options!;
}
