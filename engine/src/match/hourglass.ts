import { isRefusal, type Action, type GameModule, type Refusal, type Report, type Seat } from '../contract.ts';
import type { Step } from './history.ts';
import { CLOCK, UMPIRE } from './journal.ts';
import type { Match } from './match.ts';

/** Whatever makes the entries of a match: the match itself, or a host that keeps each of them. */
export interface EntryMaker {
  act(seat: Seat, action: Action): Step<Action, Report> | Refusal;
  restore(seat: Seat, n: number, because: string): Step<Action, Report> | Refusal;
}

/** Keeps the clock of a match at a table: nobody sits there, so the table itself makes its entries. */
export class Hourglass {
  readonly #module: GameModule;
  readonly #match: Match;
  /** Seats of people; the computer's attend by themselves. */
  readonly #people: readonly Seat[];
  readonly #entries: EntryMaker;

  constructor(module: GameModule, match: Match, people: readonly Seat[], entries: EntryMaker = match) {
    this.#module = module;
    this.#match = match;
    this.#people = people;
    this.#entries = entries;
  }

  get minute(): number {
    return this.#module.clock!.minute(this.#match.state);
  }

  get words(): string {
    return this.#module.clock!.words(this.minute);
  }

  /** People have read what was shown to them: play waits for them no longer. */
  attend(): void {
    for (const seat of this.#match.awaited())
      if (this.#people.includes(seat) && this.#match.refuse(seat, this.#module.clock!.attend) === undefined)
        this.#entries.act(seat, this.#module.clock!.attend);
  }

  /**
   * One entry of the clock up to a minute at most; nothing where somebody else is waited for. `isPatient`: people who have
   * not read their mail are waited for, too.
   */
  pass(until: number, isPatient = true): Step<Action, Report> | undefined {
    if (this.isHeldUp(isPatient) || this.next() === undefined || until <= this.minute) return undefined;
    const done = this.#entries.act(CLOCK, this.#module.clock!.advance(until));
    return isRefusal(done) ? undefined : done;
  }

  /** Whether somebody else is waited for first. */
  isHeldUp(isPatient = true): boolean {
    return this.#match.awaited().some((seat) => seat !== CLOCK && (isPatient || !this.#people.includes(seat)));
  }

  /** The minute of the next event. */
  next(): number | undefined {
    return this.#module.clock!.next(this.#match.state);
  }

  /** Whether one of the people here was brought something. */
  brought({ reports }: Step<Action, Report>): boolean {
    return reports.some((report) =>
      this.#people.some((seat) => {
        const told = this.#module.game.tell(report, seat);
        return told !== undefined && this.#module.clock!.isDispatch(told);
      }),
    );
  }

  /** 25: the umpire goes back to the last position up to a minute, and everybody is told. */
  goBack(until: number): string | undefined {
    const clock = this.#module.clock!;
    const entry = this.#match.line().findLast(({ entry: { n } }) => clock.minute(this.#match.stateAt(n)) <= until);
    if (entry === undefined) return 'The match began later than that.';
    const done = this.#entries.restore(UMPIRE, entry.entry.n, `back to ${clock.words(until)}`);
    if (isRefusal(done)) return done.text;
    for (const action of clock.wentBack(this.minute)) this.#entries.act(UMPIRE, action);
    return undefined;
  }
}
