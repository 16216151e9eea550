import { DAY, dayOf, FIRST_DAY, HOUR, midnightOf, timeOfDay } from '../data/calendar.ts';
import type { GroundOrder, Time } from './types.ts';

/** G9: a time without a day that is past by more than this means tomorrow. */
const LATEST_PAST = 6 * HOUR;

/** The minute that a written time means for an order received at `now`; it may be past, and then means now (R72). */
export function minuteMeant(time: Time, now: number): number {
  if ('plus' in time) return now + time.plus;
  if (time.day !== undefined) return midnightOf(time.day) + time.time;
  const today = now - timeOfDay(now) + time.time;
  return now - today > LATEST_PAST ? today + DAY : today;
}

/** G9: a time within a block is of the day on which the block begins; one that counts minutes counts from receipt. */
export function minuteWithin(time: Time, now: number, starts: number): number {
  return minuteMeant(time, 'plus' in time ? now : starts);
}

/** The same order with its times settled, as the unit gets it. */
export function settleTimes(order: GroundOrder, now: number, starts: number): GroundOrder {
  if ((order.kind !== 'hold' && order.kind !== 'wait') || order.until === undefined) return order;
  const minute = Math.max(now, minuteWithin(order.until, now, starts));
  return { ...order, until: { day: dayOf(minute), time: timeOfDay(minute) } };
}

/** The minute of a settled time. */
export function settledMinute(time: Time): number {
  return 'plus' in time ? time.plus : midnightOf(time.day ?? FIRST_DAY) + time.time;
}
