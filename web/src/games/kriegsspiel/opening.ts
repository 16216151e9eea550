import {
  defaultPlan,
  distance,
  ENTRIES,
  ENTRY_OF,
  isCommander,
  isReserve,
  REPORTED_STATES,
  unitsUnder,
  ZONES,
  type CampaignState,
  type Command,
} from '@club-route/kriegsspiel';
import type { Viewer } from '@club-route/engine';

/**
 * What the map begins with: a commander's own units, or where they will come from; for anybody else the whole map. First
 * those with the most others near them: a phone begins there.
 */
export function openingCells(sight: CampaignState, viewer: Viewer): readonly number[] {
  if (!isCommander(viewer)) return [];
  const there = unitsUnder(sight, viewer).filter(
    (unit) => sight.knownCell[unit] >= 0 && REPORTED_STATES[sight.knownState[unit]] !== 'lost',
  );
  return thickestFirst(there.length > 0 ? there.map((unit) => sight.knownCell[unit]) : arrivals(sight, viewer));
}

/** Squares that a phone shows round the one in the middle, about. */
const NEAR = 3;

function thickestFirst(cells: readonly number[]): readonly number[] {
  const near = new Map(cells.map((cell) => [cell, cells.filter((other) => distance(cell, other) <= NEAR).length]));
  return cells.toSorted((one, two) => near.get(two)! - near.get(one)!);
}

/** R83: only who files the plan of the landing sees it; the others expect that of history. */
function arrivals(sight: CampaignState, command: Command): readonly number[] {
  const { landing } = sight.plan ?? defaultPlan('X');
  return unitsUnder(sight, command)
    .filter((unit) => !isReserve(unit))
    .flatMap((unit) => (landing[unit] >= 0 ? [ZONES[landing[unit]].cell] : (ENTRIES[ENTRY_OF[unit]]?.cells ?? [])));
}
