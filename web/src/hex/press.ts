import { EMPTY_HAND, type Action, type Press } from '@club-route/engine';
import type { TableController } from '../table/controller.ts';
import { aimOf, deskOf, show } from './desk.ts';
import type { HexGame } from './game.ts';
import { canPress, chosenUnits, offerNow, stacksOn, unitPressed } from './offer.ts';
import { allOrNone, withOneMore } from './stack/order.ts';

/** Does what a press means. */
export function carryOut(controller: TableController, press: Press<Action, unknown>): void {
  if (press.action !== undefined)
    return controller.act(press.action, [...(press.further ?? []), ...(press.sequel ?? [])]);
  if (press.hand !== undefined) {
    // What was chosen for one alone is not meant for several.
    if (press.hand.units.length > 0) controller.propose(undefined);
    return deskOf(controller).setState({ hand: press.hand });
  }
  controller.propose(press.draft);
  return deskOf(controller).setState({ hand: EMPTY_HAND });
}

/** Does what stands for many decisions, and shows where their units have come: that may be far from what is in sight. */
export function carryOutAll(controller: TableController, game: HexGame, press: Press<Action, unknown>): void {
  const before = new Map(game.picture(controller).pieces.map(({ unit, cell }) => [unit, cell]));
  carryOut(controller, press);
  // Once all of them are answered. Over a long line nothing has come yet, and the map stays.
  controller.inTurn(() => {
    const come = game.picture(controller).pieces.filter(({ unit, cell }) => before.get(unit) !== cell);
    if (come.length > 0)
      deskOf(controller)
        .getState()
        .map?.frame(come.map(({ cell }) => cell));
  });
}

/**
 * A cell of the map is pressed. `sure` is false for the first tap of a finger, which has no hover to look before it
 * leaps: then nothing is done that should be looked at first.
 */
export function pressCell(controller: TableController, game: HexGame, cell: number, sure: boolean): void {
  if (controller.store.getState().telling !== undefined) return controller.skip();
  if (!controller.mayAct) return planAhead(controller, game, cell);
  if (game.press?.(controller, cell)) return undefined;
  const offer = offerNow(controller);
  const offered = offer.cells.get(cell);
  // Where several things could be meant by a lit cell, the panel asks which.
  if (offered !== undefined)
    return offered.press && (sure || !offered.careful) ? carryOut(controller, offered.press) : undefined;
  const stack = stacksOn(game.picture(controller).pieces, offer).get(cell) ?? [];
  const unit = unitPressed(offer, stack);
  if (unit !== undefined) return pressUnit(controller, unit);
  const attempt = offer.attempt(cell);
  if (attempt === undefined || (attempt.careful && !sure)) return undefined;
  return attempt.action === undefined ? controller.refuse(attempt.refusal) : controller.act(attempt.action);
}

/**
 * A finger presses a cell of the map. The first tap looks and says what the second would do; a tap after anything else has
 * changed what is offered looks again, so that no tap does what was not announced.
 */
export function tapCell(controller: TableController, game: HexGame, cell: number): void {
  const desk = deskOf(controller);
  const { looked } = desk.getState();
  const offer = offerNow(controller);
  pressCell(controller, game, cell, looked?.cell === cell && looked.offer === offer);
  desk.setState({ looked: { cell, offer } });
}

/** A unit is pressed by itself: in a tray, or one of a stack that is fanned out. */
export function pressUnit(controller: TableController, unit: number): void {
  const press = offerNow(controller).units.get(unit)?.press;
  if (press !== undefined) carryOut(controller, press);
}

/** One of a stack is taken, alone or along with what is selected. */
export function takeUnit(controller: TableController, unit: number, how: 'alone' | 'along'): void {
  const offer = offerNow(controller);
  const together = how === 'along' ? offer.together(withOneMore(chosenUnits(offer), unit)) : undefined;
  if (together === undefined) pressUnit(controller, unit);
  else carryOut(controller, together);
}

/** All of a stack that can act are taken together, or put back. */
export function takeStack(controller: TableController, stack: readonly number[]): void {
  const offer = offerNow(controller);
  const press = offer.together(allOrNone(stack, canPress(offer), chosenUnits(offer)));
  if (press !== undefined) carryOut(controller, press);
}

/** Selects a unit and brings what it can do into sight. */
export function selectUnit(controller: TableController, unit: number, press: Press<Action, unknown>): void {
  const place = offerNow(controller).place(unit);
  carryOut(controller, press);
  show(controller, place);
}

/** An own unit pressed while others act: its next turn is planned. */
function planAhead(controller: TableController, game: HexGame, cell: number): void {
  if (!controller.mayPlan) return;
  const { seat } = controller;
  const own = game.picture(controller).pieces.find((piece) => piece.cell === cell && piece.seat === seat);
  if (own === undefined) return;
  controller.plan.begin();
  const foreseen = game.picture(controller).pieces.find(({ unit }) => unit === own.unit);
  if (foreseen !== undefined && controller.mayAct) pressCell(controller, game, foreseen.cell, false);
}

/** Enter on a cell of the map: presses it, or makes the decision where a press there chooses nothing more. */
export function enterCell(controller: TableController, game: HexGame, cell: number): void {
  const offer = offerNow(controller);
  const isTarget = [...offer.units.values()].some((unit) => unit.cell === cell && unit.look === 'target');
  if (isTarget || offer.ready?.anywhere) commit(controller);
  else pressCell(controller, game, cell, true);
}

/** Makes the decision that is ready, or the one aimed at; while something is told, shows it all. */
export function commit(controller: TableController): void {
  if (controller.store.getState().telling !== undefined) return controller.skip();
  const { ready, cells } = offerNow(controller);
  const aim = aimOf(deskOf(controller).getState());
  const action = ready?.action ?? (aim === undefined ? undefined : cells.get(aim)?.press?.action);
  return action && controller.act(action);
}

/** Cancels whatever is selected; false if nothing is. */
export function cancel(controller: TableController): boolean {
  const { hand } = deskOf(controller).getState();
  const { draft } = controller.store.getState();
  if (draft === undefined && hand.units.length === 0 && hand.through.length === 0) return false;
  carryOut(controller, offerNow(controller).cancel ?? { draft: undefined });
  return true;
}
