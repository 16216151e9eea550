/** Lets so many pass at once, and so many a second in the long run. */
export class Bucket {
  readonly #most: number;
  readonly #perSecond: number;
  readonly #now: () => number;
  #left: number;
  #at: number;

  constructor(most: number, perSecond: number, now: () => number) {
    this.#most = most;
    this.#perSecond = perSecond;
    this.#now = now;
    this.#left = most;
    this.#at = now();
  }

  /** Takes so much, if there is as much. */
  take(much = 1): boolean {
    const now = this.#now();
    this.#left = Math.min(this.#most, this.#left + ((now - this.#at) / 1000) * this.#perSecond);
    this.#at = now;
    if (this.#left < much) return false;
    this.#left -= much;
    return true;
  }
}
