import type { Budget } from './contract.ts';

/** So many milliseconds from now on, by the clock of whoever hosts the bot. */
export function timeBudget(milliseconds: number, now: () => number): Budget {
  const until = now() + milliseconds;
  return { expired: () => now() >= until };
}
