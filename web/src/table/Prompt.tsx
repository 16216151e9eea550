import type { TableController } from './controller.ts';
import { useTable } from './use-table.ts';

export function Prompt({ controller }: { readonly controller: TableController }) {
  useTable(controller, (state) => state);
  return askedNow(controller);
}

/** What is asked; while an entry is being told, that it is; in the past, where we are. */
export function askedNow(controller: TableController): string {
  const { telling, sending, shown, last, draft } = controller.store.getState();
  // The sentences come one by one in the panel; this line keeps its height, so that the map keeps its place.
  if (telling !== undefined || sending) return 'It is carried out.';
  if (shown < last) return `You are looking at entry ${shown} of ${last}.`;
  if (controller.source.ended !== undefined) return controller.source.ended;
  if (controller.waits) return `It is for ${listed(controller)} to act.`;
  return controller.module.language.prompt(controller.state, controller.seat, draft);
}

function listed({ active, module }: TableController): string {
  return active.map((seat) => module.language.names(seat).people).join(' and ');
}
