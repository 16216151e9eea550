import type { RulesTable as Table } from '@club-route/engine';
import css from './Rules.module.css';

/** A table of the rules; the first cell of a row names it. */
export function RulesTable({ table }: { readonly table: Table }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- on a phone a wide table scrolls by itself, by keys too.
    <div className={css.wide} role="region" aria-label={table.caption} tabIndex={0}>
      <table className={css.table}>
        <caption>{table.caption}</caption>
        <thead>
          <tr>
            {table.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, at) => (
                <td key={table.columns[at + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
