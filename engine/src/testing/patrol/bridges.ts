import type { Dice } from '../../dice/dice.ts';
import { farEnd } from './ground.ts';
import { enter } from './movement.ts';
import type { Reports } from './reports.ts';
import { INDEX, NOWHERE, OTHER, type PatrolState } from './state.ts';

const BLOWS_ON = 3;

/** 6. The side that is not moving answers: blow the bridge, if the charge goes off, or let the counter pass. */
export function answerCrossing(state: PatrolState, blow: boolean, dice: Dice, reports: Reports): void {
  const mover = state.mover;
  const owner = OTHER[mover];
  const { crossingUnit: unit, crossingBridge: bridge, crossingFrom: from } = state;
  state.phase = 'orders';
  state.crossingUnit = state.crossingBridge = state.crossingFrom = NOWHERE;
  if (blow) {
    state.charges[INDEX[owner]]!--;
    if (dice.d6('the charge') >= BLOWS_ON) state.bridgeDown[bridge] = 1;
  }
  const down = state.bridgeDown[bridge] === 1;
  reports?.push({ kind: 'bridge', seat: owner, bridge, down });
  if (down) state.unitPoints[unit] = 0;
  else enter(state, mover, unit, farEnd(bridge, from), reports);
}
