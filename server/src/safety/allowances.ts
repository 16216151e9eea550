import { Bucket } from './bucket.ts';

const MOST_REMEMBERED = 10_000;

/** A bucket for each name, address or account; of very many the oldest are forgotten. */
export class Allowances {
  readonly #most: number;
  readonly #perSecond: number;
  readonly #now: () => number;
  readonly #buckets = new Map<string, Bucket>();

  constructor(most: number, perSecond: number, now: () => number) {
    this.#most = most;
    this.#perSecond = perSecond;
    this.#now = now;
  }

  /** Takes so much for somebody, if there is as much. */
  take(whose: string, much = 1): boolean {
    const bucket = this.#buckets.get(whose) ?? new Bucket(this.#most, this.#perSecond, this.#now);
    this.#buckets.delete(whose);
    this.#buckets.set(whose, bucket);
    if (this.#buckets.size > MOST_REMEMBERED) this.#forgetOldest();
    return bucket.take(much);
  }

  // Looked for only when it is to go: the way to it leads past every place that was left since.
  #forgetOldest(): void {
    const [oldest] = this.#buckets.keys();
    this.#buckets.delete(oldest!);
  }
}
