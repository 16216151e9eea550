/** What was seen once and may be elsewhere by now. */

/** Turns after which a sighting is as faint as it gets. */
const FORGOTTEN = 4;

/** How faint a ghost is drawn that was seen so many turns ago: from 1, just now, down to what can still be made out. */
export function faintnessOf(age: number): number {
  const part = Math.min(FORGOTTEN, Math.max(0, age)) / FORGOTTEN;
  return 1 - 0.6 * part;
}

/** "Last seen 18 September: 1/9SS, armor." */
export function ghostWords(what: string, when: string): string {
  return `Last seen ${when}: ${what}.`;
}

/** "18 Sept": there is little room on a counter. */
export function shortDate(when: string): string {
  return when.replace(/^(\d+ \w{3})\w*$/, '$1');
}
