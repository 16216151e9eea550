import { differentialsOf, LINES, RESULT_WORDS, RESULTS, type Line } from '@club-route/farthest-bridge';
import { useTable } from '../../../table/use-table.ts';
import { litOf } from '../battle.ts';
import type { FarthestBridgeProps } from '../types.ts';
import css from './CombatTable.module.css';

const COLUMNS = Array.from({ length: 12 }, (_, index) => index + 1);
const NAMES: Readonly<Record<Line, string>> = { rough: 'Rough', medium: 'Medium', light: 'Light', open: 'Open' };
const WHERE: Readonly<Record<Line, string>> = {
  rough: 'Rough.',
  medium: 'Woods, broken, town, city; across a stream or an unbridged river.',
  light: 'Over a bridge.',
  open: 'Mixed.',
};

/** The combat results table, with the line, the column and at last the very cell of the battle at hand lit. */
export function CombatTable({ controller }: FarthestBridgeProps) {
  useTable(controller, (table) => table);
  const lit = litOf(controller);
  return (
    <div className={css.page}>
      <table className={css.table}>
        <caption className="visually-hidden">
          Combat results by the defender's line, the differential and the die roll
        </caption>
        <thead>
          {LINES.map((line) => (
            <tr key={line} data-lit={lit?.line === line}>
              <th scope="row" title={WHERE[line]}>
                {NAMES[line]}
              </th>
              {COLUMNS.map((column) => (
                <td key={column} data-lit={lit?.line === line && lit.column === column}>
                  {rangeWords(line, column)}
                </td>
              ))}
            </tr>
          ))}
        </thead>
        <tbody>
          {RESULTS.map((results, index) => (
            <tr key={index} data-rolled={lit?.die === index + 1}>
              <th scope="row">Die {index + 1}</th>
              {results.map((result, column) => (
                <td
                  key={COLUMNS[column]}
                  data-lit={lit?.column === column + 1}
                  data-hit={lit?.column === column + 1 && lit.die === index + 1}
                  data-result={result[0]}
                  title={RESULT_WORDS[result]}
                >
                  {result}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className={css.key}>
        <li>A: attackers retreat that many hexes. D: defender retreats. Br: both retreat one hex. e: destroyed.</li>
        {LINES.map((line) => (
          <li key={line}>
            <b>{NAMES[line]}</b> {WHERE[line]}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** "2–3", "≤−7", "12+"; nothing where the line has no such column. */
function rangeWords(line: Line, column: number): string {
  const range = differentialsOf(line, column);
  if (range === undefined) return '';
  const { from, to } = range;
  if (from === Number.NEGATIVE_INFINITY) return `≤${minus(to)}`;
  if (to === Number.POSITIVE_INFINITY) return `${from}+`;
  if (from === to) return minus(from);
  return from < 0 ? `${minus(from)} ${minus(to)}` : `${from}–${to}`;
}

function minus(value: number): string {
  return String(value).replace('-', '−');
}
