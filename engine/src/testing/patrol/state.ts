import { column, integer, stateShape, table, word } from '../../state/index.ts';

export type Side = 'north' | 'south';
export const SIDES: readonly Side[] = ['north', 'south'];
export const OTHER: Readonly<Record<Side, Side>> = { north: 'south', south: 'north' };
/** side -> its place in the columns that count by side. */
export const INDEX: Readonly<Record<Side, number>> = { north: 0, south: 1 };

/** Units 0–4 are northern, 5–9 southern; of each five the first three are companies, the others decoys. */
const UNITS = 10;
export const UNITS_OF: Readonly<Record<Side, readonly number[]>> = { north: [0, 1, 2, 3, 4], south: [5, 6, 7, 8, 9] };
export const COMPANIES = 3;
/** 2.3 At most so many counters of a side stand in one hex; those of both sides never do. */
export const STACK = 2;

/** What a unit's hex is when it is not on the map, and what anything hidden is to those it is hidden from. */
export const NOWHERE = -1;
export const UNKNOWN = -2;

/** Something seen once, and when. It is kept although the hex may be out of sight, or empty, by now. */
export interface Sighting {
  readonly turn: number;
  readonly hex: number;
  readonly what: 'counter' | 'two counters' | 'company' | 'repulsed' | 'pinned' | 'destroyed' | 'exposed' | 'crossing';
}

const CELLS = 63;

export const shape = stateShape({
  // Public.
  phase: word(['deploy', 'orders', 'bridge', 'over']),
  mover: word(['north', 'south']),
  turn: integer(),
  decoys: integer(),
  outcome: word(['none', 'north gets through', 'south gets through', 'north wins', 'south wins', 'nightfall']),
  deployed: column('uint8', 2),
  charges: column('uint8', 2),
  companiesLost: column('uint8', 2),
  decoysLost: column('uint8', 2),
  bridgeDown: column('uint8', 2),
  /** The bridge that the other side may blow now, and the hex from which it is being crossed; NOWHERE if none is. */
  crossingBridge: integer(),
  crossingFrom: integer(),

  // Known to nobody until it comes.
  nightfall: integer(),

  // Each side's own.
  crossingUnit: integer(),
  unitHex: column('int8', UNITS),
  unitPoints: column('int8', UNITS),
  unitFought: column('int8', UNITS),
  unitDug: column('int8', UNITS),
  unitShaken: column('int8', UNITS),
  unitSupplied: column('int8', UNITS),

  // What each side knows of the other. hex -> counters in view now, and how many of them are known to be companies.
  northSees: column('int8', CELLS),
  southSees: column('int8', CELLS),
  northIdentified: column('int8', CELLS),
  southIdentified: column('int8', CELLS),
  // hex -> the turn in which a counter was last seen there that may still be there, though out of view; 0 if none was.
  northGhosts: column('int8', CELLS),
  southGhosts: column('int8', CELLS),
  // Everything ever seen.
  northSightings: table<Sighting>(),
  southSightings: table<Sighting>(),
});

export type PatrolState = ReturnType<typeof shape.create>;

export function isSide(seat: string): seat is Side {
  return seat === 'north' || seat === 'south';
}

export function isCompany(unit: number): boolean {
  return unit % 5 < COMPANIES;
}

/** hex -> how many enemy counters the side sees there now. */
export function sees(state: PatrolState, side: Side): Int8Array {
  return side === 'north' ? state.northSees : state.southSees;
}

/** hex -> how many of the counters it sees there the side knows to be companies. */
export function identified(state: PatrolState, side: Side): Int8Array {
  return side === 'north' ? state.northIdentified : state.southIdentified;
}

/** hex -> the turn in which the side last saw a counter there that has gone out of view; 0 if none has. */
export function ghosts(state: PatrolState, side: Side): Int8Array {
  return side === 'north' ? state.northGhosts : state.southGhosts;
}

export function sightings(state: PatrolState, side: Side): PatrolState['northSightings'] {
  return side === 'north' ? state.northSightings : state.southSightings;
}

/** The units of a side that stand in a hex, lowest first. */
export function unitsAt(state: PatrolState, side: Side, hex: number): readonly number[] {
  return UNITS_OF[side].filter((unit) => state.unitHex[unit] === hex);
}

export function countAt(state: PatrolState, side: Side, hex: number): number {
  let count = 0;
  for (const unit of UNITS_OF[side]) if (state.unitHex[unit] === hex) count++;
  return count;
}
