import { mayFly, SUPPLY_TIME, timeOfDay } from '../data/calendar.ts';
import type { Command } from '../data/headquarters.ts';
import { airSideOf } from '../data/organisation.ts';
import { AIR_RECCE_MINUTES, PATROL_PER_PIP } from '../data/times.ts';
import { DIVISIONS } from '../data/zones.ts';
import { roll, type Moment } from '../clock/moment.ts';
import { optionsOf, type CampaignState } from '../state.ts';
import { minuteWithin } from './times.ts';
import type { AirOrder, Block, OrderOf } from './types.ts';

/** Orders to the air forces, once they are delivered. */

/** One squadron for each air order, and those that go with an attack. */
export function squadronsWanted({ orders }: Block): number {
  let wanted = 0;
  for (const order of orders) {
    if (order.kind === 'attack') wanted += order.air;
    if (isAirOrder(order)) wanted++;
  }
  return wanted;
}

export function isAirOrder(order: Block['orders'][number]): order is AirOrder {
  return order.kind === 'patrol' || order.kind === 'strike' || order.kind === 'air recce';
}

/** 31.7, G37: a supply drop flies at the time of its block, by day. By rules 3 it flew when it was ordered. */
export function orderSupplies(state: CampaignState, starts: number, { zone }: OrderOf<'supply drop'>): void {
  if (optionsOf(state).thirdReadings) dropSupplies(state, zone);
  else if (!mayFly(starts)) return;
  else if (starts > state.minute) state.sorties = [...state.sorties, { kind: 'supply drop', zone, at: starts }];
  else dropSupplies(state, zone);
}

/** It serves the divisions that have this zone, in weather that lets it fly. */
export function dropSupplies(state: CampaignState, zone: number): void {
  if (state.weather === 'poor') return;
  const served = DIVISIONS.filter((division) => state.plan!.supply[division].includes(zone));
  state.supplyDropped = [...new Set([...state.supplyDropped, ...served])];
}

/** 14.2: a squadron is spent as soon as its order is delivered, whatever it finds. */
export function launch(moment: Moment, command: Command, starts: number, order: AirOrder): void {
  const { state } = moment;
  const side = airSideOf(state, command);
  if (side === undefined) return;
  const { thirdReadings } = optionsOf(state);
  const dayFrom = thirdReadings ? state.minute : starts;
  if (side === 'allied') state.britishLeft = Math.max(0, state.britishLeft - 1);
  else state.germanLeft = Math.max(0, state.germanLeft - 1);
  switch (order.kind) {
    case 'strike':
      state.sorties = [
        ...state.sorties,
        { kind: 'strike', unit: order.unit, ...(thirdReadings ? {} : { from: starts }) },
      ];
      return;
    case 'air recce': {
      const at = starts + AIR_RECCE_MINUTES;
      if (mayFly(starts)) state.sorties = [...state.sorties, { kind: 'air recce', command, area: order.area, at }];
      return;
    }
    case 'patrol': {
      const from =
        order.from === undefined ? starts : Math.max(starts, minuteWithin(order.from, state.minute, dayFrom));
      const evening = from - timeOfDay(from) + SUPPLY_TIME - 1;
      const last =
        order.until === undefined ? evening : minuteWithin(order.until, state.minute, thirdReadings ? dayFrom : from);
      const until = Math.min(evening, last);
      const at = from + PATROL_PER_PIP * roll(moment, 'patrol time');
      if (mayFly(from) && at <= until)
        state.sorties = [...state.sorties, { kind: 'patrol', command, area: order.area, at }];
      return;
    }
  }
}
