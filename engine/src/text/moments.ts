import type { DecidingMoment } from '../match/retrospect.ts';
import type { MeasureLine } from '../measures.ts';

/** So much of a long moment is told; the replay shows the rest. */
const MOST_LINES = 2;
/** A line may be a whole letter. */
const MOST_LETTERS = 240;

/** What happened at a deciding moment. */
export function momentText({ lines }: Pick<DecidingMoment, 'lines'>): string {
  const text = lines.slice(0, MOST_LINES).join(' ');
  if (text.length <= MOST_LETTERS) return text;
  return `${text.slice(0, text.lastIndexOf(' ', MOST_LETTERS))} …`;
}

/** What a deciding moment changed. */
export function swingText({ label }: MeasureLine, { before, after }: Pick<DecidingMoment, 'before' | 'after'>): string {
  return `${label} prospects ${after < before ? 'fall' : 'rise'} from ${inHundred(before)} to ${inHundred(after)} of 100.`;
}

function inHundred(score: number): number {
  return Math.round(score / 10);
}
