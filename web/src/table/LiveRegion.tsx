import type { TableController } from './controller.ts';
import { askedNow } from './Prompt.tsx';
import { useTable } from './use-table.ts';
import { linesOf } from './words.ts';

/** Says what the entry on show did and what is asked now, once it is all told. */
export function LiveRegion({ controller }: { readonly controller: TableController }) {
  const shown = useTable(controller, (state) => state.shown);
  const telling = useTable(controller, (state) => state.telling !== undefined);
  const refusal = useTable(controller, (state) => state.refusal);
  const told = linesOf(controller.source, shown).map((line) => line.text);
  return (
    <div className="visually-hidden" role="status" aria-live="polite" data-testid="live">
      {refusal === undefined ? (telling ? '' : [...told, askedNow(controller)].join(' ')) : refusal.text}
    </div>
  );
}
