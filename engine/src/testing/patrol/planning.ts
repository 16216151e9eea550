import type { Planning } from '../../contract.ts';
import { orderedUnits, type PatrolAction } from './actions.ts';
import { isSide, NOWHERE, shape, type PatrolState } from './state.ts';
import { beginTurn } from './turn.ts';

/** A side may plan its next turn, or the rest of its own while the other decides about a bridge. */
export const patrolPlanning: Planning<PatrolState, PatrolAction> = {
  begin(sight, seat) {
    if (!isSide(seat) || sight.phase === 'deploy' || sight.phase === 'over') return undefined;
    const begun = shape.copy(sight);
    begun.phase = 'orders';
    begun.crossingUnit = begun.crossingBridge = begun.crossingFrom = NOWHERE;
    if (sight.mover !== seat) beginTurn(begun, seat, seat === 'north' ? sight.turn + 1 : sight.turn, undefined);
    return begun;
  },
  // What a unit may meet on its way nobody knows: it gets where it is sent, and has done its work for the turn.
  foresee(begun, _seat, action) {
    if (action.kind === 'move') begun.unitHex[action.unit] = action.to;
    if (action.kind === 'dig') begun.unitDug[action.unit] = 1;
    for (const unit of orderedUnits(action)) {
      begun.unitPoints[unit] = 0;
      begun.unitFought[unit] = 1;
    }
  },
};
