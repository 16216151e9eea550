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
    const [oldest] = this.#buckets.keys();
    if (this.#buckets.size > MOST_REMEMBERED) this.#buckets.delete(oldest!);
    return bucket.take(much);
  }
}
