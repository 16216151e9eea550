import type { Planning } from '@club-route/engine';
import type { FarthestBridgeAction } from './actions.ts';
import { closeArrivals, holdBack } from './phases/arrivals.ts';
import { declareAttack, declareBombardment } from './phases/battle.ts';
import { span } from './phases/engineer.ts';
import { emptyBeside } from './phases/landing.ts';
import { endPhase } from './phases/turn.ts';
import { settle } from './phases/walk.ts';
import { liftUnit, placeUnit } from './rules/occupancy.ts';
import { isOnMap, NONE, optionsOf, phasingSide, shape, type FarthestBridgeState, type Phase } from './state.ts';

/** Orders laid in advance: for the rest of one's own phase while the other side decides something, else for the next turn. */
export const planning: Planning<FarthestBridgeState, FarthestBridgeAction> = { begin, foresee };

function begin(sight: FarthestBridgeState, seat: string): FarthestBridgeState | undefined {
  if (sight.phase === 'deploy' || sight.phase === 'over') return undefined;
  const isOwn = phasingSide(sight) === seat;
  if (!isOwn && seat === 'allied' && sight.turn === optionsOf(sight).turns) return undefined;
  const begun = shape.copy(sight);
  setAside(begun);
  const first: Phase = seat === 'allied' ? 'alliedMove' : 'germanMove';
  if (!isOwn) while (begun.phase !== first) endPhase(begun, undefined);
  return begun;
}

/** Whatever interrupts a phase is as if it were over: units stay where they have come to, nobody falls back or advances. */
function setAside(begun: FarthestBridgeState): void {
  if (begun.step === 'placing') {
    begun.moverBack = emptyBeside(begun, begun.unitCell[begun.mover]!)[0]!;
    begun.walk = 'land';
  }
  if (begun.mover !== NONE) settle(begun);
  begun.step = 'free';
  begun.questions = [];
  begun.bridgeBlown = false;
  begun.battle = null;
}

/** No die is rolled and no bridge blown: a march arrives, a landing comes down where it aims if nobody is there. */
function foresee(begun: FarthestBridgeState, _seat: string, action: FarthestBridgeAction): void {
  switch (action.kind) {
    case 'holdBack':
      return holdBack(begun, undefined);
    case 'move':
      closeArrivals(begun);
      return arrive(begun, action.unit, action.to);
    case 'enter':
      return arrive(begun, action.unit, action.to);
    case 'land': {
      const beside = [action.cell, ...emptyBeside(begun, action.cell)].find((cell) => begun.cellUnit[cell]! < 0);
      return beside === undefined ? undefined : arrive(begun, action.unit, beside);
    }
    case 'span':
      return span(begun, action.side, undefined);
    case 'repair':
      begun.repairTried[action.bridge] = 1;
      return undefined;
    case 'attack':
      declareAttack(begun, action, undefined);
      return setAside(begun);
    case 'bombard':
      declareBombardment(begun, action, undefined);
      return setAside(begun);
    default:
      return undefined;
  }
}

function arrive(begun: FarthestBridgeState, unit: number, cell: number): void {
  if (isOnMap(begun, unit)) liftUnit(begun, unit);
  placeUnit(begun, unit, cell);
  begun.unitMoved[unit] = 1;
}
