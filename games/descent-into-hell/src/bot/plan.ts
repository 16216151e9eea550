import { Plans, type Plan as AnyPlan } from '@club-route/engine/search';
import { ALLIED_POOL, ALLIED_POOL_NAMES, GERMAN_POOL, START_CELL, UNIT_COUNT } from '../data/units.ts';
import { momentOf, type DescentState } from '../state.ts';
import { LAND } from './lands.ts';

/**
 * How the units of a formation behave. Usual: as the script thinks best. Press: on towards the goal of the side, and
 * against whoever stands in the way. Strike: against the nearest enemy. Wait: near the enemy, out of his sight. Hold:
 * where they are.
 */
export type Posture = 'usual' | 'press' | 'strike' | 'wait' | 'hold';
const POSTURES: readonly Posture[] = ['usual', 'press', 'strike', 'wait', 'hold'];

/** What a search may ask of a script: postures by formation, enemies to attack or to leave alone, hexes for units. */
export type Plan = AnyPlan<string>;

/** A formation is a force pool; Germans on the map from the start belong together by the land in which they are. */
function formationOf(unit: number): string {
  if (ALLIED_POOL[unit] >= 0) return ALLIED_POOL_NAMES[ALLIED_POOL[unit]];
  return GERMAN_POOL[unit] >= 0 ? `pool ${GERMAN_POOL[unit]}` : `initial ${LAND[START_CELL[unit]]}`;
}

export const plans = new Plans<string>(
  Array.from({ length: UNIT_COUNT }, (_, unit) => formationOf(unit)),
  POSTURES.length,
);

export const STEADY: Plan = plans.steady('');

export function postureOf(plan: Plan, unit: number): Posture {
  return POSTURES[plan.postures[plans.formationOf[unit]]];
}

export function postureNumber(posture: Posture): number {
  return POSTURES.indexOf(posture);
}

/** What is planned as a whole: the landings of an impulse, or its moves with the combats that follow. */
export function phaseName(state: DescentState): string {
  return `${momentOf(state)} ${state.phase}`;
}
