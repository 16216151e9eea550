import { Plans, type Plan as AnyPlan, type Posture } from '@club-route/engine/search';
import { UNITS } from '../data/units.ts';

/** How formations may behave. Thresholds in combat points; most sectors ask for some twenty more (`sectors.ts`). */
export const POSTURES: readonly Posture[] = [
  { name: 'steady', advance: 10, hold: 10, strike: 10, caution: 10, threshold: 2 },
  { name: 'press', advance: 16, hold: 6, strike: 14, caution: 4, threshold: -18 },
  { name: 'guard', advance: 4, hold: 16, strike: 6, caution: 10, threshold: 4 },
  { name: 'hunt', advance: 6, hold: 4, strike: 20, caution: 6, threshold: -18 },
  { name: 'assault', advance: 10, hold: 10, strike: 10, caution: 10, threshold: -18 },
  { name: 'spare', advance: 8, hold: 8, strike: 2, caution: 20, threshold: 8 },
];

/** A plan is made for one operation phase, named by its turn. */
export type Plan = AnyPlan<string>;

/** Formations are large here: a division has its regiments and brigades planned one by one. */
export const plans = new Plans<string>(
  UNITS.map(({ formation, parent, id }) => `${formation} ${parent ?? (formation === 'ind' ? id : '')}`),
  POSTURES.length,
);

/** The plan of a script that was told nothing. */
export const STEADY: Plan = plans.steady('');
