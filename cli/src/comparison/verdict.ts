/**
 * When a comparison may stop, and how sure it is.
 *
 * Results are looked at after every pair, so an interval made for one look would be too sure of itself. The sum of n
 * results strays from its mean like a random walk; by the principle of reflection such a walk of `most` steps stays
 * within 2.2414 standard deviations of its full length, at every step, in 95 walks of 100. Divided by n that is an
 * interval which holds at all looks together.
 */
const REACH = 2.2414;

/** Fewer pairs say too little about how much results scatter. */
const FEWEST = 10;

export interface Interval {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** What the candidate must show: a gain of at least so much, its interval wholly above a floor. */
export interface Bar {
  readonly gain: number;
  readonly floor: number;
}

export type Verdict = 'met' | 'missed' | 'open';

/** The mean of some results, each from −1 to 1, and its interval if at most `most` are ever taken. */
export function intervalOf(results: readonly number[], most: number): Interval {
  const count = results.length;
  if (count === 0) return { mean: 0, low: -1, high: 1 };
  const mean = sum(results) / count;
  // Two made-up results at the ends: a few equal ones at the start never look certain.
  const squares = sum(results.map((one) => (one - mean) ** 2)) + (1 - mean) ** 2 + (1 + mean) ** 2;
  const deviation = Math.sqrt(squares / (count + 1));
  const half = (REACH * deviation * Math.sqrt(most)) / count;
  return { mean, low: Math.max(-1, mean - half), high: Math.min(1, mean + half) };
}

/** Met: mean and interval satisfy the bar. Missed: the interval lies below the gain that is asked, or all pairs are played. */
export function judge(gains: readonly number[], most: number, bar: Bar): Verdict {
  const { mean, low, high } = intervalOf(gains, most);
  if (gains.length >= Math.min(FEWEST, most)) {
    if (mean >= bar.gain && low > bar.floor) return 'met';
    if (high < bar.gain) return 'missed';
  }
  return gains.length >= most ? 'missed' : 'open';
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
