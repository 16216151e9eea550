import { logistic } from '@club-route/engine/search';
import type { FarthestBridgeState } from '../state.ts';
import { BIAS, describe, FEATURE_WEIGHTS, features } from './features.ts';

const FITTED = Object.entries(FEATURE_WEIGHTS) as readonly (readonly [keyof typeof features, number])[];

/** How good a position is for the Allies: the score they may expect, a win being 1000 and a draw 500. */
export function evaluate(state: FarthestBridgeState): number {
  switch (state.ending) {
    case 'allied':
      return 1000;
    case 'draw':
      return 500;
    case 'german':
      return 0;
    case 'none':
      break;
  }
  describe(state);
  let sum = BIAS;
  for (const [name, weight] of FITTED) sum += weight * features[name];
  const value = 1000 * logistic(sum);
  return state.heldOne ? Math.max(500, value) : value;
}
