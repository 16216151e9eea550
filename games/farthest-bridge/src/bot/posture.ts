import { UNIT_COUNT, UNITS } from '../data/units.ts';
import { NONE, type Phase } from '../state.ts';

/** How a formation behaves: what its units look for when they choose a hex, and how willing they are to attack. */
export interface Posture {
  readonly name: string;
  /** Getting on towards the goal of the side. */
  readonly advance: number;
  /** Standing by bridges and on the road that matter. */
  readonly hold: number;
  /** Standing next to enemies worth attacking. */
  readonly strike: number;
  /** Keeping away from where it can be attacked. */
  readonly caution: number;
  /** The least gain for which an attack is made, in tenths of a step. */
  readonly threshold: number;
}

export const POSTURES: readonly Posture[] = [
  { name: 'steady', advance: 10, hold: 14, strike: 10, caution: 10, threshold: 2 },
  { name: 'press', advance: 16, hold: 6, strike: 14, caution: 4, threshold: -4 },
  { name: 'guard', advance: 4, hold: 18, strike: 6, caution: 10, threshold: 4 },
  { name: 'hunt', advance: 6, hold: 4, strike: 20, caution: 6, threshold: 0 },
  { name: 'spare', advance: 8, hold: 8, strike: 2, caution: 20, threshold: 8 },
];

/** What an insistent order adds to the gain of an attack, six times in tenths of a step. */
export const INSISTENCE = 90;

/** unit → its formation. */
const FORMATIONS: readonly string[] = [...new Set(UNITS.map((unit) => unit.formation))];
export const FORMATION_OF: Uint8Array = Uint8Array.from(UNITS, (unit) => FORMATIONS.indexOf(unit.formation));

const FORMATION_COUNT = FORMATIONS.length;

/** What a search may ask of the script for one turn; without it the script goes by its own lights. */
export interface Plan {
  /** formation → posture, as numbers. */
  readonly postures: Uint8Array;
  /** enemy unit → 1: attack it if at all possible, −1: leave it alone. */
  readonly focus: Int8Array;
  /** unit → where it is to go in the phase for which the plan was made; NONE as it thinks best. */
  readonly goals: Int16Array;
  /** The phase for which the plan was made. */
  readonly phase: Phase;
}

export function steadyPlan(phase: Phase): Plan {
  return {
    postures: new Uint8Array(FORMATION_COUNT),
    focus: new Int8Array(UNIT_COUNT),
    goals: new Int16Array(UNIT_COUNT).fill(NONE),
    phase,
  };
}
