import type { Finding } from './kind.ts';

/** A failure that is known: its journal lies in a file beside the record. */
export interface KnownFailure {
  readonly seed: number;
  readonly reason: string;
}

/** How far one kind has come with one game. Every seed from `first` to the one before `next` is done. */
export interface LaneRecord {
  readonly kind: string;
  readonly game: string;
  readonly first: number;
  readonly next: number;
  readonly seconds: number;
  readonly counts: Readonly<Record<string, number>>;
  readonly failures: readonly KnownFailure[];
}

/** What a worker brought back, and how long it took. */
export interface Done extends Finding {
  readonly seed: number;
  readonly seconds: number;
}

/**
 * One kind and one game. Seeds are handed out in their order and may come back in any; they are counted in their order,
 * so that after a kill a seed is done again rather than left out.
 */
export class Lane {
  readonly kind: string;
  readonly game: string;
  readonly #first: number;
  readonly #limit: number;
  #next: number;
  #handedOut: number;
  readonly #waiting = new Map<number, Done>();
  #again: readonly number[];
  #inWork = 0;
  #seconds: number;
  readonly #counts: Record<string, number>;
  readonly #failures: Map<number, string>;

  /** Known failures are tried again first; then up to `most` new seeds. */
  constructor(record: LaneRecord, most = Infinity) {
    this.kind = record.kind;
    this.game = record.game;
    this.#first = record.first;
    this.#next = record.next;
    this.#handedOut = record.next;
    this.#limit = record.next + most;
    this.#seconds = record.seconds;
    this.#counts = { ...record.counts };
    this.#failures = new Map(record.failures.map(({ seed, reason }) => [seed, reason]));
    this.#again = [...this.#failures.keys()];
  }

  static begin(kind: string, game: string, first: number): LaneRecord {
    return { kind, game, first, next: first, seconds: 0, counts: {}, failures: [] };
  }

  get record(): LaneRecord {
    return {
      kind: this.kind,
      game: this.game,
      first: this.#first,
      next: this.#next,
      seconds: Math.round(this.#seconds),
      counts: this.#counts,
      failures: [...this.#failures].map(([seed, reason]) => ({ seed, reason })),
    };
  }

  get seconds(): number {
    return this.#seconds;
  }

  get inWork(): number {
    return this.#inWork;
  }

  get hasMore(): boolean {
    return this.#again.length > 0 || this.#handedOut < this.#limit;
  }

  /** The next seed to be done. */
  take(): number {
    this.#inWork++;
    const [again, ...rest] = this.#again;
    if (again === undefined) return this.#handedOut++;
    this.#again = rest;
    return again;
  }

  /** Counts a seed that is done. */
  put(done: Done): void {
    this.#inWork--;
    this.#seconds += done.seconds;
    if (done.failure === undefined) this.#failures.delete(done.seed);
    else this.#failures.set(done.seed, done.failure.reason);
    // Tried again: counted long ago.
    if (done.seed < this.#next) return;
    this.#waiting.set(done.seed, done);
    for (let next = this.#waiting.get(this.#next); next !== undefined; next = this.#waiting.get(this.#next)) {
      this.#waiting.delete(this.#next++);
      for (const [name, count] of Object.entries(next.counts)) this.#counts[name] = (this.#counts[name] ?? 0) + count;
    }
  }
}

/** Whose turn it is: the lane that has had the least time, so that quick games do not wait for slow ones. */
export function nextLane(lanes: readonly Lane[]): Lane | undefined {
  return lanes
    .filter((lane) => lane.hasMore)
    .toSorted((one, two) => one.seconds - two.seconds || one.inWork - two.inWork)[0];
}
