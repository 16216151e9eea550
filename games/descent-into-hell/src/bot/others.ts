import type { DescentAction } from '../actions.ts';
import type { Side } from '../data/units.ts';
import { outcomeOfCallingOff } from '../rules/victory.ts';
import type { DescentState } from '../state.ts';

/**
 * What is worth a try besides what the script would do. Bridges, single attacks and advances are not: in a game a hundred
 * of them were tried and one was found better, and their trials are better spent on the moves.
 */
export function otherActions(state: DescentState, side: Side, chosen: DescentAction): readonly DescentAction[] {
  switch (chosen.kind) {
    case 'city':
      return [{ kind: 'city', stay: !chosen.stay }];
    case 'impulse':
      return [
        ...(side === 'allied' && hasWon(state) ? [CALL_OFF] : []),
        { kind: 'impulse', impulse: chosen.impulse === 'road' ? 'off-road' : 'road' },
      ];
    case 'callOff':
      return [
        { kind: 'impulse', impulse: 'off-road' },
        { kind: 'impulse', impulse: 'road' },
      ];
    case 'span':
      return [{ kind: 'end' }];
    default:
      return [];
  }
}

const CALL_OFF: DescentAction = { kind: 'callOff' };

function hasWon(state: DescentState): boolean {
  const outcome = outcomeOfCallingOff(state, 'seen');
  return outcome === 'allied tactical' || outcome === 'allied operational';
}
