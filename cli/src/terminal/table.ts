import ansis from 'ansis';
import {
  analyseGame,
  isRefusal,
  wholeActions,
  type Action,
  type Advisor,
  type GameModule,
  type Match,
  type Seat,
  type StateObject,
} from '@club-route/engine';
import { writeTextFile } from '../files.ts';
import { percent, print, printTable } from './print.ts';

export type HintMode = 'off' | 'after' | 'on';

/** More choices than this are not listed; the notation says them all. */
const MOST_LISTED = 24;

/** A game in the terminal: says the position, asks, hears a line, says what happened. */
export class Table {
  readonly #module: GameModule;
  readonly #match: Match;
  readonly #hints: HintMode;
  readonly #advisor: Advisor<StateObject, Action> | undefined;
  readonly #saveEach: (journal: string) => Promise<void>;
  #listed: readonly Action[] = [];

  constructor(module: GameModule, match: Match, hints: HintMode, saveEach: (journal: string) => Promise<void>) {
    this.#module = module;
    this.#match = match;
    this.#hints = hints;
    this.#advisor = module.advisor?.(match.header.options);
    this.#saveEach = saveEach;
  }

  get over(): boolean {
    return this.#match.result() !== undefined;
  }

  greet(): void {
    print(ansis.bold(this.#module.game.title));
    print(ansis.dim('Type an order, the number of a choice, or: undo, log, rules, save FILE, help, quit.'));
    if (this.#match.last > 0) this.#log();
    if (this.over) this.#end();
  }

  /** Shows the position and what is asked. */
  ask(): void {
    const { language } = this.#module;
    const { state } = this.#match;
    const seat = this.#seat();
    print();
    for (const line of language.describe(state, seat)) print(ansis.dim(line));
    print(ansis.bold(language.prompt(state, seat)));
    this.#list(seat);
  }

  /** One line from the player. False when the session is over. */
  async hear(line: string): Promise<boolean> {
    const words = line.trim();
    const [verb = '', ...rest] = words.split(/\s+/);
    switch (verb.toLowerCase()) {
      case '':
        return true;
      case 'quit':
      case 'exit':
        return false;
      case 'help':
        print(this.#module.language.grammar(this.#match.state, this.#seat()));
        return true;
      case 'log':
        this.#log();
        return true;
      case 'rules':
        this.#rules();
        return true;
      case 'save':
        await this.#save(rest.join(' '));
        return true;
      case 'undo':
        await this.#undo();
        return true;
      default:
        return this.#order(words);
    }
  }

  farewell(): void {
    if (!this.over) print('\nThe game is not finished.');
  }

  #seat(): Seat {
    return this.#match.active()[0] ?? 'spectator';
  }

  #list(seat: Seat): void {
    const { game, language } = this.#module;
    const { state } = this.#match;
    this.#listed = wholeActions(game, state, seat, MOST_LISTED) ?? [];
    for (const [index, action] of this.#listed.entries()) {
      const label = language.label(state, seat, { action, draft: undefined, ends: false });
      print(`${String(index + 1).padStart(3)}  ${label}${this.#hints === 'on' ? this.#odds(action) : ''}`);
    }
    if (this.#listed.length === 0) print(language.grammar(state, seat));
  }

  #odds(action: Action): string {
    if (this.#advisor === undefined) return '';
    return ansis.cyan(`  ${percent(this.#advisor.valueOf(this.#match.state, action))} (${this.#advisor.kind})`);
  }

  async #order(words: string): Promise<boolean> {
    const action = this.#read(words);
    if (action === undefined) return true;
    const { state } = this.#match;
    const advisor = this.#hints === 'after' ? this.#advisor : undefined;
    const givenAway = advisor === undefined ? 0 : advisor.value(state) - advisor.valueOf(state, action);
    const done = this.#match.act(this.#seat(), action);
    if (isRefusal(done)) {
      print(ansis.yellow(`${done.text} (${done.rule})`));
      return true;
    }
    this.#say(done.reports);
    if (givenAway > 0.00005) print(ansis.cyan(`You gave away ${percent(givenAway)}.`));
    await this.#saveEach(this.#text());
    if (this.over) {
      this.#end();
      return false;
    }
    this.ask();
    return true;
  }

  #read(words: string): Action | undefined {
    const number = /^\d+$/.test(words) ? Number(words) : undefined;
    if (number !== undefined && number >= 1 && number <= this.#listed.length) return this.#listed[number - 1];
    const read = this.#module.language.read(this.#match.state, this.#seat(), words);
    if (!isRefusal(read)) return read;
    print(ansis.yellow(read.text));
    return undefined;
  }

  async #undo(): Promise<void> {
    const done = this.#match.undo(this.#seat());
    if (isRefusal(done)) {
      print(ansis.yellow(done.text));
      return;
    }
    print('Taken back.');
    await this.#saveEach(this.#text());
    this.ask();
  }

  async #save(path: string): Promise<void> {
    if (path === '') {
      print(ansis.yellow('Say where to save, such as "save game.json".'));
      return;
    }
    try {
      await writeTextFile(path, this.#text());
      print(`Saved to ${path}.`);
    } catch (error) {
      print(ansis.yellow((error as Error).message));
    }
  }

  /** Alone on one device the seed is the player's own to keep. */
  #text(): string {
    return JSON.stringify(this.#match.journal(true));
  }

  #say(reports: readonly { readonly kind: string }[]): void {
    for (const report of reports) {
      const sentence = this.#module.language.say(report, this.#seat());
      if (sentence !== undefined) print(sentence);
    }
  }

  #log(): void {
    for (const step of this.#match.line()) this.#say(step.reports);
  }

  #rules(): void {
    for (const section of this.#module.rules) {
      print(ansis.bold(`${section.rule}. ${section.title}`));
      for (const paragraph of section.paragraphs) print(paragraph);
      for (const { caption, columns, rows } of section.tables ?? []) {
        print(caption);
        printTable([columns, ...rows]);
      }
    }
  }

  #end(): void {
    const result = this.#match.result()!;
    print(`\n${ansis.bold(result.reason)}`);
    if (this.#advisor === undefined) return;
    const { skill, luck } = analyseGame(this.#advisor, this.#match.line(), (entry) => this.#match.stateAt(entry));
    print(
      `Chance at the start ${percent(this.#advisor.value(this.#match.stateAt(0)))}; given away by choices ${percent(-skill)}; luck ${percent(luck)}.`,
    );
  }
}
