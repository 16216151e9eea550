import type { Dice, Player } from '@club-route/engine';
import type { FarthestBridgeAction } from '../actions.ts';
import { UNIT_COUNT, type Side } from '../data/units.ts';
import { isMovementPhase, isOnMap, type FarthestBridgeState } from '../state.ts';
import { POSTURES, steadyPlan, type Plan } from './posture.ts';
import { Script } from './script.ts';

/** One unit in so many is forgotten, one enemy overlooked. */
const FORGETS = 4;
const OVERLOOKS = 3;
/** Once in so many times a chance to answer is missed. */
const MISSES = 2;

/** The weakest level: knows the plan of its side, but not how to go about it, and cannot keep everything in mind. */
export class Recruit implements Player<FarthestBridgeState, FarthestBridgeAction> {
  readonly #script = new Script();
  readonly #side: Side;
  #planned = '';

  constructor(side: Side) {
    this.#side = side;
  }

  decide(sight: FarthestBridgeState, dice: Dice): FarthestBridgeAction {
    const phase = `${sight.turn} ${sight.phase}`;
    if (isMovementPhase(sight) && sight.step === 'free' && phase !== this.#planned) {
      this.#planned = phase;
      this.#script.follow(this.#muddle(sight, dice));
    }
    if (sight.step === 'demolition' && dice.chance(1, MISSES, 'missed chance')) return { kind: 'spare' };
    if (sight.step === 'defence' && dice.chance(1, MISSES, 'missed chance')) return { kind: 'support', markers: [] };
    return this.#script.decide(sight, this.#side);
  }

  #muddle(sight: FarthestBridgeState, dice: Dice): Plan {
    const plan = steadyPlan(sight.phase);
    for (let formation = 0; formation < plan.postures.length; formation++)
      plan.postures[formation] = dice.between(0, POSTURES.length - 1, 'posture');
    for (let unit = 0; unit < UNIT_COUNT; unit++) {
      if (isOnMap(sight, unit) && dice.chance(1, FORGETS, 'forgotten unit')) plan.goals[unit] = sight.unitCell[unit]!;
      if (dice.chance(1, OVERLOOKS, 'overlooked enemy')) plan.focus[unit] = -1;
    }
    return plan;
  }
}
