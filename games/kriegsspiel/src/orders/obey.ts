import { PANNERDEN_CELL } from '../data/entries.ts';
import { note, type Moment } from '../clock/moment.ts';
import { mayUsePannerden } from '../rules/entry.ts';
import { dropStep, standClear, stopRepair } from '../rules/relocate.ts';
import { newChain, setChain, stateOf } from '../rules/units.ts';
import { optionsOf, type CampaignState, type QueuedOrders } from '../state.ts';
import { isGroundOrder, type InstantOrder, type OrderOf } from './types.ts';

/** G30: the time of a block has come for a unit. What is no part of a chain does not end the running one (G18). */
export function begin(moment: Moment, { unit, ref, orders }: Omit<QueuedOrders, 'at'>): void {
  const { state } = moment;
  for (const order of orders) if (!isGroundOrder(order)) obey(moment, unit, order);
  const ground = orders.filter(isGroundOrder);
  if (ground.length === 0) return;
  // R75: a new order replaces the running chain; a repair under way is lost (R29). By rules 3 only if it had not waited.
  if (!optionsOf(state).thirdReadings) stopRepair(state, unit);
  setChain(state, unit, newChain(ground, ref, state.minute));
  moment.ordered.add(unit);
}

/** An order that is no part of a chain. */
export function obey(moment: Moment, unit: number, order: InstantOrder): void {
  const { state } = moment;
  switch (order.kind) {
    case 'report':
      if (state.unitCell[unit] >= 0) note(moment, unit, 'answer');
      return;
    case 'if contact':
      state.standing = state.standing.with(unit, order.stance);
      return;
    case 'cancel':
      return cancel(moment, unit, order.ref);
    case 'enter':
      return chooseEntry(state, unit, order);
    default:
      return;
  }
}

/** G20: queued blocks with that reference go; if it is the running one the unit halts and loses the begun step. */
export function cancel(moment: Moment, unit: number, ref: string | undefined): void {
  const { state } = moment;
  const fits = (other: string | null): boolean => ref === undefined || other === ref;
  state.queue = state.queue.filter((queued) => queued.unit !== unit || !fits(queued.ref));
  const chain = state.chains[unit];
  if (chain === null || !fits(chain.ref)) return;
  setChain(state, unit, null);
  stopRepair(state, unit);
  if (stateOf(state, unit) !== 'moving') return;
  dropStep(state, unit);
  standClear(moment, unit);
}

function chooseEntry(state: CampaignState, unit: number, { cell, first }: OrderOf<'enter'>): void {
  if (stateOf(state, unit) !== 'off map') return;
  if (cell === PANNERDEN_CELL && !mayUsePannerden(state, unit)) return;
  state.unitEntry[unit] = cell;
  if (first.includes(unit)) state.unitEntryRank[unit] = first.indexOf(unit) - first.length;
  state.arrivals = state.arrivals.map((arrival) => (arrival.unit === unit ? { ...arrival, cell } : arrival));
}
