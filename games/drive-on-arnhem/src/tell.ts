import type { PublicFields, Viewer } from '@club-route/engine';
import { OTHER } from './data/units.ts';
import type { DriveReport } from './report.ts';

/** What everybody is told of a report, though no sight keeps it: the stage of a fight, which allotment it is. */
export const publicFields: PublicFields<DriveReport> = { fire: ['stage'], allotted: ['allotment'] };

/** What a viewer perceives of a report (H34). Nobody is told of a disclosure who learns nothing by it. */
export function tell(report: DriveReport, viewer: Viewer): DriveReport | undefined {
  switch (report.kind) {
    case 'turn':
    case 'phase':
    case 'deployed':
    case 'sourceMoved':
    case 'allotted':
    case 'battle':
    case 'fire':
    case 'eliminated':
    case 'retreated':
    case 'advanced':
    case 'ended':
      return report;
    case 'struck':
      return toldStrike(report, viewer);
    case 'interdicted': {
      // Where nobody was hit, only the two sides know that aircraft were out.
      if (viewer === 'german' || (report.open && report.units.length > 0)) return report;
      const { kind, seen } = report;
      return viewer === 'allied' && seen !== undefined
        ? { kind, units: seen, open: false, discloses: true }
        : undefined;
    }
    case 'walked':
      return viewer === 'allied' ? report : undefined;
    case 'supply':
    case 'guns':
    case 'failed':
    case 'fortified':
    case 'plotted':
    case 'isolated':
    case 'sighted':
      return viewer === report.side ? report : undefined;
    case 'arrived': {
      if (viewer === report.side) return report;
      const { late: _late, ...rest } = report;
      return report.open ? rest : undefined;
    }
    case 'built':
    case 'broken':
    case 'disbanded':
    case 'mode':
      return viewer === report.side || report.open ? report : undefined;
    case 'moved':
      return toldMove(report, viewer);
    case 'owned':
      return viewer === report.side ? undefined : report;
    case 'overrun':
      return viewer === 'german' ? bare(report) : report;
    case 'bridge':
      return viewer === report.side ? bare(report) : report;
    case 'rebuilt': {
      if (viewer === 'allied') return bare(report);
      const { unit: _unit, ...rest } = report;
      return rest;
    }
  }
}

/** The same, told to somebody to whom nothing is new in it. */
function bare<R extends DriveReport>(report: R): R {
  const { discloses: _discloses, ...rest } = report as R & { discloses?: true };
  return rest as unknown as R;
}

type Told<K extends DriveReport['kind']> = Extract<DriveReport, { kind: K }>;

/** Where it struck everybody knows; what it did its victim, and others where the striker sees somebody. */
function toldStrike(report: Told<'struck'>, viewer: Viewer): DriveReport {
  const { kind, side, cell, seen, result } = report;
  const victim = viewer === OTHER[side];
  if (result !== undefined && (seen || victim)) return { ...report, seen: true };
  // A strike into the dark tells its own side nothing.
  return viewer === side ? { kind, side, cell, seen } : { kind, side, cell, seen: victim && seen, discloses: true };
}

function toldMove(report: Told<'moved'>, viewer: Viewer): DriveReport | undefined {
  if (viewer === report.side) return report;
  const [unit, from] = report.way;
  const to = report.way.at(-1)!;
  return report.open && from !== to ? { ...report, way: [unit, from, to] } : undefined;
}
