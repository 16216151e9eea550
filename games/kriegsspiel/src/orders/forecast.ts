import type { Command } from '../data/headquarters.ts';
import { commanderOf } from '../data/organisation.ts';
import type { Forecast } from '../knowledge/dispatch.ts';
import { goalOf } from '../rules/goals.ts';
import { travellerOf } from '../rules/march.ts';
import { minutesTo } from '../rules/ways.ts';
import type { CampaignState } from '../state.ts';
import { isMarch, type Block, type Order } from './types.ts';

/** R70: when units would arrive, from where their commander believes them to be, over the ground as he believes it to be. */
export function forecastsOf(state: CampaignState, command: Command, block: Block, starts: number): readonly Forecast[] {
  const { to, orders } = block;
  const order = orders.find(isMarch);
  if (order === undefined || !('units' in to)) return [];
  return to.units.flatMap((unit) => {
    if (commanderOf(state, unit) !== command || state.knownCell[unit] < 0) return [];
    const found = believedWay(state, unit, order);
    return found === undefined ? [] : [{ unit, cell: found.goal, minute: starts + found.minutes }];
  });
}

export interface BelievedWay {
  readonly goal: number;
  readonly minutes: number;
}

/** The way of a march as its commander sees it, or nothing if he knows of none. */
export function believedWay(
  state: CampaignState,
  unit: number,
  order: Extract<Order, { readonly via: unknown }>,
): BelievedWay | undefined {
  const traveller = travellerOf(state, unit, order.kind === 'move' ? order.how : 'fastest');
  let at = state.knownCell[unit];
  let minutes = 0;
  const goal = goalOf(order.to, at, traveller, order.kind === 'attack');
  for (const leg of [...order.via.map((place) => goalOf(place, at, traveller, false)), goal]) {
    minutes += minutesTo(at, leg, traveller);
    at = leg;
  }
  return minutes === Infinity ? undefined : { goal, minutes };
}
