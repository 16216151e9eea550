import type { DecidingMoment } from '../match/retrospect.ts';
import type { MeasureLine } from '../measures.ts';

/** So much of a long moment is told; the replay shows the rest. */
const MOST_LINES = 2;

/** What happened at a deciding moment. */
export function momentText({ lines }: Pick<DecidingMoment, 'lines'>): string {
  return lines.slice(0, MOST_LINES).join(' ');
}

/** What a deciding moment changed. */
export function swingText({ label }: MeasureLine, { before, after }: Pick<DecidingMoment, 'before' | 'after'>): string {
  return `${label} prospects ${after < before ? 'fall' : 'rise'} from ${inHundred(before)} to ${inHundred(after)} of 100.`;
}

function inHundred(score: number): number {
  return Math.round(score / 10);
}
