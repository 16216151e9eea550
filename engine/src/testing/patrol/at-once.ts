import { act } from '../../contract.ts';
import { patrol, type PatrolGame } from './game.ts';
import { isSide, SIDES, UNITS_OF, type PatrolState } from './state.ts';

/** Patrol in which both sides may act at once: whoever waits for the other's orders may have its units dig in. */
export const patrolAtOnce: PatrolGame = {
  ...patrol,
  active: (state) => (state.phase === 'orders' ? SIDES : patrol.active(state)),
  actions(state, seat, draft) {
    if (!isWaiting(state, seat)) return patrol.actions(state, seat, draft);
    return diggers(state, seat).map((unit) => act({ kind: 'dig', unit }));
  },
  refuse(state, seat, action) {
    if (!isWaiting(state, seat)) return patrol.refuse(state, seat, action);
    if (action.kind === 'dig' && diggers(state, seat).includes(action.unit)) return undefined;
    return { rule: '7.6', text: 'While you wait your units can only dig in.' };
  },
};

function isWaiting(state: PatrolState, seat: string): boolean {
  return isSide(seat) && state.phase === 'orders' && state.mover !== seat;
}

function diggers(state: PatrolState, seat: string): readonly number[] {
  return isSide(seat) ? UNITS_OF[seat].filter((unit) => state.unitHex[unit]! >= 0) : [];
}
