import { setImmediate, setTimeout } from 'node:timers/promises';

/** So many at once take a millisecond or two. */
const AT_ONCE = 25;

/** Over how many milliseconds a long round is spread, and what cuts that short. */
export interface Spread {
  readonly milliseconds: number;
  readonly signal?: AbortSignal;
}

/** As fast as it goes, and still not in one go. */
export const WITHOUT_PAUSE: Spread = { milliseconds: 0 };

/**
 * Does the same with each of many, a few at a time and the pauses between them alike: whoever moves meanwhile waits for a
 * few of them, not for thousands. Once it is cut short, nothing more is done.
 */
export async function spreadOver<T>(
  all: Iterable<T>,
  { milliseconds, signal }: Spread,
  work: (one: T) => void,
): Promise<void> {
  const list = [...all];
  const pause = (milliseconds * AT_ONCE) / Math.max(list.length, 1);
  for (const [index, one] of list.entries()) {
    if (index > 0 && index % AT_ONCE === 0) {
      if (milliseconds === 0) await setImmediate();
      else await setTimeout(pause, undefined, { signal, ref: false }).catch(() => undefined);
    }
    if (signal?.aborted === true) return;
    work(one);
  }
}
