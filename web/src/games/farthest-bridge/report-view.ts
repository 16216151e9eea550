import type { Arrow } from '@club-route/engine';
import {
  board,
  BRIDGES,
  bridgeName,
  columnOf,
  DEMOLISHED_ON,
  labelOf,
  REPAIRED_FROM,
  RESULT_WORDS,
  unitName,
  type FarthestBridgeReport,
  type FarthestBridgeState,
} from '@club-route/farthest-bridge';
import type { ReportView, RollView } from '../../hex/game.ts';
import { signed } from './odds/Sum.tsx';

/** What a report shows on the map. */
export function viewOf(report: FarthestBridgeReport, before: FarthestBridgeState): ReportView {
  const view = { cells: cellsOf(report), roll: rollOf(report), ...arrowsOf(report, before) };
  if (report.kind === 'lost') return { ...view, lost: report.unit };
  return 'path' in report ? { ...view, walked: { units: [report.unit], path: report.path } } : view;
}

function cellsOf(report: FarthestBridgeReport): readonly number[] {
  if ('path' in report) return report.path.slice(-1);
  if ('bridge' in report) return BRIDGES[report.bridge].cells;
  if (report.kind === 'span' || report.kind === 'spanLapsed')
    return [board.sideCells[report.side * 2], board.sideCells[report.side * 2 + 1]];
  return 'cell' in report && report.cell >= 0 ? [report.cell] : [];
}

/** Who attacks whom, from the declaration until the die lies. */
function arrowsOf(report: FarthestBridgeReport, before: FarthestBridgeState): { readonly arrows?: readonly Arrow[] } {
  const battle = report.kind === 'attacked' ? report : report.kind === 'combat' ? before.battle : null;
  if (battle === null) return {};
  const from = battle.attackers.map((unit) => before.unitCell[unit]);
  return { arrows: [{ to: battle.cell, from, fire: battle.attackMarkers.length > 0 }] };
}

const FATES = {
  unhurt: '',
  depleted: ', depleted',
  crashed: ': crashed',
  displaced: ', depleted',
  eliminated: ': lost',
};

/** What the die was to decide, what came, and which cell of the table it is. */
function rollOf(report: FarthestBridgeReport): RollView | undefined {
  switch (report.kind) {
    case 'combat': {
      const { line, differential, die, result } = report;
      return {
        die,
        wanted: `${signed(differential)} on the ${line} line, column ${columnOf(line, differential)}`,
        result: result === null ? 'no effect' : `${result}: ${RESULT_WORDS[result]}`,
      };
    }
    case 'demolition': {
      const most = DEMOLISHED_ON[BRIDGES[report.bridge].kind];
      return {
        die: report.die,
        wanted: `${bridgeName(report.bridge)}: falls on ${most === 1 ? '1' : `1–${most}`}`,
        result: report.destroyed ? 'The bridge is blown' : 'The charges fail',
      };
    }
    case 'repair':
      return {
        die: report.die,
        wanted: `${bridgeName(report.bridge)}: repaired on ${REPAIRED_FROM[BRIDGES[report.bridge].kind]}–6`,
        result: report.repaired ? 'The bridge is repaired' : 'The repair fails',
      };
    case 'landed': {
      const { die, unit, cell, fate } = report;
      const where = cell < 0 ? 'off the map' : `at ${labelOf(cell)}`;
      return die === 0 ? undefined : { die, wanted: `${unitName(unit)} jumps`, result: `Lands ${where}${FATES[fate]}` };
    }
    default:
      return undefined;
  }
}
