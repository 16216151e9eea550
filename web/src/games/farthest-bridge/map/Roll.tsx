import {
  BRIDGES,
  bridgeName,
  columnOf,
  DEMOLISHED_ON,
  labelOf,
  REPAIRED_FROM,
  RESULT_WORDS,
  unitName,
  type FarthestBridgeReport,
} from '@club-route/farthest-bridge';
import { useTable } from '../../../table/use-table.ts';
import { Die } from '../../../ui/dice/Die.tsx';
import { signed } from '../decision/Sum.tsx';
import { reportTold } from '../picture.ts';
import type { FarthestBridgeProps } from '../types.ts';
import css from './Roll.module.css';

/** A die on the map while it is told what it decides: what was wanted, what came, which cell of the table. */
export function Roll({ controller }: FarthestBridgeProps) {
  const telling = useTable(controller, (table) => table.telling);
  const told = reportTold(controller, telling);
  const roll = told && rollOf(told);
  if (roll === undefined || telling === undefined) return null;
  return (
    <div className={css.roll} aria-hidden="true">
      <span className={css.die}>
        <Die face={roll.die} rolling={telling.rolling} />
      </span>
      <p>
        {roll.wanted}
        <br />
        <strong data-known={!telling.rolling}>{roll.result}</strong>
      </p>
    </div>
  );
}

interface RollWords {
  readonly die: number;
  readonly wanted: string;
  readonly result: string;
}

function rollOf(report: FarthestBridgeReport): RollWords | undefined {
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
        result: report.repaired ? 'The bridge is repaired' : 'Not yet',
      };
    case 'landed': {
      const where = report.cell < 0 ? 'off the map' : `at ${labelOf(report.cell)}`;
      const fate = {
        unhurt: '',
        depleted: ', depleted',
        crashed: ': crashed',
        displaced: ', depleted',
        eliminated: ': lost',
      };
      return report.die === 0
        ? undefined
        : { die: report.die, wanted: `${unitName(report.unit)} jumps`, result: `Down ${where}${fate[report.fate]}` };
    }
    default:
      return undefined;
  }
}
