import {
  contentsLines,
  defineLines,
  helpLines,
  isRefusal,
  listedActions,
  readClockWord,
  readCommand,
  sectionsCalled,
  type Command,
  type RulesSection,
} from '@club-route/engine';
import { download } from '../library/download.ts';
import type { TableController } from './controller.ts';
import { advise } from './odds/advise.ts';
import type { Archive } from './source.ts';
import { PLAN_HELP, runPlanLine } from './plan/typed.ts';
import { keepTime } from './clock/typed.ts';
import { linesOf } from './words.ts';

/** Runs one typed line: a die that is asked for, a command, the number of a choice, or an order. Gives what is to be said. */
export async function runCommand(
  controller: TableController,
  text: string,
  leave: () => void,
): Promise<readonly string[]> {
  const line = text.trim();
  if (line === '') return [];
  // Of several lines that wait, the first may have begun an order, for which the others wait again.
  while (controller.holds) await answered(controller);
  const time = readClockWord(controller.module, controller.now, line);
  if (time !== undefined) return keepTime(controller, time);
  const command = readCommand(line);
  if (command !== undefined) return obey(controller, command, leave);
  const planned = runPlanLine(controller, line);
  if (planned !== undefined) return planned;
  if (controller.store.getState().waiting !== undefined) return typeDie(controller, line);
  if (!controller.playable) return ['This is a replay. Take it over to give orders.'];
  // An order is for the present, wherever one is looking.
  controller.goTo(Infinity);
  const { module, ground, seat } = controller;
  const answer = module.language.answer?.(ground, seat, line);
  if (answer !== undefined) return answer;
  if (line.includes('\n')) return sendLetter(controller, line);
  const numbered = /^\d+$/.test(line) ? listedActions(module, ground, seat)[Number(line) - 1] : undefined;
  if (numbered === undefined) controller.order(line);
  else controller.act(numbered.action);
  return [];
}

/** A letter of several orders: each is sent or refused alone. */
function sendLetter(controller: TableController, text: string): readonly string[] {
  const { module, ground, seat } = controller;
  const read = (module.language.orders?.(text) ?? [text]).map((part) => module.language.read(ground, seat, part));
  const actions = read.flatMap((action) => (isRefusal(action) ? [] : [action]));
  const refused = actions.flatMap((action) => controller.refuses(action) ?? []);
  const [first, ...further] = actions.filter((action) => controller.refuses(action) === undefined);
  if (first !== undefined) controller.act(first, further);
  return [...read.filter((part) => isRefusal(part)), ...refused].map(({ rule, text: why }) => `${why} (${rule})`);
}

async function obey(
  controller: TableController,
  { word, rest }: Command,
  leave: () => void,
): Promise<readonly string[]> {
  const { module, source, seat, ground } = controller;
  const { shown } = controller.store.getState();
  switch (word) {
    case 'help':
      return [
        ...helpLines(module.language.grammar(ground, seat), module),
        ...(module.planning === undefined ? [] : PLAN_HELP),
      ];
    case 'position':
      return module.language.describe(controller.state, source.viewer);
    case 'choices':
      return choiceLines(controller);
    case 'hint':
      return advise(controller);
    case 'undo':
      controller.undo();
      return [];
    case 'log':
      return Array.from({ length: shown + 1 }, (_, n) => linesOf(source, n).map((line) => line.text)).flat();
    case 'back':
      controller.goTo(shown - 1);
      return whereabouts(controller);
    case 'forward':
      controller.goTo(shown + 1);
      return whereabouts(controller);
    case 'now':
      controller.goTo(Infinity);
      return whereabouts(controller);
    case 'rules':
      return ruleLines(module.rules, rest);
    case 'define':
      return defineLines(module.glossary ?? [], rest);
    case 'save':
      if (source.archive === undefined)
        return ['You cannot save this match here: the club keeps it. Download it when it is over.'];
      return save(source.archive);
    case 'quit':
      leave();
      return [];
  }
}

async function save(archive: Archive): Promise<readonly string[]> {
  const { name, text } = await archive.file();
  download(name, text);
  const said = 'The match is saved to your downloads.';
  return [archive.open ? said : `${said} Until it is over, the file holds the secrets of both sides.`];
}

function choiceLines(controller: TableController): readonly string[] {
  const { module, ground, seat, hindrance } = controller;
  if (hindrance !== undefined) return [hindrance.text];
  const listed = listedActions(module, ground, seat).map(({ label }, index) => `${index + 1}: ${label}`);
  if (listed.length > 0) return listed;
  const parts = controller.choices().map((choice) => module.language.label(ground, seat, choice));
  return [module.language.grammar(ground, seat), ...new Set(parts)];
}

function ruleLines(rules: readonly RulesSection[], which: string): readonly string[] {
  if (which === '') return contentsLines(rules);
  const lines = sectionsCalled(rules, which).flatMap(({ rule, title, paragraphs, tables = [] }) => [
    `${rule}: ${title}.`,
    ...paragraphs,
    ...tables.flatMap(({ caption, columns, rows }) =>
      rows.map(
        ([name, ...cells]) =>
          `${caption}, ${name}: ${cells.map((cell, at) => `${columns[at + 1]}: ${cell}`).join('; ')}.`,
      ),
    ),
  ]);
  return lines.length > 0 ? lines : [`There is no section "${which}". Type "rules" to list them.`];
}

function whereabouts(controller: TableController): readonly string[] {
  const { shown, last } = controller.store.getState();
  return [`Showing entry ${shown} of ${last}.`];
}

/** What was ordered before is done before the next line is read. */
function answered(controller: TableController): Promise<void> {
  return new Promise((resolve) => controller.inTurn(resolve));
}

async function typeDie(controller: TableController, word: string): Promise<readonly string[]> {
  const { waiting } = controller.store.getState();
  const { low, high, purpose } = waiting!.wants;
  const value = Number(word);
  if (!Number.isInteger(value) || value < low || value > high) {
    return [`Roll a die for ${purpose} and type a whole number from ${low} to ${high}.`];
  }
  controller.typeDie(value);
  await answered(controller);
  const next = controller.store.getState().waiting;
  return next === undefined ? [] : [`Now the next die for ${next.wants.purpose}.`];
}
