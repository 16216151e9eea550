import type { ChapterMark } from '../chapters.ts';
import type { ChartData } from './data.ts';
import { rounded } from './rounded.ts';
import css from './Charts.module.css';

interface ChartTableProps {
  readonly chart: ChartData;
  readonly chapters: readonly ChapterMark[];
  readonly onFrame: (n: number) => void;
}

/** The numbers of a chart as each chapter begins, and now. */
export function ChartTable({ chart, chapters, onFrame }: ChartTableProps) {
  const last = chart.values.length - 1;
  const begun = chapters.filter(({ n }) => n < last);
  const first = begun[0]?.n === 0 ? [] : [{ n: 0, title: 'Start' }];
  const rows = [...first, ...begun, { n: last, title: 'End' }];
  return (
    <details>
      <summary>{chart.title} in numbers</summary>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">At the start</th>
            {chart.lines.map(({ label }) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ n, title }) => (
            <tr key={title}>
              <th scope="row">
                <button type="button" onClick={() => onFrame(n)}>
                  {title}
                </button>
              </th>
              {chart.lines.map(({ label }, line) => (
                <td key={label}>{rounded(chart.values[n]![line]!)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
