import { NO_OFFER, type Action, type Offer, type UnitOffer } from '@club-route/engine';
import type { TableController } from '../table/controller.ts';
import { useTable } from '../table/use-table.ts';
import { deskOf, useDesk } from './desk.ts';

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

type HexUnit = readonly [unit: number, offer: UnitOffer<Action, unknown>];

/** The units of a stack that are offered, the top one first. */
export function stackOf({ units }: HexOffer, cell: number): readonly HexUnit[] {
  return [...units].filter(([, { cell: at }]) => at === cell);
}

/**
 * The unit that a press on a stack means: the top one that can be pressed; once it is chosen the next below it, and so on.
 * When the lowest is chosen, a press means that one again.
 */
export function unitPressed(offer: HexOffer, cell: number): number | undefined {
  const stack = stackOf(offer, cell).filter(([, { press }]) => press !== undefined);
  const lowest = stack.findLastIndex(([, { look }]) => look === 'chosen');
  return (stack[lowest + 1] ?? stack.at(-1))?.[0];
}
