import type { MapPicture, MapPiece, Viewer } from '@club-route/engine';
import { BRIDGES } from './data/board.ts';
import { AIRBORNE_FORMATIONS, sideOf, TYPES, UNIT_COUNT } from './data/units.ts';
import { dateOf, unitName } from './language/names.ts';
import { BLOWN, UNKNOWN, type DriveState } from './state.ts';

/** Sources in Allied hands, blown bridges, every unit whose place is known, and where others were seen last. */
export function picture(sight: DriveState, viewer: Viewer): MapPicture {
  const pieces: MapPiece[] = [];
  for (const [formation, label] of AIRBORNE_FORMATIONS.entries()) {
    const cell = sight.sourceCell[formation];
    if (cell >= 0 && sight.cellOwner[cell] === 1) pieces.push({ at: cell, label });
  }
  for (const [bridge, { cells }] of BRIDGES.entries())
    if (sight.bridgeState[bridge] === BLOWN) pieces.push({ at: cells, label: '×' });
  for (let unit = 0; unit < UNIT_COUNT; unit++) {
    const side = sideOf(unit);
    const label = unitName(unit);
    if (sight.unitCell[unit] >= 0) {
      const strength = sight.unitStrength[unit];
      const note = strength === UNKNOWN ? '?' : String(strength);
      pieces.push({ at: sight.unitCell[unit], side, label, note, symbol: TYPES[sight.unitType[unit]] });
    } else if (viewer !== side && sight.unitCell[unit] === UNKNOWN && sight.ghostCell[unit] >= 0) {
      pieces.push({ at: sight.ghostCell[unit], side, label, note: dateOf(sight.ghostTurn[unit]) });
    }
  }
  return { board: 'drive-on-arnhem', pieces };
}
