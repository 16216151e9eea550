import { OTHER, sideOf, type Side } from '../data/units.ts';
import type { Reports } from '../report.ts';
import { overrun, takeBridge, takeSite, type Change } from '../rules/control.ts';
import { lookAround, noteEnemies, shownWay } from '../rules/knowledge.ts';
import type { DescentState } from '../state.ts';
import { askAbout } from './questions.ts';

/**
 * H-09: units come to a hex by a move, an entry or an advance. In this order: they stand in it, take what they crossed
 * and what is there, see and stop, and raise questions about bridges.
 */
export function arrive(
  state: DescentState,
  units: readonly number[],
  cell: number,
  hexside: number | undefined,
  way: readonly number[],
  reports: Reports,
): void {
  const side = sideOf(units[0]);
  for (const unit of units) {
    state.unitCell[unit] = cell;
    state.unitMoved[unit] = 1;
  }
  if (hexside !== undefined) tellChange(takeBridge(state, side, hexside), side, reports);
  tellChange(takeSite(state, side, cell), side, reports);
  if (side === 'german') fallOn(state, cell, reports);
  if (lookAround(state, side, cell)) {
    for (const unit of units) state.unitStopped[unit] = 1;
    const shown = shownWay(state, side, way);
    noteEnemies(state, OTHER[side], cell, shown, units);
    reports?.push({ kind: 'sighted', seat: OTHER[side], units, way: shown, discloses: true });
  }
  if (side === 'allied') askAbout(state, [cell], reports);
}

/** H-28: a German has come to a hex, or was driven there. */
export function fallOn(state: DescentState, cell: number, reports: Reports): void {
  for (const change of overrun(state, cell)) tellChange(change, 'german', reports);
}

export function tellChange({ bridge, site, span, marker }: Change, side: Side, reports: Reports): void {
  if (bridge !== undefined) reports?.push({ kind: 'bridge taken', side, bridge });
  if (site !== undefined) reports?.push({ kind: 'site taken', side, site });
  if (span !== undefined) reports?.push({ kind: 'span ended', hexside: span });
  if (marker !== undefined)
    for (const seat of ['allied', 'german'] as const)
      reports?.push({ kind: 'marker lost', seat, cell: marker, discloses: true });
}
