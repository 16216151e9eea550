import type { TableController } from './controller.ts';
import { useTable } from './use-table.ts';

/** What is asked; while an entry is being told, that it is; in the past, where we are. */
export function Prompt({ controller }: { readonly controller: TableController }) {
  const { telling, shown, last, draft } = useTable(controller, (state) => state);
  const { language } = controller.module;
  // The sentences come one by one in the panel; this line keeps its height, so that the map keeps its place.
  if (telling !== undefined) return 'The orders are carried out.';
  if (shown < last) return `You are looking back at entry ${shown} of ${last}.`;
  return language.prompt(controller.state, controller.seat, draft);
}
