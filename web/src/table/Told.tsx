import type { TableController } from './controller.ts';
import { useTable } from './use-table.ts';
import { linesOf } from './words.ts';
import css from './Told.module.css';

/** What the entry on show says, as far as it is told. */
export function Told({ controller }: { readonly controller: TableController }) {
  const told = useTable(controller, (state) => state.telling?.told ?? Infinity);
  const shown = useTable(controller, (state) => state.shown);
  return (
    <ol className={css.told}>
      {linesOf(controller.source, shown)
        .filter((line) => line.index < told)
        .map((line) => (
          <li key={line.index}>{line.text}</li>
        ))}
    </ol>
  );
}
