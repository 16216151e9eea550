/** Candidates over the same trials: again and again the worse half is given up, and the others are tried further. */

/** Each face of the first die of an event comes once in so many trials. */
const BLOCK = 6;
/** Points of a thousand by which another must be better than the first candidate, whom rules of thumb have chosen. */
const AHEAD = 6;

/**
 * The best of some candidates, the first of which is taken where nothing speaks for another.
 *
 * @param spent how much of what may be spent has been, from 0 to 1
 */
export function bestByHalving<T>(
  candidates: readonly T[],
  trial: (candidate: T, sample: number) => number,
  spent: () => number,
): T {
  let left = candidates.map((candidate, at) => ({ candidate, at, sum: 0 }));
  const rounds = halvings(candidates.length);
  let sample = 0;
  for (let round = 1; round <= rounds; round++) {
    do {
      for (const one of left) for (let more = 0; more < BLOCK; more++) one.sum += trial(one.candidate, sample + more);
      sample += BLOCK;
    } while (spent() < round / rounds);
    const standing = (one: (typeof left)[number]): number => one.sum + (one.at === 0 ? AHEAD * sample : 0);
    left = left
      .toSorted((one, two) => standing(two) - standing(one) || one.at - two.at)
      .slice(0, Math.ceil(left.length / 2));
  }
  return left[0]!.candidate;
}

/** How often so many must be halved until one is left. */
function halvings(count: number): number {
  return count <= 1 ? 0 : 1 + halvings(Math.ceil(count / 2));
}
