import type { MapPicture, MapPiece } from '@club-route/engine';
import { BRIDGE_COUNT, BRIDGES, ZONES } from './data/board.ts';
import { sideOf, UNIT_COUNT, UNITS } from './data/units.ts';
import { factorsOf, unitName } from './language/names.ts';
import { isDown, isOnMap, optionsOf, type FarthestBridgeState } from './state.ts';

/** Drop zones while they can be used, bridges that are down, and every unit whose place is known. */
export function picture(state: FarthestBridgeState): MapPicture {
  const pieces: MapPiece[] = [];
  for (const [zone, label] of ZONES.entries()) {
    const cell = state.zoneCell[zone]!;
    if (cell >= 0 && state.zoneEntered[zone] === 0) pieces.push({ at: cell, label });
  }
  for (let bridge = 0; bridge < BRIDGE_COUNT; bridge++)
    if (isDown(state, bridge)) pieces.push({ at: BRIDGES[bridge]!.cells, label: '×' });
  for (let unit = 0; unit < UNIT_COUNT; unit++) {
    if (!isOnMap(state, unit)) continue;
    const note = factorsOf(unit, state.unitDepleted[unit] === 1, optionsOf(state).depleted);
    const symbol = UNITS[unit]!.kind;
    pieces.push({ at: state.unitCell[unit]!, side: sideOf(unit), label: unitName(unit), note, symbol });
  }
  return { board: 'farthest-bridge', pieces };
}
