import { clockText, DAY, dayOf, timeOfDay } from '@club-route/kriegsspiel';

/** "14:30"; of another day "17/14:30". */
export function shortTime(minute: number, now: number): string {
  const clock = clockText(timeOfDay(minute));
  const time = `${clock.slice(0, 2)}:${clock.slice(2)}`;
  return dayOf(minute) === dayOf(now) ? time : `${dayOf(minute)}/${time}`;
}

/** "just now", "20 min ago", "3 h ago", "2 days ago". */
export function ago(minute: number, now: number): string {
  const minutes = now - minute;
  if (minutes < 15) return 'just now';
  if (minutes < 120) return `${minutes} min ago`;
  return minutes < 2 * DAY ? `${Math.round(minutes / 60)} h ago` : `${Math.round(minutes / DAY)} days ago`;
}
