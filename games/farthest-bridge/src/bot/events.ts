import type { FarthestBridgeAction } from '../actions.ts';
import { PHASES, type FarthestBridgeState } from '../state.ts';

/** What is rolled for: this target, bridge or landing in this phase of this turn. */
export function eventOf(state: FarthestBridgeState, action: FarthestBridgeAction): number {
  const phase = state.turn * PHASES.length + PHASES.indexOf(state.phase);
  switch (action.kind) {
    case 'attack':
    case 'bombard':
      return numberOf(phase, 0, action.target);
    case 'support':
      return numberOf(phase, 0, state.battle!.target);
    case 'demolish':
      return numberOf(phase, 1, action.bridge);
    case 'repair':
      return numberOf(phase, 2, action.bridge);
    case 'land':
      return numberOf(phase, 3, action.unit);
    default:
      return numberOf(phase, 0, 0);
  }
}

function numberOf(phase: number, kind: number, subject: number): number {
  return (phase * 4 + kind) * 256 + subject;
}
