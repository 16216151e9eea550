import { type CampaignReport, type CampaignState, type Dispatch } from '@club-route/kriegsspiel';
import type { ReportView } from '../../hex/game.ts';

/** What a report shows on the map: the squares it speaks of. */
export function viewOf(report: CampaignReport, before: CampaignState): ReportView {
  switch (report.kind) {
    case 'dispatch':
    case 'held':
      return { cells: cellsOf(report.dispatch) };
    case 'combat':
      return { cells: report.defenders.map((unit) => before.unitCell[unit]).filter((cell) => cell >= 0) };
    case 'bombardment':
    case 'air attack':
      return { cells: [report.cell] };
    case 'gone':
      return { cells: [before.unitCell[report.unit]].filter((cell) => cell >= 0) };
    default:
      return { cells: [] };
  }
}

/** The squares that a dispatch speaks of, that of its sender first. */
export function cellsOf(dispatch: Dispatch): readonly number[] {
  switch (dispatch.kind) {
    case 'report':
      return [dispatch.cell, ...dispatch.sightings.map(({ cell }) => cell)].filter((cell) => cell >= 0);
    case 'air recce':
      return [...dispatch.area, ...dispatch.sightings.map(({ cell }) => cell)];
    case 'briefing':
      return dispatch.squares;
    case 'receipt':
      return dispatch.forecasts.map(({ cell }) => cell);
    default:
      return [];
  }
}
