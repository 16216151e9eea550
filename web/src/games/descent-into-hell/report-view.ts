import {
  board,
  BRIDGES,
  oddsName,
  SITES,
  unitName,
  type DescentReport,
  type DescentState,
} from '@club-route/descent-into-hell';
import type { ReportView, RollView } from '../../hex/game.ts';

/** What a report shows on the map. */
export function viewOf(report: DescentReport, before: DescentState): ReportView {
  switch (report.kind) {
    case 'moved':
    case 'sighted':
      return { cells: report.way.slice(-1), walked: { units: report.units, path: pathOf(report, before) } };
    case 'retreated':
      return {
        cells: report.way.slice(-1),
        walked: { units: [report.unit], path: [...cellsOf(before, [report.unit]), ...report.way] },
      };
    case 'landings':
      return { cells: report.cells };
    case 'question':
    case 'declined':
    case 'demolition':
    case 'bridge taken':
      return { cells: BRIDGES[report.bridge].cells, roll: rollOf(report) };
    case 'site taken':
      return { cells: [SITES[report.site]] };
    case 'span built':
    case 'span ended':
      return { cells: [...board.sideCells.subarray(report.hexside * 2, report.hexside * 2 + 2)] };
    case 'fire': {
      const [from, to] = [report.firer, report.target].map((unit) => before.unitCell[unit]);
      const arrows = from >= 0 && to >= 0 && from !== to ? [{ to, from: [from], fire: true }] : [];
      return { cells: cellsOf(before, [report.target]), roll: rollOf(report), arrows };
    }
    case 'eliminated':
      return { cells: cellsOf(before, [report.unit]), lost: report.unit };
    case 'weather':
      return { cells: [], roll: rollOf(report) };
    default:
      return { cells: 'cell' in report && report.cell !== undefined ? [report.cell] : [] };
  }
}

/** An own move starts where the units were; of an enemy's the whole way is told (7.11). */
function pathOf(
  report: Extract<DescentReport, { kind: 'moved' | 'sighted' }>,
  before: DescentState,
): readonly number[] {
  return report.kind === 'moved' ? [...cellsOf(before, report.units.slice(0, 1)), ...report.way] : report.way;
}

function cellsOf({ unitCell }: DescentState, units: readonly number[]): readonly number[] {
  return units.map((unit) => unitCell[unit]).filter((cell) => cell >= 0);
}

const RESULTS = { none: 'no effect', retreat: 'retreat', loss: 'a step lost', eliminated: 'eliminated' } as const;

/** A die on the map. What was added to it for a bridge nobody is told (7.13). */
function rollOf(report: DescentReport): RollView | undefined {
  if (report.kind === 'fire') {
    const supply = report.supplied ? '' : ', +2';
    const wanted = `${unitName(report.firer)} at ${unitName(report.target)}, ${oddsName(report.column)}${supply}`;
    return { die: report.die, wanted, result: RESULTS[report.result] };
  }
  if (report.kind === 'demolition')
    return { die: report.die, wanted: 'A low roll blows it', result: report.blown ? 'blown' : 'stands' };
  if (report.kind !== 'weather' || report.die === undefined) return undefined;
  return { die: report.die, wanted: '1–2 poor, 3–4 marginal, 5–6 good', result: report.weather };
}
