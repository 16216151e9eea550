import type { Journal, Match, Report } from '@club-route/engine';
import { language } from '../src/language/index.ts';
import type { FarthestBridgeReport } from '../src/report.ts';

/** How golden games are kept: journal and log, to be reviewed as a diff. */

/** One entry to a line: a change of a rule shows as the entries that it changes. */
export function inLines({ entries, ...rest }: Journal): string {
  const head = JSON.stringify(rest, undefined, 1).replace(/\n\}$/, '');
  return `${head},\n "entries": [\n${entries.map((entry) => JSON.stringify(entry)).join(',\n')}\n]}\n`;
}

/** What a spectator was told, and how it ended. */
export function logOf(match: Pick<Match, 'line' | 'result'>): string {
  const said = (report: Report): string | undefined => language.say(report as FarthestBridgeReport, 'spectator');
  const log = match.line().flatMap(({ reports }) => reports.flatMap((report) => said(report) ?? []));
  return `${[...log, match.result()!.reason].join('\n')}\n`;
}
