import { CLOCK } from '@club-route/engine';
import type { LocalMatch } from './local-match.ts';

const MINUTE = 60_000;

/**
 * Waits for whoever is asked only as long as the game says, while somebody is at the table; then the clock enters what
 * follows.
 */
export class Patience {
  readonly #local: LocalMatch;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The last entry when the waiting began. */
  #since = -1;
  #leave: (() => void) | undefined;

  constructor(local: LocalMatch) {
    this.#local = local;
  }

  open(): void {
    this.#leave ??= this.#local.subscribe(() => this.#look());
    this.#look();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#since = -1;
    this.#leave?.();
    this.#leave = undefined;
  }

  #look(): void {
    const { match, module, playable } = this.#local;
    if (match.last === this.#since) return;
    this.#since = match.last;
    clearTimeout(this.#timer);
    const overdue = playable ? module.clock?.overdue?.(match.state) : undefined;
    if (overdue === undefined) return;
    this.#timer = setTimeout(() => void this.#local.entries.act(CLOCK, overdue.action), overdue.minutes * MINUTE);
  }
}
