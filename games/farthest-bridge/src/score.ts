import { ARNHEM } from './data/board.ts';
import { AIRBORNE, sideOf } from './data/units.ts';
import { optionsOf, type FarthestBridgeState } from './state.ts';

/** 17.0: two hexes of Arnhem at once, by units that are neither paratroops nor gliders. */
const HEXES_TO_WIN = 2;

export function score(sight: FarthestBridgeState): string {
  const held = ARNHEM.filter((cell) => {
    const unit = sight.cellUnit[cell]!;
    return unit >= 0 && sideOf(unit) === 'allied' && AIRBORNE[unit] === 0;
  }).length;
  return `Turn ${sight.turn} of ${optionsOf(sight).turns}. Arnhem: ${held} of ${HEXES_TO_WIN} hexes.`;
}
