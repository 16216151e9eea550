import { entryCells, isOnMap, landingRange, UNITS } from '@club-route/farthest-bridge';
import { deskOf, lookAt } from '../../hex/desk.ts';
import type { FarthestBridgeController } from './types.ts';

/** Takes a unit up from a tray or by a key, and brings what it can do into sight. */
export function takeUp(controller: FarthestBridgeController, unit: number): void {
  controller.propose({ kind: 'unit', unit });
  const { state } = controller;
  if (isOnMap(state, unit)) return lookAt(controller, state.unitCell[unit]);
  const cells = UNITS[unit].arrival.by === 'air' ? landingRange(state, unit) : entryCells(unit);
  lookAt(controller, homeOf(controller, unit, cells));
  deskOf(controller).getState().map?.frame(cells);
  return undefined;
}

/** Where the cursor goes for a unit that is not on the map: its drop zone, or the first of its edge hexes. */
function homeOf({ state }: FarthestBridgeController, unit: number, cells: readonly number[]): number {
  const { arrival } = UNITS[unit];
  if (arrival.by !== 'air') return cells[0];
  const zone = ['1st', '101st', '82nd'].indexOf(arrival.zone);
  return zone < 0 ? cells[Math.floor(cells.length / 2)] : state.zoneCell[zone];
}
