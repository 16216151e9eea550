import type { FarthestBridgeState } from '../state.ts';
import { describe, FEATURES, features } from './features.ts';

/**
 * How good a position is for the Allies: the score they may expect, a win being 1000 and a draw 500. Made for the start of
 * a player turn. The weights were fitted to how games of the script against itself ended.
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
  let sum = 0;
  for (let index = 0; index < FEATURES; index++) sum += features[index]! * FITTED[index]!;
  const value = 1000 * logistic(sum);
  return state.heldOne ? Math.max(500, value) : value;
}

const FITTED: readonly number[] = [
  -3.61, 0.82, 0.83, 0.14, 1.1, 0.16, 0.21, 1.09, 0.45, -0.45, -0.25, -0.12, 0.1, 0.11, -0.11, -0.15, -0.08, -0.03,
  0.03, 0.43, -0.61, 0.26, -0.29, 0.01, -0.79, -0.37, -2.27, 0.49, 0, 0.6, 0.18, -0.07, -0.06,
];

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
