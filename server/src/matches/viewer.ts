import { isFor, type Person } from './person.ts';
import type { Desk } from '../play/desk.ts';

export const SPECTATOR = 'spectator';

/** Whether a person may look on as this viewer: at its own seats, as a spectator, and, once the match is over, at any seat. */
export function mayLookAs({ affairs, module }: Desk, person: Person, viewer: string): boolean {
  if (viewer === SPECTATOR) return true;
  if (affairs.row.status === 'finished') return module.game.seats.includes(viewer);
  return affairs.holders.some((holder) => holder.seat === viewer && isFor(person, holder));
}
