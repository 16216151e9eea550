import type { Action, UnitLook, UnitOffer } from '@club-route/engine';
import type { TableController } from '../table/controller.ts';
import type { Shortcut } from '../table/shortcuts.ts';
import { markControls } from '../table/lesson/point-at-controls.ts';
import { pointerNow } from '../table/lesson/pointer.ts';
import { deskOf, lookAt } from './desk.ts';
import { offerNow } from './offer.ts';
import { selectUnit } from './press.ts';

/**
 * By keys through a lesson: selects the next unit that the step points at, then puts the cursor on its cells, then the focus
 * on its buttons, and then begins again with the cells. It only goes there: Enter does the rest. Where the map offers no
 * cell, an order is written: its buttons come first, and then a cell is one of its words.
 */
function followLesson(controller: TableController): void {
  const { units = [], cells = [], controls = [] } = pointerNow(controller);
  const offer = offerNow(controller);
  const offered = units.flatMap((unit) => {
    const found = offer.units.get(unit);
    return found === undefined ? [] : [{ unit, ...found }];
  });
  const looking = (...looks: readonly UnitLook[]) => offered.find((one) => isToSelect(one) && looks.includes(one.look));
  const select = ({ unit, press }: PointedUnit): void => selectUnit(controller, unit, press!);
  const [lit, unlit] = [looking('able', 'target'), looking('still')];
  if (lit !== undefined) return select(lit);
  if (unlit !== undefined && !offered.some(({ look }) => look === 'chosen')) return select(unlit);
  // An enemy that a press on its cell aims at is a cell to go to. Where the panel asks which of several is meant, a button does it.
  const open = cells.filter((cell) => !offer.cells.has(cell) || offer.cells.get(cell)?.press !== undefined);
  const stops = [...open, ...offered.flatMap((one) => (isAimedAt(one) && one.cell !== undefined ? [one.cell] : []))];
  const isWritten = offer.cells.size === 0 && controller.module.clock !== undefined;
  if (isWritten && focusNextControl(controls)) return undefined;
  const next = stops[stops.indexOf(deskOf(controller).getState().cursor ?? -1) + 1];
  if (next !== undefined) return lookAt(controller, next);
  // The one that is chosen has done its part.
  if (unlit !== undefined) return select(unlit);
  if (!focusNextControl(controls) && stops.length > 0) lookAt(controller, stops[0]!);
  return undefined;
}

type PointedUnit = Pick<UnitOffer<Action, unknown>, 'cell' | 'look' | 'press'> & { readonly unit: number };

/** A press chooses it: it does nothing yet, and does not put back what is chosen already. */
function isToSelect({ press, look }: PointedUnit): boolean {
  if (press === undefined || press.action !== undefined) return false;
  return look !== 'target' || press.draft !== undefined || press.hand !== undefined;
}

function isAimedAt({ press, look }: PointedUnit): boolean {
  return press?.action !== undefined || (look === 'target' && press === undefined);
}

export function followShortcut(controller: TableController): Shortcut {
  return {
    key: 'f',
    does: 'In a lesson: go to the next thing it points at',
    applies: () => controller.mayAct && controller.source.archive?.isLesson === true,
    run: () => followLesson(controller),
  };
}

/**
 * Goes to the next button after the one in focus that can be pressed, of those that a lesson points at; false if there is
 * none. They are marked anew: a key that was held comes in the same breath as the buttons that the answer brought.
 */
function focusNextControl(controls: readonly string[]): boolean {
  const table = document.querySelector('[data-table]');
  if (table !== null) markControls(table, controls);
  const taught = [...document.querySelectorAll<HTMLElement>('[data-taught="true"]')];
  const after = taught.slice(taught.findIndex((button) => button === document.activeElement) + 1);
  const next = after.find((button) => button.ariaDisabled !== 'true');
  next?.focus();
  return next !== undefined;
}
