import type { UnitLook } from '@club-route/engine';
import type { TableController } from '../table/controller.ts';
import type { Shortcut } from '../table/shortcuts.ts';
import { pointerNow } from '../table/lesson/pointer.ts';
import { deskOf, lookAt } from './desk.ts';
import { offerNow } from './offer.ts';
import { selectUnit } from './press.ts';

/**
 * By keys through a lesson: selects the next unit that the step points at, then puts the cursor on its cells, then the focus
 * on its buttons. Enter does the rest.
 */
function followLesson(controller: TableController): void {
  const { units = [], cells = [] } = pointerNow(controller);
  const offer = offerNow(controller);
  const looking = (...looks: readonly UnitLook[]): number | undefined =>
    units.find((unit) => {
      const offered = offer.units.get(unit);
      return offered?.press !== undefined && looks.includes(offered.look);
    });
  const select = (unit: number): void => selectUnit(controller, unit, offer.units.get(unit)!.press!);
  const [lit, unlit] = [looking('able', 'target'), looking('still')];
  const isOneChosen = units.some((unit) => offer.units.get(unit)?.look === 'chosen');
  if (lit !== undefined) return select(lit);
  if (unlit !== undefined && !isOneChosen) return select(unlit);
  const at = cells.indexOf(deskOf(controller).getState().cursor ?? -1);
  const next = cells[at + 1];
  if (next !== undefined) return lookAt(controller, next);
  // The one that is chosen has done its part.
  return unlit === undefined ? focusControl() : select(unlit);
}

export function followShortcut(controller: TableController): Shortcut {
  return {
    key: 'f',
    does: 'In a lesson: go to the next thing it points at',
    applies: () => controller.mayAct && controller.source.archive?.isLesson === true,
    run: () => followLesson(controller),
  };
}

/** The button after the one in focus, of those that a lesson points at. */
function focusControl(): void {
  const taught = [...document.querySelectorAll<HTMLElement>('[data-taught="true"]')];
  const at = taught.findIndex((button) => button === document.activeElement);
  taught[(at + 1) % taught.length]?.focus();
}
