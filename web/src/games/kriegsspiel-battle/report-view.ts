import type { BattleReport, SetBattleState } from '@club-route/kriegsspiel/battle';
import type { ReportView } from '../../hex/game.ts';

/** What a report shows on the field. */
export function viewOf(report: BattleReport, before: SetBattleState): ReportView {
  switch (report.kind) {
    case 'went':
      return { cells: [report.to], walked: { units: [report.company], path: [report.from, report.to] } };
    case 'fell back': {
      const from = before.companyHex[report.company];
      return report.way.length === 0
        ? { cells: [from] }
        : { cells: report.way.slice(-1), walked: { units: [report.company], path: [from, ...report.way] } };
    }
    case 'took ground':
      return {
        cells: [report.hex],
        walked: { units: [report.company], path: [before.companyHex[report.company], report.hex] },
      };
    case 'shot': {
      const to = before.companyHex[report.target];
      const from = report.company < 0 ? -1 : before.companyHex[report.company];
      if (to < 0) return { cells: [] };
      return { cells: [to], arrows: from < 0 || from === to ? [] : [{ to, from: [from], fire: true }] };
    }
    case 'company lost':
      return { cells: [report.at], lost: report.company };
    case 'came in':
      return { cells: [report.at] };
    case 'left':
      return { cells: [report.from] };
    case 'card':
      return { cells: onField(before, report.units) };
    case 'dug in':
      return { cells: onField(before, report.companies) };
    default:
      return { cells: [] };
  }
}

function onField({ companyHex }: SetBattleState, companies: readonly number[]): readonly number[] {
  return companies.map((company) => companyHex[company]).filter((hex) => hex >= 0);
}
