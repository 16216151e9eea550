import type { Refusal, Seat } from '@club-route/engine';
import type { FarthestBridgeAction } from '../actions.ts';
import { ableUnits } from '../choices.ts';
import { AIRBORNE } from '../data/units.ts';
import { isMovementPhase, isOnMap, type FarthestBridgeState } from '../state.ts';
import { unitNames } from './names.ts';

/** Units named one by one; of more, only how many they are. */
const MOST_NAMES = 4;

/** A phase is about to end with units that could still land or arrive. */
export function caution(state: FarthestBridgeState, _seat: Seat, action: FarthestBridgeAction): Refusal | undefined {
  if (action.kind !== 'end' || !isMovementPhase(state) || state.step !== 'free') return undefined;
  const waiting = ableUnits(state).filter((unit) => !isOnMap(state, unit));
  if (waiting.length === 0) return undefined;
  const landing = waiting.filter((unit) => AIRBORNE[unit] === 1);
  const arriving = waiting.filter((unit) => AIRBORNE[unit] === 0);
  const parts = [
    ...(landing.length > 0 ? [`${called(landing)} ${landing.length === 1 ? 'has' : 'have'} not landed`] : []),
    ...(arriving.length > 0 ? [`${called(arriving)} ${arriving.length === 1 ? 'has' : 'have'} not arrived`] : []),
  ];
  return { rule: '11.2', text: `${parts.join(', and ')}.` };
}

function called(units: readonly number[]): string {
  return units.length > MOST_NAMES ? `${units.length} units` : unitNames(units);
}
