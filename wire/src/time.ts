import { FASTEST } from '@club-route/engine';
import { z } from 'zod';
import { requestKey, seatName, text } from './basics.ts';

/** By the game's own clock. */
const gameMinute = z.int().min(0).max(1_000_000);

/**
 * How time passes in a game with a clock (`PUT …/pace`). Time stands at rate 0. With `until` it stands again by itself: at the
 * next event, which to whoever is no umpire is the next thing that their seat is shown; once something is brought (to anybody
 * where the umpire asks, else to one's own seat); or at a minute. It always waits for computers and for rulings; with `waits`
 * for commanders with unread dispatches too.
 */
export const pace = z.strictObject({
  /** The seat it is set from; without one where whoever made the match holds none. */
  seat: seatName.optional(),
  rate: z.int().min(0).max(FASTEST),
  until: z.union([z.enum(['event', 'dispatch']), gameMinute]).optional(),
  waits: z.boolean().default(true),
});
export type Pace = z.infer<typeof pace>;

/**
 * The umpire goes back to the last position up to a minute (`POST …/restore`); everybody is told, and time stands. The same key
 * again does nothing more.
 */
export const restore = z.strictObject({
  seat: seatName,
  key: requestKey,
  minute: gameMinute,
  reason: text(400).min(1),
});
export type Restore = z.infer<typeof restore>;
