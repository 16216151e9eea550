import type { TimeControl } from '@club-route/wire';
import type { Stretch } from '../accounts/vacations.ts';
import { bare } from '../bare.ts';
import type { Clocks, SeatClock } from '../database/schema.ts';

/** Time as people have it. The rules know none of this. */

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** Without a time control somebody may be replaced after so long. */
const PATIENCE = 30 * DAY;

export function fullClock(time: TimeControl): number {
  switch (time.kind) {
    case 'none':
      return PATIENCE;
    case 'days':
      return time.days * DAY;
    case 'clock':
      return time.minutes * MINUTE;
  }
}

/** The clocks of the seats of people once it is for `toAct` to act. */
export function turned(
  time: TimeControl,
  clocks: Clocks,
  people: readonly string[],
  toAct: readonly string[],
  now: number,
): Clocks {
  const next = bare<SeatClock>({});
  for (const seat of people) {
    const clock = clocks[seat] ?? { left: fullClock(time), since: null };
    next[seat] = toAct.includes(seat) ? started(time, clock, now) : stopped(time, clock, now);
  }
  return next;
}

function started(time: TimeControl, clock: SeatClock, now: number): SeatClock {
  if (clock.since !== null) return clock;
  return { left: time.kind === 'clock' ? clock.left : fullClock(time), since: now };
}

function stopped(time: TimeControl, clock: SeatClock, now: number): SeatClock {
  if (clock.since === null) return clock;
  if (time.kind !== 'clock') return { left: fullClock(time), since: null };
  const left = clock.left - (now - clock.since);
  return { left: Math.max(0, left) + time.increment * SECOND, since: null };
}

/** What is left on a clock; stretches in which it stood still do not count. */
export function timeLeft({ left, since }: SeatClock, now: number, pauses: readonly Stretch[]): number {
  if (since === null) return left;
  const paused = pauses.reduce(
    (sum, pause) => sum + Math.max(0, Math.min(now, pause.ends) - Math.max(since, pause.starts)),
    0,
  );
  return left - (now - since - paused);
}
