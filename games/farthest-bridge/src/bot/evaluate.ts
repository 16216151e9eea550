import type { FarthestBridgeState } from '../state.ts';
import { describe, features, type Features } from './features.ts';

/**
 * How good a position is for the Allies: the score they may expect, a win being 1000 and a draw 500. Made for the start of
 * a player turn. The weights are those of a logistic regression on how 1,500 games of the script against itself ended;
 * where these said nothing (Arnhem's garrison, unguarded bridges) they lean a little the way sense does.
 */
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

const BIAS = -3.18;
const WEIGHTS: Readonly<Record<keyof Features, number>> = {
  secondLate: 0.97,
  secondInTime: 1.04,
  secondEarly: 0.3,
  firstLate: 0.96,
  firstInTime: 0.18,
  fourth: 0.08,
  turnsLeft: -1.4,
  alliedTurn: 0.52,
  heldOne: 1.16,
  arnhemStrength: -0.1,
  arnhemAround: -0.03,
  arnhemBeside: 0.59,
  reliefBeside: 0.04,
  arnhemBridgeDown: -2.88,
  arnhemBridgeGuarded: 0.1,
  unguarded: -0.06,
  beside: -0.24,
  airborneSteps: 0.19,
  germanSteps: -0.67,
  reliefSteps: 0.37,
  americanZoneLost: -0.45,
};
const FITTED = Object.entries(WEIGHTS) as readonly (readonly [keyof Features, number])[];

/** The logistic curve from a table, so that every machine finds the same. */
const CURVE: readonly number[] = [
  0.5, 0.6225, 0.7311, 0.8176, 0.8808, 0.9241, 0.9526, 0.9707, 0.982, 0.989, 0.9933, 0.9959, 0.9975, 0.9985, 0.9991,
  0.9994, 0.9997,
];

function logistic(x: number): number {
  const place = Math.min(Math.abs(x) * 2, CURVE.length - 1.001);
  const at = Math.floor(place);
  const value = CURVE[at]! + (place - at) * (CURVE[at + 1]! - CURVE[at]!);
  return x < 0 ? 1 - value : value;
}
