import type { GameModule } from '@club-route/engine';
import type { LuckRow } from './data.ts';
import { rounded, signed } from './rounded.ts';
import css from './Charts.module.css';

/** Every kind of roll: how many, what was to be expected of them, and what came of them. */
export function LuckTable({ rows, module }: { readonly rows: readonly LuckRow[]; readonly module: GameModule }) {
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="luck-title">
      <h3 id="luck-title">Luck</h3>
      <p>What the dice gave, compared with average dice.</p>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">Rolls</th>
            {['Number', 'Expected', 'Rolled', 'Luck'].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ kind, title, seat, rolls, expected, got }) => (
            <tr key={`${kind} ${seat}`}>
              <th scope="row">
                {title}, {module.language.names(seat).side}
              </th>
              <td>{rolls}</td>
              <td>{rounded(expected)}</td>
              <td>{rounded(got)}</td>
              <td>{signed(got - expected)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
