import {
  AREA_NAMES,
  areasToOrder,
  optionsOf,
  type BattleCardAction,
  type Order,
  type Orders,
} from '@club-route/battle-card';
import type { Advice } from '@club-route/engine';
import type { BattleCardController } from './types.ts';

const NO_ORDERS: Orders = AREA_NAMES.map(() => null);

export function ordersGiven(controller: BattleCardController): Orders {
  return controller.store.getState().draft ?? NO_ORDERS;
}

export function giveOrder(controller: BattleCardController, area: number, order: Order): void {
  const allAtOnce = optionsOf(controller.state).orders === 'first';
  controller.propose((allAtOnce ? ordersGiven(controller) : NO_ORDERS).with(area, order));
}

/** The southernmost area that still needs an order. */
export function nextToOrder(controller: BattleCardController): number | undefined {
  const given = ordersGiven(controller);
  return controller.mayAct ? areasToOrder(controller.state).find((area) => given[area] === null) : undefined;
}

/** Rolls the battles as ordered; an order still missing is refused by the rules, with their reason. */
export function rollBattles(controller: BattleCardController): void {
  controller.act({ kind: 'orders', orders: ordersGiven(controller) });
}

/** The best chance left when these orders are given and the missing ones are chosen best. */
export function bestWith(advice: Advice<BattleCardAction>, given: Orders): number {
  const fits = (orders: Orders): boolean => given.every((order, area) => order === null || orders[area] === order);
  return Math.max(
    0,
    ...advice.actions.flatMap(({ action, value }) => (action.kind === 'orders' && fits(action.orders) ? [value] : [])),
  );
}
