import { Hourglass, type Seat } from '@club-route/engine';
import type { TimePace } from '../clock/clock.ts';
import type { LocalMatch } from './local-match.ts';

/** Real milliseconds between two looks at the clock, and those that a look counts at most: a device may have slept. */
const TICK = 50;
const LONGEST = 1000;

/** Lets time pass in a match of this device while somebody is at it. It waits for the computers, and begins at a stand. */
export class LocalClock {
  readonly #local: LocalMatch;
  readonly #glass: Hourglass;
  readonly #onPace: () => void;
  #pace: TimePace | undefined;
  /** Minutes of the game that have not passed yet. */
  #owed = 0;
  #last = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(local: LocalMatch, people: readonly Seat[], onPace: () => void) {
    this.#local = local;
    this.#onPace = onPace;
    this.#glass = new Hourglass(local.module, local.match, people, local.entries);
  }

  get pace(): TimePace | undefined {
    return this.#pace;
  }

  /** Whoever lets time pass has read what has come so far. */
  run(pace: TimePace): void {
    if (!this.#local.playable || this.#local.match.result() !== undefined) return;
    this.#glass.attend();
    this.#pace = pace;
    this.#owed = 0;
    this.#last = performance.now();
    this.#onPace();
    this.#wait();
  }

  stand(): void {
    clearTimeout(this.#timer);
    if (this.#pace === undefined) return;
    this.#pace = undefined;
    this.#onPace();
  }

  /** The umpire goes back to the last position up to a minute; gives what is wrong. */
  goBack(minute: number): string | undefined {
    this.stand();
    return this.#glass.goBack(minute);
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#look(), TICK);
  }

  #look(): void {
    const pace = this.#pace;
    if (pace === undefined) return;
    const now = performance.now();
    const elapsed = Math.min(LONGEST, now - this.#last);
    this.#last = now;
    // Time that others are waited for is nobody's to make up.
    if (!this.#glass.isHeldUp(pace.waits)) {
      this.#owed += (pace.rate * elapsed) / 60_000;
      this.#letPass(pace);
    }
    if (this.#pace === pace) this.#wait();
  }

  #letPass({ until, waits }: TimePace): void {
    const glass = this.#glass;
    // Where nothing happens no entry is made for less: nobody sees less pass.
    const { grain } = this.#local.module.clock!;
    const latest = typeof until === 'number' ? until : Infinity;
    for (;;) {
      const [minute, next] = [glass.minute, glass.next()];
      if (next === undefined) return this.#isDone(until) ? this.stand() : undefined;
      const due = Math.min(next, minute - (minute % grain) + grain, latest);
      if (minute < latest && minute + this.#owed < due) return undefined;
      const step = glass.pass(Math.min(Math.floor(minute + this.#owed), next, latest), waits);
      if (step === undefined) return minute >= latest ? this.stand() : undefined;
      this.#owed -= glass.minute - minute;
      const isThere = until === 'event' ? glass.minute >= next : until === 'dispatch' && glass.brought(step);
      if (isThere || glass.minute >= latest) return this.stand();
    }
  }

  /** The campaign is over, or a ruling is waited for: then only a pace without an end of its own goes on afterwards. */
  #isDone(until: TimePace['until']): boolean {
    return this.#local.match.result() !== undefined || typeof until === 'string';
  }
}
