/** Candidates against an incumbent, over the same trials: who falls behind is given up early. */

/** Trials of a candidate, in two rounds of six: each face of each die comes once in a round. */
const ROUND = 6;

/** Points of a thousand that a candidate must be ahead by, to be taken. */
const AHEAD = 6;
/** And by which it may be behind after two trials, and after four. */
const BEHIND = [undefined, undefined, 20, undefined, 5] as const;

export class Contest<T> {
  best: T;
  readonly #trial: (candidate: T, sample: number) => number;
  readonly #rounds: number;
  #values: number[] = [];

  constructor(incumbent: T, rounds: number, trial: (candidate: T, sample: number) => number) {
    this.best = incumbent;
    this.#rounds = rounds;
    this.#trial = trial;
  }

  /** True if the candidate is better; it is then the incumbent. */
  challenge(candidate: T): boolean {
    const values: number[] = [];
    let lead = 0;
    for (let sample = 0; sample < ROUND * this.#rounds; sample++) {
      const value = this.#trial(candidate, sample);
      values.push(value);
      lead += value - this.#incumbent(sample);
      const behind = BEHIND[sample + 1];
      if (behind !== undefined && lead < -behind * (sample + 1)) return false;
      if ((sample + 1) % ROUND === 0 && lead <= AHEAD * (sample + 1)) return false;
    }
    this.best = candidate;
    this.#values = values;
    return true;
  }

  #incumbent(sample: number): number {
    return (this.#values[sample] ??= this.#trial(this.best, sample));
  }
}
