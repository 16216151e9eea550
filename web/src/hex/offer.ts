import { NO_OFFER, type Action, type Offer } from '@club-route/engine';
import type { TableController } from '../table/controller.ts';
import { useTable } from '../table/use-table.ts';
import { deskOf, useDesk } from './desk.ts';
import type { PieceView } from './game.ts';
import { nextToTake, stacksOf } from './stack/order.ts';

export type HexOffer = Offer<Action, unknown>;

interface Known {
  readonly key: readonly unknown[];
  readonly offer: HexOffer;
}

const known = new WeakMap<object, Known>();

/** What is offered at this moment; worked out once for each position, draft and hand. */
export function offerNow(controller: TableController): HexOffer {
  if (!controller.mayAct) return NO_OFFER;
  const { module, ground, seat, planning } = controller;
  const { draft } = controller.store.getState();
  const { hand } = deskOf(controller).getState();
  const key = [ground, seat, draft, hand, planning];
  const before = known.get(controller);
  if (before?.key.every((part, index) => part === key[index])) return before.offer;
  const offer = module.offers?.of(ground, seat, draft, hand) ?? NO_OFFER;
  // A plan ends no phase.
  const now = { key, offer: planning ? { ...offer, end: undefined } : offer };
  known.set(controller, now);
  return now.offer;
}

export function useOffer(controller: TableController): HexOffer {
  useTable(controller, (table) => table);
  useDesk(controller, (desk) => desk.hand);
  return offerNow(controller);
}

/** The units of each cell from the bottom up; those that can be pressed or are chosen lie above the others. */
export function stacksOn(pieces: readonly PieceView[], offer: HexOffer): ReadonlyMap<number, readonly number[]> {
  const cells = new Map(pieces.map(({ unit, cell }) => [unit, cell]));
  return stacksOf(
    [...cells.keys()],
    (unit) => cells.get(unit)!,
    (unit) => offer.units.has(unit),
  );
}

/** The unit of a stack that a press on its cell means. */
export function unitPressed(offer: HexOffer, stack: readonly number[]): number | undefined {
  return nextToTake(
    stack,
    canPress(offer),
    stack.find((unit) => offer.units.get(unit)?.look === 'chosen'),
  );
}

export function canPress({ units }: HexOffer): (unit: number) => boolean {
  return (unit) => units.get(unit)?.press !== undefined;
}

/** The cells that are lit: they can be pressed, or an enemy in them can be aimed at. */
export function litIn({ cells, units }: HexOffer): readonly number[] {
  const lit = [...cells].filter(([, { look }]) => look !== undefined).map(([cell]) => cell);
  const targets = [...units.values()].flatMap(({ look, cell }) =>
    look === 'target' && cell !== undefined ? [cell] : [],
  );
  return [...new Set([...lit, ...targets])];
}

export function chosenUnits({ units }: HexOffer): readonly number[] {
  return [...units].filter(([, { look }]) => look === 'chosen').map(([unit]) => unit);
}
