import { Plans, type Plan as AnyPlan } from '../../../search/index.ts';
import { COMPANIES, type PatrolState, UNITS_OF } from '../state.ts';

/** What a counter may be about: what it usually is, to get through, to stay by the bridges, to hunt, or to dig in. */
export type Posture = 'usual' | 'press' | 'guard' | 'hunt' | 'dig';
const POSTURES: readonly Posture[] = ['usual', 'press', 'guard', 'hunt', 'dig'];

/** Two companies try to get through; the third and the decoys stay behind. */
const PRESSING = COMPANIES - 1;

export type Plan = AnyPlan<string>;

/** Every counter is a formation of its own. */
export const plans = new Plans<string>([...UNITS_OF.north, ...UNITS_OF.south].map(String), POSTURES.length);

export function postureOf(plan: Plan, unit: number): Posture {
  const posture = POSTURES[plan.postures[plans.formationOf[unit]!]!]!;
  if (posture !== 'usual') return posture;
  return unit % UNITS_OF.north.length < PRESSING ? 'press' : 'guard';
}

/** A player turn, as the phase that is planned. */
export function turnName({ turn, mover }: PatrolState): string {
  return `${turn} ${mover}`;
}
