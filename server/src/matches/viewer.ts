import { holdings, type Person } from './person.ts';
import type { Desk } from '../play/desk.ts';

export const SPECTATOR = 'spectator';

/** The viewers that a person may be: its seats, a spectator, and, once the match is over, any seat at all. */
export function seatsOf(desk: Desk, person: Person): readonly string[] {
  const own = desk.row.status === 'finished' ? desk.module.game.seats : holdings(desk, person).map((one) => one.seat);
  return [SPECTATOR, ...own];
}
