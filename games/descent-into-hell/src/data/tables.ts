import type { Terrain } from './board.ts';
import type { UnitType } from './rows.ts';

/** The tables. The fire table and that of antiaircraft fire are ruled, as the originals are lost; the rest is printed. */

export const LAST_TURN = 10;

/** Movement is counted in quarters of a point. */
export const QUARTERS = 4;

/** Quarters for a road hex, and along a highway for motorized units. */
export const ROAD_COST = 2;
export const HIGHWAY_COST = 1;

/** Off the road: points to enter, for units on foot and motorized ones; nothing where they may not go. */
export const TERRAIN_COST: Readonly<
  Record<Terrain, { readonly foot: number; readonly motorized: number | undefined }>
> = {
  clear: { foot: 1, motorized: 1 },
  city: { foot: 1, motorized: 1 },
  woods: { foot: 1, motorized: 3 },
  marsh: { foot: 3, motorized: undefined },
  polder: { foot: 2, motorized: undefined },
};
/** Motorized infantry has these points off the road. */
export const MOTOR_INFANTRY_OFF_ROAD = 3;

/** Units that stand in a hex, and that move together by road. */
export const STACK_LIMIT = 3;
export const COLUMN_LIMIT = 2;

/** Units that a ferry carries in an impulse. */
export const RIVER_PASSAGES = 1;
export const CANAL_PASSAGES = 2;

/** Hexes without roads that a supply line may have. */
export const OFF_ROAD_SUPPLY = 3;

export const RESULTS = ['none', 'retreat', 'loss', 'eliminated'] as const;
export type FireResult = (typeof RESULTS)[number];

/** The columns of the fire table: attack to defence. */
export const ODDS: readonly (readonly [attack: number, defence: number])[] = [
  [1, 2],
  [1, 1],
  [3, 2],
  [2, 1],
  [3, 1],
  [4, 1],
  [6, 1],
  [8, 1],
];

/** Modified die from 1 to 8 by column. E eliminated, L loss of a step, R retreat. */
const FIRE_TABLE: readonly string[] = [
  'R L L L E E E E',
  '- R R L L L E E',
  '- - R R L L L E',
  '- - - - R L L L',
  '- - - - - R R L',
  '- - - - - - R R',
  '- - - - - - - R',
  '- - - - - - - -',
];
const RESULT_LETTERS: Readonly<Record<string, FireResult>> = {
  '-': 'none',
  R: 'retreat',
  L: 'loss',
  E: 'eliminated',
};
const fireResults: readonly (readonly FireResult[])[] = FIRE_TABLE.map((row) =>
  row.split(' ').map((letter) => RESULT_LETTERS[letter]),
);

/** The column for these odds, rounded down in the target's favour; -1 below 1:2, where fire has no effect. */
export function oddsColumn(attack: number, defence: number): number {
  let column = -1;
  for (const [index, [most, least]] of ODDS.entries()) if (attack * least >= defence * most) column = index;
  return column;
}

export function fireResult(column: number, die: number): FireResult {
  return fireResults[die - 1][column];
}

/** What an unsupplied firer adds to the die. */
export const UNSUPPLIED_FIRE = 2;

export const FLAK_SOURCES = [
  'next to a unit',
  'next to a city',
  'next to an airfield',
  'on a unit',
  'on a city',
  'on an airfield',
] as const;
export type FlakSource = (typeof FLAK_SOURCES)[number];
export type FlakResult = 'none' | 'loss' | 'loss and abort';

/** Die from 1 to 6 by source, in the order of `FLAK_SOURCES`. A loss and abort, L loss. */
const FLAK_TABLE: readonly string[] = [
  'L L A A A A',
  '- - L L L A',
  '- - - - L L',
  '- - - - - L',
  '- - - - - -',
  '- - - - - -',
];
const FLAK_LETTERS: Readonly<Record<string, FlakResult>> = { '-': 'none', L: 'loss', A: 'loss and abort' };

export function flakResult(source: FlakSource, die: number): FlakResult {
  return FLAK_LETTERS[FLAK_TABLE[die - 1].split(' ')[FLAK_SOURCES.indexOf(source)]];
}

/** How many faces of a die hurt: the source that hurts most fires, and of equals the first in the table (7.22). */
export function flakSeverity(source: FlakSource): number {
  return FLAK_TABLE.filter((row) => row.split(' ')[FLAK_SOURCES.indexOf(source)] !== '-').length;
}

/** Transport points by turn, from 17 September on. */
export const TRANSPORT_POINTS: readonly number[] = [33, 30, 29, 20, 20, 14, 10, 6, 2, 2];

/** Transport points for a unit that flies. */
export const TRANSPORT_COST: Readonly<Partial<Record<UnitType, number>>> = {
  'Para Inf': 1,
  'Para Eng': 1,
  'Gldr Inf': 3,
  'Gldr Eng': 3,
  'Airlanding Inf': 5,
  'Afld Rpr': 5,
};
export const SUPPLY_MARKER_COST = 5;
/** Ruled: the number of markers is not known. */
export const SUPPLY_MARKERS = 12;

export const WEATHERS = ['poor', 'marginal', 'good'] as const;
export type Weather = (typeof WEATHERS)[number];

export function weatherOf(die: number): Weather {
  if (die < 3) return 'poor';
  return die > 4 ? 'good' : 'marginal';
}

/** The die of a drop in marginal weather. */
export function dropOf(die: number): 'abort' | 'scatter' | 'on target' {
  if (die === 1) return 'abort';
  return die === 6 ? 'on target' : 'scatter';
}

/** Deployment points a turn, from 18 September on. */
export const DEPLOYMENT_POINTS = 3;

export interface Activation {
  readonly id: string;
  readonly points: number;
  readonly pools: readonly string[];
  /** All types that need no air transport, if not named. */
  readonly types?: readonly UnitType[];
  /** At most so many units at this price; all that remain if not said. */
  readonly most?: number;
}

/** What deployment points buy; fewer units than the most cost as much (H-47). */
export const ACTIVATIONS: readonly Activation[] = [
  { id: '43-division', points: 2, pools: ['43 Inf XX'] },
  { id: '50-division', points: 2, pools: ['50 Inf XX'] },
  { id: 'armour', points: 2, pools: ['30 XXX', '8 Armd X'], types: ['Armor', 'Mech Inf', 'Recon'], most: 4 },
  { id: 'corps-engineers', points: 1, pools: ['30 XXX'], types: ['Mot Brdg', 'Afld Rpr'], most: 2 },
  { id: 'princess-irene', points: 1, pools: ['Princess Irene X'] },
  { id: '52-division', points: 1, pools: ['52 Inf XX'] },
];

/** Initial ground forces: so many of a pool, all where no number stands. */
export const SET_UP: readonly { readonly pool: string; readonly units?: number }[] = [
  { pool: 'Guards Armor XX' },
  { pool: '43 Inf XX', units: 3 },
  { pool: '50 Inf XX', units: 3 },
];

/** 1.9: the five results, from the best for the Allies to the worst. */
export const OUTCOMES = [
  'allied strategic',
  'allied operational',
  'allied tactical',
  'german tactical',
  'german operational',
] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Demolition: below this, with all that is added, the bridge is destroyed. */
export const BLOWN_BELOW = 2;
export const DEMOLITION = { river: -1, canalHighway: -1, germanEngineer: -2, alliedEngineer: 1 } as const;
