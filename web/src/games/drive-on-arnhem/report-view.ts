import { BRIDGES, type DriveReport, type DriveState } from '@club-route/drive-on-arnhem';
import type { ReportView } from '../../hex/game.ts';

/** What a report shows on the map. */
export function viewOf(report: DriveReport, before: DriveState): ReportView {
  switch (report.kind) {
    case 'moved':
    case 'retreated':
    case 'advanced': {
      const [unit, ...path] = report.way;
      return { cells: path.slice(-1), walked: { units: [unit], path } };
    }
    case 'bridge':
    case 'rebuilt':
      return { cells: BRIDGES[report.bridge].cells };
    case 'battle': {
      const from = report.attackers.map((unit) => before.unitCell[unit]).filter((cell) => cell >= 0);
      return { cells: [report.cell], arrows: [{ to: report.cell, from: [...new Set(from)], fire: false }] };
    }
    case 'fire':
      return {
        cells: onMap(
          before,
          report.losses.filter((_, index) => index % 2 === 0),
        ).slice(0, 1),
      };
    case 'eliminated':
      return { cells: onMap(before, [report.unit]), lost: report.unit };
    case 'owned':
      return { cells: report.cells };
    case 'overrun':
      return { cells: [before.sourceCell[report.formation]] };
    case 'plotted':
      return { cells: 'cell' in report.plot && report.plot.cell >= 0 ? [report.plot.cell] : [] };
    default:
      if ('cell' in report) return { cells: [report.cell] };
      return { cells: 'unit' in report && report.unit !== undefined ? onMap(before, [report.unit]) : [] };
  }
}

function onMap({ unitCell }: DriveState, units: readonly number[]): readonly number[] {
  return units.map((unit) => unitCell[unit]).filter((cell) => cell >= 0);
}
