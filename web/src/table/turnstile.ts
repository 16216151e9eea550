import { reasonOf } from '../library/database.ts';
import type { Answer } from './source.ts';

/**
 * Lets one order through at a time. What is pressed while a near host answers waits for it, so that whoever is quick
 * loses no press. Over a long line nothing waits, for nobody knows what it would find when its turn comes.
 */
export class Turnstile {
  readonly #near: boolean;
  /** Called when a long wait begins and when any wait ends. */
  readonly #onWaiting: (waits: boolean) => void;
  readonly #pressed: (() => void)[] = [];
  #busy = false;

  constructor(near: boolean, onWaiting: (waits: boolean) => void) {
    this.#near = near;
    this.#onWaiting = onWaiting;
  }

  /** An order is being answered. */
  get busy(): boolean {
    return this.#busy;
  }

  /** What comes now waits until that order is answered. */
  get holds(): boolean {
    return this.#busy && this.#near;
  }

  /** Does it now, or as soon as the order that is being answered is answered. */
  inTurn(deed: () => void): void {
    if (this.holds) this.#pressed.push(deed);
    else deed();
  }

  /** Passes the answer on, now or when it has come; a line that fails answers with its reason. */
  await(coming: Answer | Promise<Answer>, then: (answer: Answer) => void): void {
    if (!(coming instanceof Promise)) return then(coming);
    this.#busy = true;
    // From this device the answer comes in a moment: nothing need be shown.
    if (!this.#near) this.#onWaiting(true);
    const answered = (answer: Answer): void => {
      this.#busy = false;
      this.#onWaiting(false);
      then(answer);
      // One of them may be an order, for which the rest waits again.
      while (!this.#busy && this.#pressed.length > 0) this.#pressed.shift()!();
    };
    coming.then(answered, (error: unknown) => answered({ rule: 'line', text: reasonOf(error) }));
  }
}
