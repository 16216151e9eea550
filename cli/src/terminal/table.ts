import ansis from 'ansis';
import {
  adviceOn,
  cautionOf,
  defineLines,
  Hourglass,
  isRefusal,
  LESSON_RULE,
  TIME_OF_LESSON,
  listedActions,
  readClockWord,
  readCommand,
  shotLines,
  type Action,
  type Advisor,
  type ClockWord,
  type Command,
  type GameModule,
  type LessonCourse,
  type Match,
  type Report,
  type Seat,
  type StateObject,
  type Step,
} from '@club-route/engine';
import { writeTextFile } from '../files.ts';
import { CLOCK_WORDS, Timekeeper } from './timekeeper.ts';
import type { Opponents } from './opponents.ts';
import { Picker } from './picker.ts';
import { print, printText } from './print.ts';
import {
  sayChoices,
  sayEnd,
  sayHelp,
  sayHint,
  sayLessonEnd,
  sayPosition,
  sayPrompt,
  sayRules,
  sayStep,
  sayVerdict,
  warn,
} from './speech.ts';
import { Story } from './story.ts';

export type HintMode = 'off' | 'after' | 'on';

/** A longer position is shown at the start, and when it is asked for. */
const LONGEST_POSITION = 10;

/** A game in the terminal: says the position, asks, hears a line, says what happened; the computer moves in between. */
export class Table {
  readonly #module: GameModule;
  readonly #match: Match;
  readonly #hints: HintMode;
  readonly #opponents: Opponents;
  readonly #advisor: Advisor<StateObject, Action> | undefined;
  readonly #saveEach: (journal: () => string) => Promise<void>;
  readonly #story: Story;
  readonly #picker: Picker;
  readonly #timekeeper: Timekeeper | undefined;
  /** Lines of a letter that is not finished yet. */
  #letter: string[] | undefined;
  #isBusy = false;
  #seen = false;
  /** The lesson that is played here. */
  readonly #course: LessonCourse | undefined;
  /** The entry and the order that was asked about last. */
  #askedFor = '';

  constructor(
    module: GameModule,
    match: Match,
    hints: HintMode,
    opponents: Opponents,
    saveEach: (journal: () => string) => Promise<void>,
    course?: LessonCourse,
  ) {
    this.#course = course;
    this.#module = module;
    this.#match = match;
    this.#hints = hints;
    this.#opponents = opponents;
    this.#advisor = module.advisor?.(match.options);
    this.#picker = new Picker(module);
    this.#saveEach = saveEach;
    this.#story = new Story(module, match, opponents);
    const table = {
      isOver: () => this.over,
      done: async (step: Step<Action, Report>) => void (await this.#done(step)),
      proceed: () => this.proceed(),
      wentBack: () => this.#story.catchUp(),
    };
    this.#timekeeper =
      module.clock === undefined ? undefined : new Timekeeper(new Hourglass(module, match, opponents.people), table);
  }

  get over(): boolean {
    return this.#course?.progress(this.#match).over === true || this.#match.result() !== undefined;
  }

  greet(): void {
    print(ansis.bold(this.#module.game.title));
    for (const line of this.#opponents.introductions) printText(line, '', ansis.dim);
    if (this.#opponents.people.length > 0)
      printText('Type an order, the number of a choice, or "help" for all commands.', '', ansis.dim);
    if (this.#timekeeper !== undefined && this.#opponents.people.length > 0) printText(CLOCK_WORDS, '', ansis.dim);
    if (this.#match.last > 0) this.#story.tellAll();
    if (this.over) this.#sayEnd();
  }

  /** How the game or the lesson ended. */
  #sayEnd(): void {
    if (this.#course !== undefined) return sayLessonEnd(this.#course.lesson);
    sayEnd(this.#module, this.#match, this.#opponents.people[0] ?? 'spectator', this.#advisor);
  }

  /** The computer plays as long as it is its turn. */
  async proceed(): Promise<void> {
    // In a lesson the others have moved already.
    if (this.#course !== undefined) return this.over ? this.#sayEnd() : undefined;
    for (let move = this.#opponents.decide(this.#match); move !== undefined; move = this.#opponents.decide(this.#match))
      await this.#done(this.#match.act(move.seat, move.action));
    if (this.over) this.#sayEnd();
  }

  /** Shows the position and what is asked. */
  ask(): void {
    const seat = this.#seat();
    const sight = this.#story.sight(seat);
    print();
    if (!this.#seen || this.#module.language.describe(sight, seat).length <= LONGEST_POSITION)
      sayPosition(this.#module, sight, seat);
    this.#seen = true;
    if (this.#course !== undefined) sayStep(this.#course.lesson, this.#course.progress(this.#match));
    sayPrompt(this.#module, sight, seat);
    this.#picker.begin(sight, seat);
    sayChoices(this.#module, sight, seat, this.#hints === 'on' ? this.#advisor : undefined);
    if (this.#picker.isInParts) this.#picker.offer(sight, seat);
  }

  /** One line from the player. False when the session is over. */
  async hear(line: string): Promise<boolean> {
    this.#isBusy = true;
    try {
      return await this.#answer(line);
    } finally {
      this.#isBusy = false;
    }
  }

  async #answer(line: string): Promise<boolean> {
    if (this.#letter !== undefined) return this.#writeOn(line);
    if (line.trim() === '') return true;
    const time = readClockWord(this.#module, this.#match.state, line);
    if (time !== undefined) return this.#keepTime(time);
    const command = readCommand(line);
    if (command !== undefined) return this.#obey(command);
    const seat = this.#seat();
    const answered = this.#module.language.answer?.(this.#story.sight(seat), seat, line);
    if (answered !== undefined) {
      for (const text of answered) printText(text);
      return true;
    }
    if (this.#module.language.opens?.(line) !== true) return this.#order(line.trim());
    this.#letter = [line];
    return true;
  }

  /** A line of a letter; END sends it, each of its orders alone. */
  async #writeOn(line: string): Promise<boolean> {
    if (line.trim().toUpperCase() !== 'END') {
      this.#letter!.push(line);
      return true;
    }
    const text = this.#letter!.join('\n');
    this.#letter = undefined;
    const seat = this.#seat();
    const { language } = this.#module;
    const blocks = language.orders?.(text) ?? [text];
    for (const block of blocks) {
      const action = this.#read(block);
      if (action !== undefined) await this.#make(seat, action);
    }
    return this.#goOn();
  }

  /** Real time has passed: as much of the game's as its rate says. */
  async tick(milliseconds: number): Promise<void> {
    if (this.#isBusy || this.over || this.#timekeeper?.isDue(milliseconds) !== true) return;
    this.#isBusy = true;
    try {
      await this.#timekeeper.catchUp();
    } finally {
      this.#isBusy = false;
    }
  }

  /** What the clock is told. False when the session is over. */
  async #keepTime(time: ClockWord): Promise<boolean> {
    if (this.#course !== undefined) return this.#learnTime(time);
    const { isAskedAgain } = await this.#timekeeper!.obey(time);
    if (this.over) return false;
    if (isAskedAgain) this.ask();
    return true;
  }

  /** In a lesson time passes by itself, as far as the lesson goes, once the learner has read what came. */
  async #learnTime({ word }: ClockWord): Promise<boolean> {
    const { attend } = this.#module.clock!;
    const seat = this.#seat();
    if (word !== 'next' && word !== 'run' && word !== 'wait') warn('Type "run" to let time pass in a lesson.');
    else if (this.#match.refuse(seat, attend) !== undefined) warn(TIME_OF_LESSON);
    else if (await this.#make(seat, attend)) return this.#goOn();
    return true;
  }

  /** After a move: the computers', and what is asked next. False when the session is over. */
  async #goOn(): Promise<boolean> {
    await this.proceed();
    if (this.over) return false;
    this.ask();
    return true;
  }

  farewell(): void {
    if (!this.over) print(`\nThe ${this.#course === undefined ? 'game' : 'lesson'} is not finished.`);
  }

  async #obey({ word, rest }: Command): Promise<boolean> {
    const seat = this.#seat();
    switch (word) {
      case 'help':
        sayHelp(this.#module, this.#story.sight(seat), seat);
        break;
      case 'position':
        this.#story.sayPosition(seat);
        break;
      case 'choices':
        this.#choices();
        break;
      case 'hint':
        if (this.#advisor === undefined)
          for (const line of shotLines(this.#module, this.#story.sight(seat), seat)) printText(line);
        else sayHint(this.#module, this.#match.stateAt(this.#story.shown), this.#advisor);
        break;
      case 'undo':
        await this.#undo();
        break;
      case 'log':
        this.#story.tellAll();
        break;
      case 'back':
        this.#story.look(this.#story.shown - 1);
        break;
      case 'forward':
        this.#story.look(this.#story.shown + 1);
        break;
      case 'now':
        this.#story.look(Infinity);
        break;
      case 'rules':
        sayRules(this.#module.rules, rest);
        break;
      case 'define':
        for (const line of defineLines(this.#module.glossary ?? [], rest)) printText(line);
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
    return this.#opponents.asked(this.#match);
  }

  /** All choices; where there are too many to read, which unit or decision first, then what. */
  #choices(): void {
    const seat = this.#seat();
    const sight = this.#story.sight(seat);
    if (listedActions(this.#module, sight, seat).length === 0) this.#picker.offer(sight, seat);
    else sayChoices(this.#module, sight, seat, this.#hints === 'on' ? this.#advisor : undefined);
  }

  async #order(words: string): Promise<boolean> {
    const seat = this.#seat();
    // Any other order in between takes a question back, even one that cannot be read.
    const asked = this.#askedFor;
    this.#askedFor = '';
    // Where all choices are listed, their numbers are those of the list.
    const isListed = !this.#picker.isPicking && listedActions(this.#module, this.#story.sight(seat), seat).length > 0;
    const chosen = isListed ? undefined : this.#picker.chosen(words);
    if (chosen !== undefined && chosen.action === undefined) {
      this.#picker.offer(this.#story.sight(seat), seat, chosen.draft);
      return true;
    }
    const action = chosen?.action ?? this.#read(words);
    if (action === undefined || this.#isToBeAskedFor(seat, action, asked)) return true;
    const { state } = this.#match;
    const advice =
      this.#hints === 'after' && this.#advisor !== undefined
        ? adviceOn(this.#module.game, this.#advisor, state)
        : undefined;
    if (!(await this.#make(seat, action))) return true;
    if (advice !== undefined) sayVerdict(this.#module, advice, state, seat, action);
    return this.#goOn();
  }

  /** Whether the game asks first if this is meant; the same order once more says yes. */
  #isToBeAskedFor(seat: Seat, action: Action, asked: string): boolean {
    const caution = cautionOf(this.#module, this.#story.sight(seat), seat, action);
    const order = `${this.#match.last} ${this.#module.language.write(this.#match.state, action)}`;
    // A lesson answers by itself what should not be done.
    if (caution === undefined || this.#course !== undefined || asked === order) return false;
    this.#askedFor = order;
    warn(`${caution.text} (${caution.rule}) Type the same order again to go ahead.`);
    return true;
  }

  /** Makes a move; in a lesson the others answer it at once. */
  async #make(seat: Seat, action: Action): Promise<boolean> {
    if (this.#course === undefined) return this.#done(this.#match.act(seat, action));
    const made = this.#course.act(this.#match, action);
    if ('rule' in made) return this.#done(made);
    for (const step of made) await this.#done(step);
    return true;
  }

  /** Says what came of an action and keeps it. False if the rules forbid it. */
  async #done(done: ReturnType<Match['act']>): Promise<boolean> {
    if (isRefusal(done)) {
      warn(done.rule === LESSON_RULE ? done.text : `${done.text} (${done.rule})`);
      return false;
    }
    this.#story.tell(done);
    await this.#saveEach(() => this.#text());
    return true;
  }

  #read(words: string): Action | undefined {
    const seat = this.#seat();
    const sight = this.#story.sight(seat);
    const chosen = /^\d+$/.test(words) ? listedActions(this.#module, sight, seat)[Number(words) - 1] : undefined;
    if (chosen !== undefined) return chosen.action;
    const read = this.#module.language.read(sight, seat, words);
    if (!isRefusal(read)) return read;
    warn(read.text);
    return undefined;
  }

  /** Takes back the last order; or, while a decision is picked part by part, only that. */
  async #undo(): Promise<void> {
    if (!this.#picker.isPicking) {
      const done = this.#match.undo(this.#seat());
      if (isRefusal(done)) return warn(done.text);
      this.#story.catchUp();
      print('Taken back.');
      await this.#saveEach(() => this.#text());
    }
    this.ask();
  }

  async #save(path: string): Promise<void> {
    if (path === '') return warn('Type a file name too, for example "save game.json".');
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
}
