import type { Result, Seat } from './contract.ts';

/** What a whole victory scores. */
export const FULL_SCORE = 1000;

/** Seat -> its score, from 0 to 1000: by the level of its victory where the game has levels, else for win, draw or loss. */
export function scoresOf(seats: readonly Seat[], { winners, scores }: Result): Readonly<Record<Seat, number>> {
  if (scores !== undefined) return scores;
  // One who plays alone and does not win has lost.
  const other = winners.length === 0 && seats.length > 1 ? FULL_SCORE / 2 : 0;
  return Object.fromEntries(seats.map((seat) => [seat, winners.includes(seat) ? FULL_SCORE : other]));
}
