import { UMPIRE, type GameClock, type StateObject, type Action, type Report } from '@club-route/engine';
import type { KeptPace, MatchRow } from '../database/schema.ts';
import { MOST_ENTRIES, type Affairs, type Desk } from './desk.ts';

/**
 * How time passes in games with a clock. The pace lies in the row of the match: at some moment it was some minute, and so many
 * pass in each minute of ours. From it and the position follows when the clock's next entry is due.
 */

type Clock = GameClock<StateObject, Action, Report>;

const MINUTE = 60_000;

/** Whoever waits no longer makes up for it; a clock that went on after a longer wait would leap. */
const PATIENCE = 2000;

type Paced = Pick<MatchRow, 'pace' | 'wake_at'>;

/** Time stands when a match begins, until somebody lets it pass. */
export function standing(minute: number, now: number): KeptPace {
  return { rate: 0, waits: true, viewer: UMPIRE, minute, at: now };
}

/** Pace and wake-up as a change leaves them: the row as it is to be, the position it leads to, and whether an entry led there. */
export function pacedAfter(
  desk: Pick<Desk, 'module' | 'affairs'>,
  row: MatchRow,
  state: StateObject,
  now: number,
  isEntry: boolean,
): Paced {
  const { clock } = desk.module;
  if (clock === undefined) return { pace: row.pace, wake_at: null };
  const { askedSince, ...pace } = row.pace ?? standing(clock.minute(state), now);
  if (row.status !== 'running' || row.entries + 1 >= MOST_ENTRIES) return { pace, wake_at: null };
  const overdue = clock.overdue?.(state);
  if (overdue !== undefined) {
    const since = isEntry ? now : (askedSince ?? now);
    const stands = pace.rate === 0 ? {} : { stoodSince: pace.stoodSince ?? now };
    return { pace: { ...pace, ...stands, askedSince: since }, wake_at: new Date(since + overdue.minutes * MINUTE) };
  }
  if (pace.rate === 0) return { pace, wake_at: null };
  if (mustWait(desk, row, pace, state)) return { pace: { ...pace, stoodSince: pace.stoodSince ?? now }, wake_at: null };
  const going = resumed(pace, now);
  return {
    pace: going,
    wake_at: new Date(momentOf(going, Math.min(nextStop(clock, going, state), clock.next(state)!))),
  };
}

/** The pace after somebody was waited for. Time that the clock stood for long does not count. */
function resumed({ stoodSince, ...pace }: KeptPace, now: number): KeptPace {
  if (stoodSince === undefined) return pace;
  const stood = now - stoodSince;
  return stood > PATIENCE ? { ...pace, at: pace.at + stood } : pace;
}

/** The pace when its clock is looked at. Nobody was there for long, if that is late: no copy ran, or none kept up. */
export function onTime(pace: KeptPace, wakeAt: Date, now: number): KeptPace {
  const late = now - wakeAt.getTime();
  return late > PATIENCE ? { ...pace, at: pace.at + late } : pace;
}

/** Whether a decision comes before time may pass: a ruling, the computer's, or that of whoever has something to read. */
export function mustWait(
  { module, affairs }: { readonly module: Desk['module']; readonly affairs: Pick<Affairs, 'seats'> },
  { to_act }: Pick<MatchRow, 'to_act'>,
  { waits }: Pick<KeptPace, 'waits'>,
  state: StateObject,
): boolean {
  if (module.clock!.next(state) === undefined) return true;
  const isComputer = (seat: string): boolean => affairs.seats.some((one) => one.seat === seat && one.bot !== null);
  return to_act.some((seat) => waits || seat === UMPIRE || isComputer(seat));
}

/**
 * The next minute at which the clock stops by itself. It stops whenever sights count on, whatever else happens: how often a
 * viewer is shown the time must not tell of what only others see.
 */
export function nextStop(clock: Clock, pace: Pick<KeptPace, 'until' | 'viewer'>, state: StateObject): number {
  const { until } = pace;
  const events = until === 'event' && pace.viewer === UMPIRE ? clock.next(state)! : Infinity;
  return Math.min(events, nextGrain(clock, state), typeof until === 'number' ? until : Infinity);
}

export function nextGrain(clock: Clock, state: StateObject): number {
  return (Math.floor(clock.minute(state) / clock.grain) + 1) * clock.grain;
}

/** When it is a minute of the game. */
function momentOf({ minute, at, rate }: KeptPace, wanted: number): number {
  return Math.ceil(at + ((wanted - minute) * MINUTE) / rate);
}

/** Which minute of the game it is. */
export function minuteAt({ minute, at, rate }: KeptPace, now: number): number {
  return minute + Math.floor(((now - at) * rate) / MINUTE);
}
