import type { Viewer } from '@club-route/engine';
import type { CombatResult } from '../data/combat.ts';
import { UNITS } from '../data/units.ts';
import type { CampaignReport } from '../report.ts';
import { sentence } from './sentences.ts';

/** What came of a combat (9.2), in words for who does not have the table before him. */
const CAME_OF: Readonly<Record<CombatResult, string>> = {
  A1: 'the attackers fall back',
  A2: 'the attackers fall back',
  AE: 'the attackers break up',
  BR: 'both sides fall back',
  D1: 'the defenders fall back',
  D2: 'the defenders fall back',
  D3: 'the defenders fall back',
  D4: 'the defenders fall back',
  DE: 'the defenders break up',
};

/** A report for who looks back on a campaign: what really happened. A letter is none of it; what it brought about is. */
export function recount(report: CampaignReport, viewer: Viewer): string | undefined {
  switch (report.kind) {
    case 'combat':
      return `${doing(report.attackers, 'attack')} ${named(report.defenders)}: ${CAME_OF[report.result]}.`;
    case 'bombardment':
      return `${doing(report.guns, 'bombard')} ${named(report.defenders)}: ${CAME_OF[report.result]}.`;
    case 'dispatch': {
      const { dispatch } = report;
      return dispatch.kind === 'report' && dispatch.event === 'out of supply'
        ? `${UNITS[dispatch.unit].id} is out of supply.`
        : undefined;
    }
    case 'held':
    case 'ruling due':
    case 'umpire roll':
    case 'communication':
      return undefined;
    default:
      return sentence(report, viewer);
  }
}

function doing(units: readonly number[], verb: string): string {
  return `${named(units)} ${verb}${units.length === 1 ? 's' : ''}`;
}

/** More have no room. */
const MOST_NAMES = 3;

function named(units: readonly number[]): string {
  if (units.length > MOST_NAMES) return `${units.length} units`;
  const names = units.map((unit) => UNITS[unit].id);
  return names.length === 1 ? names[0] : `${names.slice(0, -1).join(', ')} and ${names.at(-1)!}`;
}
