import type { FarthestBridgeState } from '@club-route/farthest-bridge';
import type { TrayCounter } from '../../hex/panel/Tray.tsx';
import { faceOf, unitWords } from './faces.ts';

/** A unit as it lies in a tray. */
export function trayCounter(state: FarthestBridgeState, unit: number): TrayCounter {
  const depleted = state.unitDepleted[unit] === 1;
  return { unit, face: faceOf(unit, depleted, undefined), words: unitWords(unit, depleted) };
}
