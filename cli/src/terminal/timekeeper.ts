import type { Action, ClockWord, Hourglass, Report, Step } from '@club-route/engine';
import { print } from './print.ts';
import { warn } from './speech.ts';

/** For games in which time passes by itself. */
export const CLOCK_WORDS =
  'Let time pass: "next" (to the next event), "run" (until a message reaches you) or "wait until 18 0600". "rate 60" runs the clock until you type "pause". End a letter with END.';

/** What the timekeeper asks of its table. */
interface TimedTable {
  isOver(): boolean;
  /** Says what came of an entry and keeps it. */
  done(step: Step<Action, Report>): Promise<void>;
  /** The computers act as long as they are waited for. */
  proceed(): Promise<void>;
  wentBack(): void;
}

/** Lets time pass at a table as it is told: to the next event, until news, up to a time, or by itself at a rate. */
export class Timekeeper {
  readonly #glass: Hourglass;
  readonly #table: TimedTable;
  /** Game minutes that pass in a real minute, and those that have not passed yet. */
  #rate = 0;
  #owed = 0;

  constructor(glass: Hourglass, table: TimedTable) {
    this.#glass = glass;
    this.#table = table;
  }

  /** `isAskedAgain`: whether the position may have changed. */
  async obey(time: ClockWord): Promise<{ readonly isAskedAgain: boolean }> {
    const glass = this.#glass;
    switch (time.word) {
      case 'unclear':
        warn(time.text);
        return { isAskedAgain: false };
      case 'rate':
        this.#rate = time.rate;
        print(time.rate === 0 ? 'The clock is stopped.' : `The clock runs ${time.rate} game minutes a minute.`);
        return { isAskedAgain: false };
      case 'pause':
        this.#rate = 0;
        print(`The clock is stopped at ${glass.words}.`);
        return { isAskedAgain: false };
      case 'back': {
        const problem = glass.goBack(time.until);
        if (problem !== undefined) warn(problem);
        else print(`The clock has gone back to ${glass.words}. Everything after that is void.`);
        this.#table.wentBack();
        break;
      }
      case 'next':
        await this.#letPass(glass.next() ?? glass.minute, true);
        break;
      case 'run':
        await this.#letPass(Infinity, true);
        break;
      case 'wait':
        await this.#letPass(time.until, false);
    }
    return { isAskedAgain: true };
  }

  /** Counts real time; true once a whole minute of the game is owed. */
  isDue(milliseconds: number): boolean {
    this.#owed += (this.#rate * milliseconds) / 60_000;
    return this.#owed >= 1;
  }

  /** Lets pass what is owed. */
  async catchUp(): Promise<void> {
    const whole = Math.floor(this.#owed);
    this.#owed -= whole;
    await this.#letPass(this.#glass.minute + whole, false);
  }

  /** Lets time pass up to a minute, the computers writing in between; if wanted only until something is brought. */
  async #letPass(until: number, stopsAtNews: boolean): Promise<void> {
    const glass = this.#glass;
    glass.attend();
    await this.#table.proceed();
    while (!this.#table.isOver() && glass.minute < until) {
      const next = glass.next();
      if (next === undefined) break;
      const step = glass.pass(Math.min(until, Math.max(next, glass.minute + 1)));
      if (step === undefined) break;
      await this.#table.done(step);
      await this.#table.proceed();
      if (stopsAtNews && glass.brought(step)) break;
      glass.attend();
    }
    if (!this.#table.isOver()) print(`It is ${glass.words}.`);
  }
}
