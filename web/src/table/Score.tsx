import type { TableController } from './controller.ts';
import { useTable } from './use-table.ts';
import css from './Score.module.css';

/** How far it is to the aim, by the position on show. */
export function Score({ controller }: { readonly controller: TableController }) {
  useTable(controller, (state) => state);
  const score = controller.module.score?.(controller.state);
  return score === undefined ? null : <p className={css.score}>{score}</p>;
}
