import type { DecidingMoment } from '../match/retrospect.ts';
import type { MeasureLine } from '../measures.ts';

/** So much of a long moment is told; the replay shows the rest. */
const MOST_LINES = 3;
const MOST_LETTERS = 200;
/** What changed prospects was no event that a game tells of. */
const NO_EVENT = 'Time passes.';

/** What happened at a deciding moment: whole sentences, as many as there is room for. */
export function momentText({ lines }: Pick<DecidingMoment, 'lines'>): string {
  const [first = NO_EVENT, ...others] = lines.slice(0, MOST_LINES);
  if (first.length > MOST_LETTERS) return `${first.slice(0, first.lastIndexOf(' ', MOST_LETTERS))} …`;
  let text = first;
  for (const line of others) {
    if (text.length + line.length >= MOST_LETTERS) break;
    text = `${text} ${line}`;
  }
  return text;
}

/** What a deciding moment changed. */
export function swingText({ label }: MeasureLine, { before, after }: Pick<DecidingMoment, 'before' | 'after'>): string {
  return `${label} prospects ${after < before ? 'fall' : 'rise'} from ${inHundred(before)} to ${inHundred(after)} of 100.`;
}

function inHundred(score: number): number {
  return Math.round(score / 10);
}
