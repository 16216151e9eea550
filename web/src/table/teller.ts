import type { Report } from '@club-route/engine';
import type { Pace } from './skin.ts';

/** An entry being told, moment by moment: so many reports have had their effect; the next may have dice in the air. */
export interface Telling {
  readonly told: number;
  readonly rolling: boolean;
}

/** What is on show, and how it moves on. */
export interface Showing {
  /** The number of the latest entry, and of the entry on show. */
  readonly last: number;
  readonly shown: number;
  readonly telling: Telling | undefined;
  /** A replay is running, so many times as fast as play. */
  readonly playing: boolean;
  readonly speed: number;
}

interface TellerSetup<R extends Report> {
  reports(n: number): readonly R[];
  pace(report: R): Pace;
  /** True where nothing should move: then dice and moves are shown done. */
  still(): boolean;
  /** The person made the entry here and now, and no die was rolled for it. */
  isOwn(n: number): boolean;
  read(): Showing;
  write(change: Partial<Showing>): void;
}

/** Between two entries of a replay. */
const REPLAY_REST = 900;

/**
 * Shows entries moment by moment: new ones as they come, however many, and old ones in a replay. Whoever looks back is
 * left where they are. All timing of the table is here.
 */
export class Teller<R extends Report> {
  readonly #setup: TellerSetup<R>;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(setup: TellerSetup<R>) {
    this.#setup = setup;
  }

  /** Shows the position after an entry, at once. */
  goTo(n: number): void {
    clearTimeout(this.#timer);
    const { last } = this.#setup.read();
    this.#setup.write({ shown: Math.max(0, Math.min(last, n)), playing: false, telling: undefined });
  }

  /** There are more entries than before: tells them now, or after those that are being told. */
  more(last: number): void {
    const { shown, telling, playing, last: before } = this.#setup.read();
    this.#setup.write({ last });
    if (shown === before && telling === undefined && !playing) this.#next();
  }

  /** Shows at once what is being told, and in play whatever waits to be told. */
  skip(): void {
    const { telling, playing, last } = this.#setup.read();
    if (telling === undefined) return;
    clearTimeout(this.#timer);
    if (!playing) this.#setup.write({ shown: last });
    this.#told();
  }

  /** Replays from the entry on show, or from the beginning. */
  play(): void {
    const { shown, last } = this.#setup.read();
    this.#setup.write({ playing: true, telling: undefined, shown: shown < last ? shown : 0 });
    this.#after(REPLAY_REST, () => this.#next());
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#setup.write({ playing: false, telling: undefined });
  }

  #tell(n: number): void {
    clearTimeout(this.#timer);
    if (!this.#setup.still() && !this.#isEcho(n)) return this.#roll(n, 0);
    this.#setup.write({ shown: n });
    this.#told();
  }

  /** The person's own doing with nothing new in it, such as a plain move: in play they go on at once. */
  #isEcho(n: number): boolean {
    if (this.#setup.read().playing || !this.#setup.isOwn(n)) return false;
    const reports = this.#setup.reports(n);
    const paces = reports.map((report) => this.#setup.pace(report));
    return (
      !reports.some(({ discloses }) => discloses) &&
      paces.every(({ rolling }) => rolling === 0) &&
      paces.filter(({ rest }) => rest > 0).length <= 1
    );
  }

  #roll(shown: number, told: number): void {
    const report = this.#setup.reports(shown)[told];
    // Together: a frame on show that is not being told would pass for one that has been.
    this.#setup.write({ shown, telling: { told, rolling: report !== undefined } });
    if (report === undefined) return this.#told();
    const { rolling, rest } = this.#setup.pace(report);
    this.#after(rolling, () => {
      this.#setup.write({ telling: { told: told + 1, rolling: false } });
      this.#after(rest, () => this.#roll(shown, told + 1));
    });
  }

  #told(): void {
    const { playing, shown, last } = this.#setup.read();
    if (!playing && shown < last) return this.#tell(shown + 1);
    this.#setup.write({ telling: undefined });
    if (playing) this.#after(REPLAY_REST, () => this.#next());
  }

  #next(): void {
    const { shown, last } = this.#setup.read();
    if (shown < last) this.#tell(shown + 1);
    else this.stop();
  }

  #after(milliseconds: number, then: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(then, milliseconds / this.#setup.read().speed);
  }
}
