/** A clock that is put forward by hand; one that stands goes on in no other way. */
export class Clock {
  #ahead = 0;
  readonly #from: number | undefined;

  constructor({ stands = false } = {}) {
    this.#from = stands ? Date.now() : undefined;
  }

  readonly now = (): number => (this.#from ?? Date.now()) + this.#ahead;

  forward(minutes: number): void {
    this.#ahead += minutes * 60_000;
  }
}
