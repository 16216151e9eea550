import {
  BUILD_PLOTS,
  isAdvanced,
  isOperationPhase,
  sideOf,
  RING,
  stackOf,
  TRAVEL,
  type DriveAction,
  type DriveDraft,
} from '@club-route/drive-on-arnhem';
import { neighbourTowards } from '../../../hex/board/geometry.ts';
import { deskOf, lookAt } from '../../../hex/desk.ts';
import { offerNow } from '../../../hex/offer.ts';
import { cancel, carryOut } from '../../../hex/press.ts';
import { HOME } from '../places.ts';
import type { DriveController } from '../types.ts';
import { menuOf, openMenu } from './menu.ts';

/** What the keys of 1985 do, each in the menu in which it is pressed (4.1, 5.2, 8.1 to 8.5). */

export function unitInHand(controller: DriveController): number | undefined {
  const { draft } = controller.store.getState();
  return draft?.kind === 'unit' || draft?.kind === 'way' ? draft.unit : undefined;
}

function cursorOf(controller: DriveController): number {
  return deskOf(controller).getState().cursor ?? HOME;
}

/** 0: the cursor, or the unit under orders, comes to the middle of the screen. */
export function centre(controller: DriveController): void {
  const unit = unitInHand(controller);
  const cell = unit === undefined ? cursorOf(controller) : controller.state.unitCell[unit];
  deskOf(controller).setState({ cursor: cell });
  deskOf(controller).getState().map?.goTo(cell);
}

/** 1 to 6: picks a unit of the menu, goes on with a supply walk, moves the unit under orders, or moves the cursor. */
export function step(controller: DriveController, direction: number): void {
  const { units, gunner } = menuOf(controller);
  const picked = units[direction - 1];
  if (picked !== undefined) return access(controller, picked);
  const { draft } = controller.store.getState();
  if (draft?.kind === 'supply') return walkOn(controller, draft, direction);
  const unit = gunner === undefined ? unitInHand(controller) : undefined;
  const from = unit === undefined ? cursorOf(controller) : controller.state.unitCell[unit];
  const to = towards(controller, from, direction);
  if (to === undefined) return undefined;
  if (unit === undefined) return lookAt(controller, to);
  controller.act(orderTo(controller, unit, to));
  // The cursor goes along, if the unit went.
  return controller.inTurn(() => lookAt(controller, controller.state.unitCell[unit]));
}

function towards(controller: DriveController, cell: number, direction: number): number | undefined {
  const { sheet } = deskOf(controller).getState();
  return sheet && neighbourTowards(sheet, cell, (direction - 1) * 60);
}

/** 8.15: moving onto an enemy plots an attack. */
function orderTo({ state }: DriveController, unit: number, to: number): DriveAction {
  const [first] = stackOf(state, to);
  const isEnemy = first !== undefined && sideOf(first) !== sideOf(unit);
  return isEnemy ? { kind: 'attack', unit, cell: to } : { kind: 'move', unit, way: [to] };
}

/** 5.2: the cursor walks from the source; what it may not do is said, and costs nothing. */
function walkOn(
  controller: DriveController,
  draft: Extract<DriveDraft, { readonly kind: 'supply' }>,
  direction: number,
): void {
  const to = towards(controller, draft.way.at(-1) ?? controller.state.sourceCell[draft.formation], direction);
  if (to === undefined) return;
  const next = { ...draft, way: [...draft.way, to] };
  const refusal = controller.refuses(next);
  if (refusal !== undefined) return controller.refuse(refusal);
  lookAt(controller, to);
  controller.propose(next);
}

/** G: the air strike on the hex under the cursor; else the units there, to command or to look at. */
export function get(controller: DriveController): void {
  const { state } = controller;
  const cell = cursorOf(controller);
  if (state.phase === 'alliedAir' || state.phase === 'germanAir') return controller.act({ kind: 'strike', cell });
  if (!isOperationPhase(state.phase)) return choose(controller, cell);
  const own = stackOf(state, cell).filter((unit) => sideOf(unit) === controller.seat);
  if (own.length > 1) return openMenu(controller, { units: own });
  if (own.length === 1) return access(controller, own[0]);
  return lookAt(controller, cell);
}

/** A hex of the free set-up, or the source that a supply walk begins at. */
function choose(controller: DriveController, cell: number): void {
  const press = offerNow(controller).cells.get(cell)?.press;
  if (press !== undefined) carryOut(controller, press);
}

function access(controller: DriveController, unit: number): void {
  openMenu(controller);
  lookAt(controller, controller.state.unitCell[unit]);
  controller.propose({ kind: 'unit', unit });
}

/** Q: leaves the menu, the unit or the walk; in the air strike and supply phases with nothing in hand, the phase. */
export function quit(controller: DriveController): void {
  const { units, gunner } = menuOf(controller);
  const { draft } = controller.store.getState();
  if (units.length > 0 || gunner !== undefined) return openMenu(controller);
  if (draft?.kind === 'supply') return controller.act(draft);
  if (cancel(controller)) return undefined;
  const { phase } = controller.state;
  return phase === 'alliedAir' || phase === 'germanAir' || phase === 'supply'
    ? controller.act({ kind: 'end' })
    : undefined;
}

/** Gives the unit under orders an order; without one says that a unit is wanted. */
export function command(controller: DriveController, order: (unit: number) => DriveAction): void {
  const unit = unitInHand(controller);
  if (unit === undefined)
    return controller.refuse({ rule: '8.3', text: 'Get a unit first: move the cursor to it and press G.' });
  return controller.act(order(unit));
}

/** B: from no plot to breakdown to build-up and back, as far as the unit can. */
export function nextPlot(controller: DriveController, unit: number): DriveAction {
  const now = controller.state.unitPlot[unit];
  const turns = [1, 2].map((by): DriveAction => {
    return { kind: 'plot', unit, plot: BUILD_PLOTS[(now + by) % BUILD_PLOTS.length] };
  });
  return turns.find((action) => controller.refuses(action) === undefined) ?? turns[0];
}

/** O: the cursor aims a barrage until T fires it. */
export function aimBarrage(controller: DriveController): void {
  const unit = unitInHand(controller);
  const { state } = controller;
  const canFire =
    unit !== undefined && isAdvanced(state) && state.unitGuns[unit] > 0 && state.unitMode[unit] !== TRAVEL;
  // What no target can mend is said at once.
  if (!canFire || RING[state.unitCell[unit]] === 1)
    return command(controller, (gunner) => ({ kind: 'barrage', unit: gunner, cell: cursorOf(controller) }));
  return openMenu(controller, { gunner: unit });
}

/** T while a barrage is aimed. */
export function fireBarrage(controller: DriveController, gunner: number): void {
  openMenu(controller);
  controller.act({ kind: 'barrage', unit: gunner, cell: cursorOf(controller) });
}
