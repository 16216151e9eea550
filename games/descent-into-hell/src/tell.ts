import type { PublicFields, Viewer } from '@club-route/engine';
import type { DescentReport } from './report.ts';

/** H-36: what everybody is told at once, though no sight keeps it. */
export const publicFields: PublicFields<DescentReport> = {
  weather: ['weather', 'die'],
  landings: ['cells'],
  'airfield repaired': ['cell'],
  'span built': ['hexside'],
  'span ended': ['hexside'],
  combat: ['cell'],
  fire: ['firer', 'target', 'column', 'supplied', 'die', 'result'],
  retreated: ['unit', 'way'],
  advanced: ['units', 'cell'],
};

/** What a viewer perceives of a report: all of it, or nothing where it is for one side alone. */
export function tell(report: DescentReport, viewer: Viewer): DescentReport | undefined {
  return 'seat' in report && report.seat !== viewer ? undefined : report;
}
