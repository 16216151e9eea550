import { Plans, type Plan as AnyPlan, type Posture } from '@club-route/engine/search';
import { UNITS } from '../data/units.ts';
import type { Phase } from '../state.ts';

/** How formations may behave. Thresholds in tenths of a step. */
export const POSTURES: readonly Posture[] = [
  { name: 'steady', advance: 10, hold: 13, strike: 12, caution: 10, threshold: 1 },
  { name: 'press', advance: 16, hold: 6, strike: 14, caution: 4, threshold: -4 },
  { name: 'guard', advance: 4, hold: 18, strike: 6, caution: 10, threshold: 4 },
  { name: 'hunt', advance: 6, hold: 4, strike: 20, caution: 6, threshold: 0 },
  { name: 'spare', advance: 8, hold: 8, strike: 2, caution: 20, threshold: 8 },
];

/** What an insistent order adds to the gain of an attack, six times in tenths of a step. */
export const INSISTENCE = 90;

export type Plan = AnyPlan<Phase>;

export const plans = new Plans<Phase>(
  UNITS.map((unit) => unit.formation),
  POSTURES.length,
);

/** The plan of a script that was told nothing. */
export const STEADY: Plan = plans.steady('over');
