import ansis from 'ansis';
import {
  adviceOn,
  isRefusal,
  listedActions,
  readCommand,
  verdictText,
  type Action,
  type Advisor,
  type Command,
  type GameModule,
  type Match,
  type Seat,
  type StateObject,
} from '@club-route/engine';
import { writeTextFile } from '../files.ts';
import { print, printText } from './print.ts';
import { sayChoices, sayEnd, sayHelp, sayHint, sayPosition, sayReports, sayRules, warn } from './speech.ts';

export type HintMode = 'off' | 'after' | 'on';

/** A game in the terminal: says the position, asks, hears a line, says what happened. */
export class Table {
  readonly #module: GameModule;
  readonly #match: Match;
  readonly #hints: HintMode;
  readonly #advisor: Advisor<StateObject, Action> | undefined;
  readonly #saveEach: (journal: string) => Promise<void>;
  /** The entry that is looked at. */
  #shown: number;

  constructor(module: GameModule, match: Match, hints: HintMode, saveEach: (journal: string) => Promise<void>) {
    this.#module = module;
    this.#match = match;
    this.#hints = hints;
    this.#advisor = module.advisor?.(match.header.options);
    this.#saveEach = saveEach;
    this.#shown = match.last;
  }

  get over(): boolean {
    return this.#match.result() !== undefined;
  }

  greet(): void {
    print(ansis.bold(this.#module.game.title));
    printText('Type an order, the number of a choice, or "help" for the other words.', '', ansis.dim);
    if (this.#match.last > 0) this.#log();
    if (this.over) sayEnd(this.#match, this.#advisor);
  }

  /** Shows the position and what is asked. */
  ask(): void {
    const { state } = this.#match;
    const seat = this.#seat();
    print();
    sayPosition(this.#module, state, seat);
    printText(this.#module.language.prompt(state, seat), '', ansis.bold);
    this.#choices();
  }

  /** One line from the player. False when the session is over. */
  async hear(line: string): Promise<boolean> {
    if (line.trim() === '') return true;
    const command = readCommand(line);
    return command === undefined ? this.#order(line.trim()) : this.#obey(command);
  }

  farewell(): void {
    if (!this.over) print('\nThe game is not finished.');
  }

  async #obey({ word, rest }: Command): Promise<boolean> {
    switch (word) {
      case 'help':
        sayHelp(this.#module, this.#match.state, this.#seat());
        break;
      case 'position':
        sayPosition(this.#module, this.#match.stateAt(this.#shown), this.#seat());
        break;
      case 'choices':
        this.#choices();
        break;
      case 'hint':
        if (this.#advisor === undefined) warn(`There are no odds for ${this.#module.game.title}.`);
        else sayHint(this.#module, this.#match.stateAt(this.#shown), this.#advisor);
        break;
      case 'undo':
        await this.#undo();
        break;
      case 'log':
        this.#log();
        break;
      case 'back':
        this.#look(this.#shown - 1);
        break;
      case 'forward':
        this.#look(this.#shown + 1);
        break;
      case 'now':
        this.#look(this.#match.last);
        break;
      case 'rules':
        sayRules(this.#module.rules, rest);
        break;
      case 'save':
        await this.#save(rest);
        break;
      case 'quit':
        return false;
    }
    return true;
  }

  #seat(): Seat {
    return this.#match.active()[0] ?? 'spectator';
  }

  #choices(): void {
    sayChoices(this.#module, this.#match.state, this.#seat(), this.#hints === 'on' ? this.#advisor : undefined);
  }

  async #order(words: string): Promise<boolean> {
    const action = this.#read(words);
    if (action === undefined) return true;
    const { state } = this.#match;
    const seat = this.#seat();
    const done = this.#match.act(seat, action);
    if (isRefusal(done)) {
      warn(`${done.text} (${done.rule})`);
      return true;
    }
    this.#shown = this.#match.last;
    sayReports(this.#module, done.reports, seat);
    if (this.#hints === 'after' && this.#advisor !== undefined) {
      const label = (one: Action): string =>
        this.#module.language.label(state, seat, { action: one, draft: undefined, ends: false });
      const verdict = verdictText(adviceOn(this.#module.game, this.#advisor, state), action, label);
      if (verdict !== undefined) printText(verdict, '', ansis.cyan);
    }
    await this.#saveEach(this.#text());
    if (this.over) {
      sayEnd(this.#match, this.#advisor);
      return false;
    }
    this.ask();
    return true;
  }

  #read(words: string): Action | undefined {
    const { state } = this.#match;
    const chosen = /^\d+$/.test(words)
      ? listedActions(this.#module, state, this.#seat())[Number(words) - 1]
      : undefined;
    if (chosen !== undefined) return chosen.action;
    const read = this.#module.language.read(state, this.#seat(), words);
    if (!isRefusal(read)) return read;
    warn(read.text);
    return undefined;
  }

  async #undo(): Promise<void> {
    const done = this.#match.undo(this.#seat());
    if (isRefusal(done)) return warn(done.text);
    this.#shown = this.#match.last;
    print('Taken back.');
    await this.#saveEach(this.#text());
    this.ask();
  }

  #look(n: number): void {
    const { last } = this.#match;
    this.#shown = Math.max(0, Math.min(last, n));
    print(`Entry ${this.#shown} of ${last} is on show.`);
    sayReports(this.#module, this.#match.steps[this.#shown]!.reports, this.#seat());
    sayPosition(this.#module, this.#match.stateAt(this.#shown), this.#seat());
  }

  async #save(path: string): Promise<void> {
    if (path === '') return warn('Say where to save, such as "save game.json".');
    try {
      await writeTextFile(path, this.#text());
      print(`Saved to ${path}.`);
    } catch (error) {
      warn((error as Error).message);
    }
  }

  /** Alone on one device the seed is the player's own to keep. */
  #text(): string {
    return JSON.stringify(this.#match.journal(true));
  }

  #log(): void {
    for (const step of this.#match.line()) sayReports(this.#module, step.reports, this.#seat());
  }
}
