/** 3: time is counted in minutes from midnight before 17 September 1944. */

export const FIRST_DAY = 17;
export const LAST_DAY = 26;
export const DAY = 1440;
export const HOUR = 60;
export const QUARTER = 15;

/** R4: the campaign begins at 12:30; H-hour is 13:00. */
export const START = 12 * HOUR + 30;
export const H_HOUR = 13 * HOUR;
export const DAWN = 6 * HOUR;
export const SUPPLY_TIME = 20 * HOUR;
/** G68: when the default plan flies from the second day on. */
export const LATER_LIFT = 10 * HOUR;
/** 31.5: when units enter by the edge on the first day, and on later ones. */
export const FIRST_ENTRY = 15 * HOUR;

/** The first minute of a day of September. */
export function midnightOf(day: number): number {
  return (day - FIRST_DAY) * DAY;
}

export function dayOf(minute: number): number {
  return FIRST_DAY + Math.floor(minute / DAY);
}

export function timeOfDay(minute: number): number {
  return ((minute % DAY) + DAY) % DAY;
}

/** R94: the campaign ends at 20:00 of its last day. */
export function endOf(days: number): number {
  return (days - 1) * DAY + SUPPLY_TIME;
}

/** G37: a flight may begin from 06:00 to 19:59. */
export function mayFly(minute: number): boolean {
  const time = timeOfDay(minute);
  return time >= DAWN && time < SUPPLY_TIME;
}

/** 2.2: it is dark from 21:00 to 06:00. */
const NIGHTFALL = 21 * HOUR;

export function isNight(minute: number): boolean {
  const time = timeOfDay(minute);
  return time >= NIGHTFALL || time < DAWN;
}

/** A sight knows the time to the quarter hour; minutes stand in dispatches only. */
export function quarterOf(minute: number): number {
  return minute - (minute % QUARTER);
}

/** '17 1430': as reports and orders write it. */
export function stamp(minute: number): string {
  return `${dayOf(minute)} ${clockText(timeOfDay(minute))}`;
}

export function clockText(time: number): string {
  const hours = String(Math.floor(time / HOUR)).padStart(2, '0');
  return `${hours}${String(time % HOUR).padStart(2, '0')}`;
}

/** '18 Sep 06:15': as people read it. */
export function timeText(minute: number): string {
  const clock = clockText(timeOfDay(minute));
  return `${dayOf(minute)} Sep ${clock.slice(0, 2)}:${clock.slice(2)}`;
}
