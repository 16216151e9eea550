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
      return `${people} are moving ${unitName(state.mover)}.`;
    case 'demolition':
      return `${people} are deciding whether to blow the ${state.questions.map(bridgeName).join(' or the ')}.`;
    case 'defence':
      return `${people} are choosing support fire for ${unitName(state.battle!.target)}.`;
    case 'retreat':
      return `${people} are deciding where ${unitName(state.battle!.retreats[0]!.unit)} retreats.`;
    case 'advance':
      return `${people} are deciding which units advance.`;
  }
}

function freely(state: FarthestBridgeState): string {
  switch (state.phase) {
    case 'deploy':
      return 'are setting up in secret';
    case 'over':
      return 'have finished';
    case 'alliedMove':
    case 'germanMove':
      return 'are moving';
    case 'alliedCombat':
    case 'germanCombat':
      return 'are fighting';
    case 'alliedMobile':
    case 'germanMobile':
      return 'are moving mobile units';
  }
}
