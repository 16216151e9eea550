export interface BotTurn {
  readonly match: string;
  readonly seat: string;
  readonly bot: string;
  /** Who made the match: an account, or where somebody without one came from. */
  readonly maker: string;
  /** Whether people play in it too, who wait for the bot. */
  readonly hasPeople: boolean;
}

/**
 * The turns of bots that wait. People who wait come first, those who look on before those who are away; then matches of
 * bots alone that somebody watches; those that nobody watches come last. Among equals makers take turns, so that nobody gets
 * more by making more matches, and of one maker's matches the one that waits longest comes first.
 */
export class BotLine {
  readonly #isWatched: (match: string) => boolean;
  readonly #now: () => number;
  readonly #waiting = new Map<string, { readonly turn: BotTurn; readonly since: number }>();
  /** When each maker was last served: the longer ago, the sooner again. */
  readonly #served = new Map<string, number>();
  #count = 0;

  constructor(isWatched: (match: string) => boolean, now: () => number) {
    this.#isWatched = isWatched;
    this.#now = now;
  }

  get length(): number {
    return this.#waiting.size;
  }

  /** How many milliseconds people have waited for the first of these. Bots that nobody waits for may come late. */
  get age(): number {
    for (const { turn, since } of this.#waiting.values()) if (turn.hasPeople) return this.#now() - since;
    return 0;
  }

  /** A turn has one place in the line. */
  add(turn: BotTurn): void {
    const key = keyOf(turn);
    if (!this.#waiting.has(key)) this.#waiting.set(key, { turn, since: this.#now() });
  }

  take(): BotTurn | undefined {
    let best: BotTurn | undefined;
    for (const { turn } of this.#waiting.values()) if (best === undefined || this.#isBefore(turn, best)) best = turn;
    if (best === undefined) return undefined;
    this.#waiting.delete(keyOf(best));
    this.#served.set(best.maker, ++this.#count);
    if (this.#waiting.size === 0) this.#served.clear();
    return best;
  }

  clear(): void {
    this.#waiting.clear();
  }

  #isBefore(one: BotTurn, other: BotTurn): boolean {
    const [first, second] = [this.#rank(one), this.#rank(other)];
    if (first !== second) return first < second;
    return (this.#served.get(one.maker) ?? 0) < (this.#served.get(other.maker) ?? 0);
  }

  #rank({ match, hasPeople }: BotTurn): number {
    return (hasPeople ? 0 : 2) + (this.#isWatched(match) ? 0 : 1);
  }
}

export function keyOf({ match, seat }: BotTurn): string {
  return `${match} ${seat}`;
}
