import type { Viewer } from '@club-route/engine';
import type { CampaignReport } from './report.ts';

/** Who is told what: a dispatch goes to its receiver, the truth to the umpire, the end to everybody. */
export function tell(report: CampaignReport, viewer: Viewer): CampaignReport | undefined {
  if (viewer === 'umpire' || viewer === 'clock' || report.kind === 'ended') return report;
  return report.kind === 'dispatch' && report.to === viewer ? report : undefined;
}
