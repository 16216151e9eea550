import { CITY, NEIGHBOUR, DEGREE, SITE, TERRAIN } from '../data/board.ts';
import { FLAK_SOURCES, flakSeverity, type FlakSource } from '../data/tables.ts';
import { GERMAN_OWNER, type DescentState } from '../state.ts';
import { isOccupied } from './stacks.ts';

/** 1.7: the antiaircraft fire on a hex: of all that reaches it, the one that hurts most; nothing where none does. */
export function flakOn(state: DescentState, cell: number): FlakSource | undefined {
  const sources = new Set<FlakSource>(sourcesAt(state, cell, ['on a unit', 'on a city', 'on an airfield']));
  for (let step = cell * DEGREE; step < (cell + 1) * DEGREE; step++) {
    if (NEIGHBOUR[step] < 0) continue;
    const near = sourcesAt(state, NEIGHBOUR[step], ['next to a unit', 'next to a city', 'next to an airfield']);
    for (const source of near) sources.add(source);
  }
  let worst: FlakSource | undefined;
  // 7.22: of equals the first in the table.
  for (const source of FLAK_SOURCES)
    if (sources.has(source) && (worst === undefined || flakSeverity(source) > flakSeverity(worst))) worst = source;
  return worst;
}

function sourcesAt(
  state: DescentState,
  cell: number,
  [unit, city, airfield]: readonly [FlakSource, FlakSource, FlakSource],
): readonly FlakSource[] {
  const sources: FlakSource[] = [];
  if (isOccupied(state, 'german', cell)) sources.push(unit);
  const site = SITE[cell];
  if (site >= 0 && state.siteOwner[site] === GERMAN_OWNER) sources.push(TERRAIN[cell] === CITY ? city : airfield);
  return sources;
}
