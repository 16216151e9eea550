import { ZONES } from '../data/board.ts';
import { FIRST_GERMAN } from '../data/units.ts';
import type { FarthestBridgeReport } from '../report.ts';
import { optionsOf, type FarthestBridgeState } from '../state.ts';
import { removeLostMarkers } from './support-fire.ts';

/** 12.0: a German unit that enters a drop zone, by whatever kind of movement, takes its markers for good (ruling 26). */
export function checkDropZone(
  state: FarthestBridgeState,
  unit: number,
  cell: number,
  reports: FarthestBridgeReport[] | undefined,
): void {
  if (unit < FIRST_GERMAN || optionsOf(state).dropZoneWhileOccupied) return;
  for (let zone = 0; zone < ZONES.length; zone++) {
    if (state.zoneCell[zone] !== cell || state.zoneEntered[zone] === 1) continue;
    state.zoneEntered[zone] = 1;
    reports?.push({ kind: 'zoneLost', zone, unit });
    removeLostMarkers(state);
  }
}

/** Option of ruling 26: only a German unit that stays in a drop zone counts, and only while it does. */
export function checkZoneHeld(
  state: FarthestBridgeState,
  unit: number,
  reports: FarthestBridgeReport[] | undefined,
): void {
  if (unit < FIRST_GERMAN || !optionsOf(state).dropZoneWhileOccupied) return;
  for (let zone = 0; zone < ZONES.length; zone++) {
    if (state.zoneCell[zone] !== state.unitCell[unit]) continue;
    reports?.push({ kind: 'zoneLost', zone, unit });
    removeLostMarkers(state);
  }
}
