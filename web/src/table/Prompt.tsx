import type { Action, GameModule, OptionValues, Report, Seat, StateObject } from '@club-route/engine';
import type { TableController } from './controller.ts';
import { Worded } from './rules/Worded.tsx';
import { useTable } from './use-table.ts';

export function Prompt({ controller }: { readonly controller: TableController }) {
  useTable(controller, (state) => state);
  return (
    <span>
      <Worded controller={controller} text={askedNow(controller)} />
    </span>
  );
}

/** What is asked; while others act or an entry is being told, who does what; in the past, where we are. */
export function askedNow<S extends StateObject, A extends Action, O extends OptionValues, D, R extends Report>(
  controller: TableController<S, A, O, D, R>,
): string {
  const { telling, within, sending, shown, last, draft } = controller.store.getState();
  const { module, seat } = controller;
  if (sending) return 'Sending your order …';
  // The sentences come one by one in the panel; this line keeps its height, so that the map keeps its place.
  if (telling !== undefined) return doings(module, controller.before, controller.frame.seat);
  if (within !== undefined) return within;
  if (shown < last) return `You are looking at entry ${shown} of ${last}.`;
  if (controller.source.ended !== undefined) return controller.source.ended;
  if (controller.planning)
    return `Plan ahead. ${draft === undefined ? 'Choose what to do in your next turn.' : module.language.prompt(controller.ground, seat, draft)}`;
  if (controller.waits) return doings(module, controller.state);
  return module.language.prompt(controller.state, seat, draft);
}

/** What those are about who act in a position; where several may, all of them, unless it is known who does. */
function doings<S extends StateObject, A extends Action, O extends OptionValues, D, R extends Report>(
  { game, language }: GameModule<S, A, O, D, R>,
  position: S,
  doer?: Seat,
): string {
  const active = game.active(position);
  const seats = doer !== undefined && active.includes(doer) ? [doer] : active;
  return seats.map((seat) => language.doing(position, seat)).join(' ');
}
