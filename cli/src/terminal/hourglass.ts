import {
  isRefusal,
  type Action,
  type GameModule,
  type Match,
  type Report,
  type Seat,
  type Step,
} from '@club-route/engine';

/** What is said to the clock at a table: how far time is to pass, how fast, or that it stands. */
export type ClockWord =
  | { readonly word: 'next' }
  | { readonly word: 'run' }
  | { readonly word: 'wait'; readonly until: number }
  | { readonly word: 'rate'; readonly rate: number }
  | { readonly word: 'pause' }
  | { readonly word: 'back'; readonly until: number }
  | { readonly word: 'unclear'; readonly text: string };

/** Game minutes that pass in a real minute, at most. */
const FASTEST = 86_400;

/** The words of the clock, for games with one: `next`, `run`, `wait until 18 0600`, `rate 60`, `pause`, `undo to 18 0600`. */
export function readClockWord(module: GameModule, match: Match, line: string): ClockWord | undefined {
  const { clock } = module;
  if (clock === undefined) return undefined;
  const [first = '', ...rest] = line.trim().split(/\s+/);
  const minuteIn = (skipped: readonly string[]): number | undefined => {
    const words = rest.filter((word, index) => index > 0 || !skipped.includes(word.toLowerCase()));
    return clock.read(match.state, words.join(' '));
  };
  switch (first.toLowerCase()) {
    case 'next':
      return { word: 'next' };
    case 'pause':
      return { word: 'pause' };
    case 'run': {
      if (rest.length === 0) return { word: 'run' };
      const until = minuteIn(['until']);
      return until === undefined ? unclear('Write run, or run until 18 0600.') : { word: 'wait', until };
    }
    case 'wait': {
      const until = minuteIn(['until']);
      return until === undefined ? unclear('Write wait until 18 0600.') : { word: 'wait', until };
    }
    case 'rate': {
      const rate = Number(rest[0]);
      const fits = rest.length === 1 && Number.isInteger(rate) && rate >= 0 && rate <= FASTEST;
      return fits ? { word: 'rate', rate } : unclear(`Write rate and a whole number from 0 to ${FASTEST}.`);
    }
    case 'undo': {
      if (rest[0]?.toLowerCase() !== 'to') return undefined;
      const until = minuteIn(['to']);
      return until === undefined ? unclear('Write undo to 18 0600.') : { word: 'back', until };
    }
    default:
      return undefined;
  }
}

function unclear(text: string): ClockWord {
  return { word: 'unclear', text };
}

/** Keeps the clock of a match at a table: nobody sits there, so the table itself makes its entries. */
export class Hourglass {
  readonly #module: GameModule;
  readonly #match: Match;
  /** Seats of people; the computer's attend by themselves. */
  readonly #people: readonly Seat[];

  constructor(module: GameModule, match: Match, people: readonly Seat[]) {
    this.#module = module;
    this.#match = match;
    this.#people = people;
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
        this.#match.act(seat, this.#module.clock!.attend);
  }

  /** One entry of the clock up to a minute at most; nothing where somebody else is waited for. */
  pass(until: number): Step<Action, Report> | undefined {
    const [seat] = this.#match.awaited();
    const next = this.#module.clock!.next(this.#match.state);
    if (seat !== 'clock' || next === undefined || until <= this.minute) return undefined;
    const done = this.#match.act('clock', this.#module.clock!.advance(until));
    return isRefusal(done) ? undefined : done;
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
    const done = this.#match.restore('umpire', entry.entry.n, `back to ${clock.words(until)}`);
    if (isRefusal(done)) return done.text;
    for (const action of clock.wentBack(this.minute)) this.#match.act('umpire', action);
    return undefined;
  }
}
