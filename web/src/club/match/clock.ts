import type { ClockView, TimeControl } from '@club-route/wire';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Milliseconds left on a clock. */
export function timeLeft({ left, since }: ClockView, now: number): number {
  return since === undefined ? left : left - Math.max(0, now - since);
}

export function clockWords(time: TimeControl, left: number): string {
  if (left <= 0) return 'time is up';
  if (time.kind === 'clock') {
    const seconds = Math.floor((left % MINUTE) / SECOND);
    return `${Math.floor(left / MINUTE)}:${String(seconds).padStart(2, '0')}`;
  }
  const hours = Math.floor((left % DAY) / HOUR);
  if (left >= DAY) return hours === 0 ? `${Math.floor(left / DAY)} d` : `${Math.floor(left / DAY)} d ${hours} h`;
  return `${Math.floor(left / HOUR)} h ${Math.floor((left % HOUR) / MINUTE)} min`;
}
