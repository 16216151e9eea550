import type { Viewer } from '@club-route/engine';
import type { DriveReport } from '../report.ts';
import { cellName, PEOPLE_FIRST } from './names.ts';
import { lossText, sentence } from './sentences.ts';

/** A report for who looks back: of a turn its weather, for the day stands before it; of a battle where it was, and who lost. */
export function recount(report: DriveReport, viewer: Viewer): string | undefined {
  switch (report.kind) {
    case 'phase':
    case 'allotted':
    case 'plotted':
    case 'owned':
      return undefined;
    case 'turn':
      return `The weather is ${report.weather}.`;
    case 'battle':
      return `${PEOPLE_FIRST[report.side]} attack ${cellName(report.cell)}.`;
    case 'fire':
      return report.losses.length === 0 ? undefined : `Losses: ${lossText(report.losses)}.`;
    default:
      return sentence(report, viewer);
  }
}
