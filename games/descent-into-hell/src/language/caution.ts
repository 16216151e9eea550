import type { Refusal } from '@club-route/engine';
import type { DescentAction } from '../actions.ts';
import { hasGroundLine } from '../rules/supply.ts';
import type { DescentState } from '../state.ts';

/** What a player may not mean to give up. */
export function caution(state: DescentState, action: DescentAction): Refusal | undefined {
  if (action.kind === 'callOff')
    return { rule: 'Victory Conditions', text: 'This ends the game at once. Call the operation off?' };
  // H-44: by what is seen.
  if (action.kind === 'exit' && !hasGroundLine(state, 'allied', state.unitCell[action.unit], 'seen'))
    return {
      rule: 'Victory Conditions',
      text: 'This hex has no supply line. The unit will be lost, and you win nothing.',
    };
  return undefined;
}
