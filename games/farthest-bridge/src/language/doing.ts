import type { Seat } from '@club-route/engine';
import type { FarthestBridgeState } from '../state.ts';
import { bridgeName, unitName } from './names.ts';

/** What a side is about, in a sentence for who waits or watches. */
export function doing(state: FarthestBridgeState, seat: Seat): string {
  const people = seat === 'allied' ? 'The Allies' : 'The Germans';
  switch (state.step) {
    case 'free':
      return `${people} ${freely(state)}.`;
    case 'moving':
    case 'placing':
      return `${people} move ${unitName(state.mover)}.`;
    case 'demolition':
      return `${people} decide about the ${state.questions.map(bridgeName).join(' and the ')}.`;
    case 'defence':
      return `${people} decide about support fire for ${unitName(state.battle!.target)}.`;
    case 'retreat':
      return `${people} decide where ${unitName(state.battle!.retreats[0]!.unit)} falls back.`;
    case 'advance':
      return `${people} decide who advances.`;
  }
}

function freely(state: FarthestBridgeState): string {
  switch (state.phase) {
    case 'deploy':
      return 'write down their deployment';
    case 'over':
      return 'have done with it';
    case 'alliedMove':
    case 'germanMove':
      return 'move';
    case 'alliedCombat':
    case 'germanCombat':
      return 'fight';
    case 'alliedMobile':
    case 'germanMobile':
      return 'move mobile units';
  }
}
