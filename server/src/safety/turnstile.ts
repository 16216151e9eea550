/** Lets so many do something at a time; the others wait in the order in which they came, and whoever has many waits in turn with others. */
export class Turnstile {
  /** By whose they are; whose turn comes next stands first. */
  readonly #waiting = new Map<string, (() => void)[]>();
  #free: number;

  constructor(width: number) {
    this.#free = width;
  }

  async pass<T>(work: () => Promise<T>, whose = ''): Promise<T> {
    if (this.#free > 0) this.#free--;
    else
      await new Promise<void>((resolve) => {
        const own = this.#waiting.get(whose);
        if (own === undefined) this.#waiting.set(whose, [resolve]);
        else own.push(resolve);
      });
    try {
      return await work();
    } finally {
      this.#next();
    }
  }

  /** The place goes to whoever waits longest, of those whose turn it is. */
  #next(): void {
    const [turn] = this.#waiting;
    if (turn === undefined) {
      this.#free++;
      return;
    }
    const [whose, own] = turn;
    const next = own.shift()!;
    this.#waiting.delete(whose);
    if (own.length > 0) this.#waiting.set(whose, own);
    next();
  }
}
