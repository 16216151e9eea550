import { readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const EVERY = 2;

/**
 * Watches how long the main loop of this process stands still. On a machine that does other things besides, the clock
 * also counts the time that they take: so the processor time of this thread between two looks is counted as well.
 */
export class StandStill {
  readonly #clock = monitorEventLoopDelay({ resolution: 1 });
  readonly #timer: NodeJS.Timeout;
  #before = busyMilliseconds();
  #most = 0;

  constructor() {
    this.#clock.enable();
    this.#timer = setInterval(() => this.#look(), EVERY);
  }

  /** Milliseconds: the most by the clock, and the most of processor time. */
  end(): { readonly clock: number; readonly processor: number } {
    clearInterval(this.#timer);
    this.#clock.disable();
    return { clock: this.#clock.max / 1e6, processor: this.#most };
  }

  #look(): void {
    const now = busyMilliseconds();
    this.#most = Math.max(this.#most, now - this.#before);
    this.#before = now;
  }
}

/** Processor time of the main thread, as Linux counts it. */
function busyMilliseconds(): number {
  const [nanoseconds] = readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ');
  return Number(nanoseconds) / 1e6;
}
