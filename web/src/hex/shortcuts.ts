import type { TableController } from '../table/controller.ts';
import type { Shortcut } from '../table/shortcuts.ts';
import { ORDER_LINE } from './board/OrderLine.tsx';
import { deskOf, lookAt } from './desk.ts';
import { followShortcut } from './follow-lesson.ts';
import { offerNow } from './offer.ts';
import { cancel, carryOut, commit, selectUnit } from './press.ts';

/** The keys of a hex table, besides those of the map: arrows, Enter, plus and minus. */
export function hexShortcuts(controller: TableController): readonly Shortcut[] {
  const acts = (): boolean => controller.mayAct;
  const act = (action: ReturnType<typeof offerNow>['hold']): void => action && controller.act(action.action);
  return [
    { key: 'n', does: 'Next unit, target or hex that can be chosen', applies: acts, run: () => cycle(controller, 1) },
    { key: 'p', does: 'The previous one', applies: acts, run: () => cycle(controller, -1) },
    {
      key: 'Enter',
      does: 'Confirm: move, jump, attack, hand in; while a report plays, show everything',
      run: () => commit(controller),
    },
    { key: 'Escape', does: 'Cancel', run: () => cancel(controller) },
    { key: 'a', does: 'Attack with every unit that can', applies: acts, run: () => takeAll(controller) },
    {
      key: 'h',
      does: 'Hold: stop, halt, resist, fire nothing, leave the bridge standing',
      applies: acts,
      run: () => act(offerNow(controller).hold),
    },
    { key: 'e', does: 'End the phase', applies: acts, run: () => act(offerNow(controller).end) },
    followShortcut(controller),
    { key: '/', does: 'Type a unit, a place or an order', run: () => document.getElementById(ORDER_LINE)?.focus() },
  ];
}

/** Goes through whatever can be chosen now. */
export function cycle(controller: TableController, step: number): void {
  const { stops, now } = offerNow(controller).round();
  const { cursor } = deskOf(controller).getState();
  const at = stops.findIndex(({ unit, cell }) => (unit === undefined ? cell === cursor : unit === now));
  const first = step > 0 ? 0 : stops.length - 1;
  const stop = stops[at < 0 ? first : (at + step + stops.length) % stops.length];
  if (stop === undefined) return;
  if (stop.unit === undefined) lookAt(controller, stop.cell);
  else selectUnit(controller, stop.unit, stop.press);
}

function takeAll(controller: TableController): void {
  const all = offerNow(controller).trays.find((tray) => tray.toggles && tray.all !== undefined)?.all;
  if (all !== undefined) carryOut(controller, all.press);
}
