/** Candidates against an incumbent, over the same trials: who falls behind is given up early. */

/** Trials of a candidate, in two rounds of six: each face of each die comes once in a round. */
const ROUND = 6;

/** Points of a thousand that a candidate must be ahead by, to be taken. */
const AHEAD = 6;

/** After so many trials, the points a trial by which a candidate must be ahead to be tried further. */
export type Hurdles = Readonly<Record<number, number>>;

/** Who is a little behind after two trials, or four, may still turn out better. */
const PATIENT: Hurdles = { 2: -20, 4: -5 };

export class Contest<T> {
  best: T;
  readonly #trial: (candidate: T, sample: number) => number;
  readonly #rounds: number;
  readonly #hurdles: Hurdles;
  #values: number[] = [];

  constructor(
    incumbent: T,
    rounds: number,
    trial: (candidate: T, sample: number) => number,
    hurdles: Hurdles = PATIENT,
  ) {
    this.best = incumbent;
    this.#rounds = rounds;
    this.#trial = trial;
    this.#hurdles = hurdles;
  }

  /** True if the candidate is better; it is then the incumbent. */
  challenge(candidate: T): boolean {
    const values: number[] = [];
    let lead = 0;
    for (let sample = 0; sample < ROUND * this.#rounds; sample++) {
      const value = this.#trial(candidate, sample);
      values.push(value);
      lead += value - this.#incumbent(sample);
      const hurdle = this.#hurdles[sample + 1];
      if (hurdle !== undefined && lead < hurdle * (sample + 1)) return false;
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
