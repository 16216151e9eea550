/** A clock that is put forward by hand. */
export class Clock {
  #ahead = 0;
  readonly now = (): number => Date.now() + this.#ahead;

  forward(minutes: number): void {
    this.#ahead += minutes * 60_000;
  }
}
