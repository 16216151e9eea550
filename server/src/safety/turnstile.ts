/** Lets so many do something at a time; the others wait in the order in which they came. */
export class Turnstile {
  readonly #waiting: (() => void)[] = [];
  #free: number;

  constructor(width: number) {
    this.#free = width;
  }

  async pass<T>(work: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free--;
    else
      await new Promise<void>((resolve) => {
        this.#waiting.push(resolve);
      });
    try {
      return await work();
    } finally {
      // The place goes to whoever waits longest.
      const next = this.#waiting.shift();
      if (next === undefined) this.#free++;
      else next();
    }
  }
}
