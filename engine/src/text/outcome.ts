import type { Result, Seat } from '../contract.ts';

/** Why a match ended, and who has won by it where the reason does not say so. `people` is how a seat is spoken of: "the Germans". */
export function outcomeText(
  { winners, reason }: Pick<Result, 'winners' | 'reason'>,
  people: (seat: Seat) => string,
): string {
  if (winners.length === 0 || /\bw[io]n\b/.test(reason)) return reason;
  const who = winners.map(people).join(' and ');
  return `${reason} ${who.charAt(0).toUpperCase()}${who.slice(1)} win.`;
}
