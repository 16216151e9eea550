import { Notice } from '../ui/Notice.tsx';
import type { TableController } from './controller.ts';
import { RefusalNotice } from './Refusal.tsx';
import { useTable } from './use-table.ts';

/** What cannot be done and why, and whether the match is safe: the same over the map and in words. */
export function Notices({ controller }: { readonly controller: TableController }) {
  const trouble = useTable(controller, (state) => state.trouble);
  return (
    <>
      <RefusalNotice controller={controller} />
      {trouble === undefined ? null : (
        <Notice danger>
          <p>{trouble}</p>
        </Notice>
      )}
    </>
  );
}
