import type { MapPicture, MapPiece, Viewer } from '@club-route/engine';
import { board, BRIDGES, SITES } from './data/board.ts';
import { attackFactor, defenceFactor, MOVEMENT, sideOf, UNIT_COUNT, UNIT_TYPE } from './data/units.ts';
import { dateOf, unitName } from './language/names.ts';
import { ALLIED_OWNER, turnOfMoment, type DescentState } from './state.ts';

/** 6.3: the hexes landed in on this day, as both sides were told. */
function landedToday({ landings, turn }: DescentState): ReadonlySet<number> {
  return new Set([...landings].filter((landing) => landing.turn === turn).flatMap(({ cells }) => cells));
}

/** Bridges and places in Allied hands, blown bridges, spans, landings of the day, every unit in sight, and where others were seen last. */
export function picture(sight: DescentState, viewer: Viewer): MapPicture {
  const pieces: MapPiece[] = [];
  for (const [bridge, { cells }] of BRIDGES.entries())
    if (sight.bridgeBlown[bridge] === 1) pieces.push({ at: cells, label: '×' });
    else if (sight.bridgeOwner[bridge] === ALLIED_OWNER) pieces.push({ at: cells, label: '=' });
  for (const [site, cell] of SITES.entries())
    if (sight.siteOwner[site] === ALLIED_OWNER) pieces.push({ at: cell, label: 'Allied' });
  for (const hexside of sight.unitSpan)
    if (hexside >= 0) pieces.push({ at: [board.sideCells[hexside * 2], board.sideCells[hexside * 2 + 1]], label: '≈' });
  for (const cell of landedToday(sight)) pieces.push({ at: cell, label: 'Landing' });
  for (const cell of sight.markerCell) if (cell >= 0) pieces.push({ at: cell, label: 'Supplies' });
  for (let unit = 0; unit < UNIT_COUNT; unit++) {
    const side = sideOf(unit);
    const label = unitName(unit);
    const symbol = UNIT_TYPE[unit];
    if (sight.unitCell[unit] >= 0) {
      const steps = sight.unitSteps[unit];
      const note = `${attackFactor(unit, steps)}-${defenceFactor(unit, steps)}-${MOVEMENT[unit]}`;
      pieces.push({ at: sight.unitCell[unit], side, label, note, symbol });
    } else if (viewer !== side && sight.ghostCell[unit] >= 0) {
      const note = dateOf(turnOfMoment(sight.ghostMoment[unit]));
      pieces.push({ at: sight.ghostCell[unit], side, label, note });
    }
  }
  return { board: 'descent-into-hell', pieces };
}
