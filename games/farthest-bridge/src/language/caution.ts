import type { Refusal, Seat } from '@club-route/engine';
import type { FarthestBridgeAction } from '../actions.ts';
import { ableUnits } from '../choices.ts';
import { AIRBORNE } from '../data/units.ts';
import { isMovementPhase, isOnMap, type FarthestBridgeState } from '../state.ts';
import { namesOrNumber } from './names.ts';

/** A phase is about to end with units that could still land or arrive. */
export function caution(state: FarthestBridgeState, _seat: Seat, action: FarthestBridgeAction): Refusal | undefined {
  if (action.kind !== 'end' || !isMovementPhase(state) || state.step !== 'free') return undefined;
  const waiting = ableUnits(state).filter((unit) => !isOnMap(state, unit));
  if (waiting.length === 0) return undefined;
  const landing = waiting.filter((unit) => AIRBORNE[unit] === 1);
  const arriving = waiting.filter((unit) => AIRBORNE[unit] === 0);
  const parts = [
    ...(landing.length > 0 ? [`${namesOrNumber(landing)} ${landing.length === 1 ? 'has' : 'have'} not landed`] : []),
    ...(arriving.length > 0
      ? [`${namesOrNumber(arriving)} ${arriving.length === 1 ? 'has' : 'have'} not arrived`]
      : []),
  ];
  return { rule: '11.2', text: `${parts.join(', and ')}.` };
}
