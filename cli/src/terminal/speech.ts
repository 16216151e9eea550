import ansis from 'ansis';
import {
  accountText,
  adviceOn,
  analyseGame,
  chanceText,
  contentsLines,
  helpLines,
  listedActions,
  momentText,
  positionText,
  printableLines,
  retrospectOf,
  sectionsCalled,
  swingText,
  verdictText,
  type Action,
  type Advisor,
  type GameModule,
  type Lesson,
  type LessonProgress,
  type Match,
  type Report,
  type RulesSection,
  type Seat,
  type StateObject,
  type Viewer,
} from '@club-route/engine';
import { print, printColumns, printTable, printText } from './print.ts';

/** More lines than this stand side by side. */
const MOST_LINES = 24;

/** What the terminal says at the table; what is said where, and when, is for the table to decide. */

export function warn(text: string): void {
  printText(text, '', ansis.yellow);
}

export function sayPosition({ language }: GameModule, state: StateObject, seat: Seat): void {
  for (const line of language.describe(state, seat)) printText(line, '', ansis.dim);
}

/** What is asked, and of whom where that may be a question. */
export function sayPrompt({ game, language }: GameModule, sight: StateObject, seat: Seat, draft?: unknown): void {
  const who = game.seats.length > 1 ? `${language.names(seat).side}: ` : '';
  printText(`${who}${language.prompt(sight, seat, draft)}`, '', ansis.bold);
}

export function seatTitle(seat: Seat): string {
  return seat.charAt(0).toUpperCase() + seat.slice(1);
}

/** What happened, as far as the viewer perceives it. A sentence that a new heading contains is said as that heading. */
export function sayReports(
  { game, language }: GameModule,
  reports: readonly Report[],
  viewer: Viewer,
  heading = '',
): void {
  for (const report of reports) {
    const told = game.tell(report, viewer);
    const sentence = told === undefined ? undefined : language.say(told, viewer);
    if (sentence === undefined) continue;
    if (heading.includes(sentence.replace(/\.$/, ''))) printText(heading, '', (line) => `\n${ansis.bold(line)}`);
    else printText(sentence);
  }
}

/** Every choice with its number and, where wanted, the chance of winning after it. */
export function sayChoices(
  module: GameModule,
  state: StateObject,
  seat: Seat,
  advisor: Advisor<StateObject, Action> | undefined,
): void {
  const listed = listedActions(module, state, seat);
  if (listed.length === 0) return printText(module.language.grammar(state, seat));
  if (advisor !== undefined) print(ansis.cyan(`Chance of winning after each choice (${advisor.kind}):`));
  for (const [index, { action, label }] of listed.entries())
    sayChoice(index + 1, label, advisor?.valueOf(state, action));
}

/** How good the choice was, where it was not the best. */
export function sayVerdict(
  { language }: GameModule,
  advice: ReturnType<typeof adviceOn>,
  state: StateObject,
  seat: Seat,
  action: Action,
): void {
  const label = (one: Action): string => language.label(state, seat, { action: one, draft: undefined, ends: false });
  const verdict = verdictText(advice, action, label);
  if (verdict !== undefined) printText(verdict, '', ansis.cyan);
}

/** Parts of a decision with their numbers, side by side where they are many. */
export function sayParts(labels: readonly string[]): void {
  const lines = labels.map((label, index) => `${String(index + 1).padStart(3)}  ${printableLines(label)}`);
  if (lines.length > MOST_LINES) printColumns(lines);
  else for (const line of lines) print(line);
}

export function sayHint(module: GameModule, state: StateObject, advisor: Advisor<StateObject, Action>): void {
  const seat = module.game.active(state)[0];
  if (seat === undefined) return print('There is nothing to choose.');
  const listed = listedActions(module, state, seat);
  print(ansis.cyan(positionText(adviceOn(module.game, advisor, state))));
  const valued = listed.map((one, index) => ({ ...one, index, value: advisor.valueOf(state, one.action) }));
  for (const { index, label, value } of valued.toSorted((one, two) => two.value - one.value))
    sayChoice(index + 1, label, value);
}

function sayChoice(number: number, label: string, chance: number | undefined): void {
  const odds = chance === undefined ? '' : `${chanceText(chance).padStart('under 0.1 %'.length)}  `;
  printText(label, `${String(number).padStart(3)}  ${odds}`);
}

export function sayHelp(module: GameModule, state: StateObject, seat: Seat): void {
  for (const line of helpLines(module.language.grammar(state, seat), module)) printText(line);
}

export function sayRules(rules: readonly RulesSection[], which: string): void {
  if (which === '') {
    for (const line of contentsLines(rules)) printText(line);
    return;
  }
  const sections = sectionsCalled(rules, which);
  if (sections.length === 0) warn(`There is no section "${which}". Type "rules" to list them.`);
  for (const { rule, title, paragraphs, tables } of sections) {
    print(ansis.bold(`${rule}: ${title}`));
    for (const paragraph of paragraphs) printText(paragraph);
    for (const { caption, columns, rows } of tables ?? []) {
      print(caption);
      printTable([columns, ...rows]);
    }
  }
}

/** How it ended, and what of it was luck and what was choice. */
export function sayEnd(
  module: GameModule,
  match: Match,
  viewer: Viewer,
  advisor: Advisor<StateObject, Action> | undefined,
): void {
  const result = match.result()!;
  const { winners } = result;
  print();
  printText(module.language.ending?.(match.state, result) ?? result.reason, '', ansis.bold);
  const retrospect = retrospectOf(module, match, viewer);
  for (const moment of retrospect?.moments ?? [])
    printText(`${momentText(moment)} ${swingText(retrospect!.line, moment)}`, `Entry ${moment.entry}: `);
  if (advisor === undefined) return;
  const analysis = analyseGame(advisor, match.line(), (entry) => match.stateAt(entry));
  printText(accountText(advisor.kind, advisor.value(match.stateAt(0)), analysis, winners.length > 0));
}

/** What a lesson asks now, and the orders that do it. */
export function sayStep({ steps }: Lesson, { step }: LessonProgress): void {
  const asked = steps[step];
  if (asked === undefined) return;
  printText(`Step ${step + 1} of ${steps.length}. ${asked.text}`, '', ansis.cyan);
  // An order of several lines is a letter, and END sends it.
  const typed = asked.orders.map((order) => (order.includes('\n') ? [...order.split('\n'), 'END'] : [order]));
  if (typed.every((lines) => lines.length === 1))
    return printText(`One way: ${typed.map(([order]) => `"${order}"`).join(', then ')}.`, '', ansis.dim);
  print(ansis.dim('One way:'));
  for (const line of typed.flat()) printText(line, '  ', ansis.dim);
}

export function sayLessonEnd({ end }: Lesson): void {
  print();
  printText(`The lesson is over. ${end}`, '', ansis.bold);
}
