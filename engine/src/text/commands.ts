import type { GameModule, RulesSection } from '../contract.ts';

/** The words understood at every table besides the orders of its game: the same in the terminal and in the page. */
export const COMMANDS = [
  { word: 'help', does: 'list the commands and show how to type an order' },
  { word: 'position', does: 'describe the position' },
  { word: 'choices', does: 'list every choice with a number; type the number to choose it' },
  { word: 'hint', does: 'show the chance of winning after each choice, best first' },
  { word: 'undo', does: 'take back your last order, if the rules allow it' },
  { word: 'log', does: 'tell the story so far' },
  { word: 'back', does: 'show the previous entry' },
  { word: 'forward', does: 'show the next entry' },
  { word: 'now', does: 'return to the present' },
  { word: 'rules', does: 'list the sections of the rules; "rules 1" shows one, "rules all" shows them all' },
  { word: 'define', does: 'explain a word, as in "define zone of control"; alone, it lists the words' },
  { word: 'save', does: 'save the match to a file; in the terminal, add a name, as in "save game.json"' },
  { word: 'quit', does: 'leave the table' },
] as const;

export interface Command {
  readonly word: (typeof COMMANDS)[number]['word'];
  readonly rest: string;
}

const TAKES_WORDS: readonly Command['word'][] = ['rules', 'define', 'save'];

/** A typed line as a command of the table; nothing if it must be an order of the game. */
export function readCommand(line: string): Command | undefined {
  const [first = '', ...rest] = line.trim().split(/\s+/);
  const found = COMMANDS.find(({ word }) => word === first.toLowerCase());
  if (found === undefined) return undefined;
  // Only these take more words: a longer line may be an order that begins alike.
  return rest.length === 0 || TAKES_WORDS.includes(found.word) ? { word: found.word, rest: rest.join(' ') } : undefined;
}

/** What decides which commands a game has. */
type Commanded = Pick<GameModule, 'advisor' | 'shotOdds'>;

/** What a command does in a game; nothing if it has none there. */
function doesIn(module: Commanded, { word, does }: (typeof COMMANDS)[number]): string | undefined {
  if (word !== 'hint' || module.advisor !== undefined) return does;
  return module.shotOdds === undefined ? undefined : 'show the odds of each shot you could fire now, best first';
}

/** The words that do something in a game. */
export function commandWords(module: Commanded): readonly string[] {
  return COMMANDS.flatMap((command) => (doesIn(module, command) === undefined ? [] : [command.word]));
}

export function helpLines(grammar: string, module: Commanded): readonly string[] {
  const lines = COMMANDS.flatMap((command) => {
    const said = doesIn(module, command);
    return said === undefined ? [] : [`${command.word}: ${said}.`];
  });
  return [grammar, ...lines];
}

/** The sections that were asked for: "all", one by its number, or with it those below it. */
export function sectionsCalled(rules: readonly RulesSection[], which: string): readonly RulesSection[] {
  const name = which.toLowerCase();
  if (name === 'all') return rules;
  return rules.filter(({ rule }) => rule.toLowerCase() === name || rule.startsWith(`${name}.`));
}

/** What the rules hold, for those who ask without saying which section. */
export function contentsLines(rules: readonly RulesSection[]): readonly string[] {
  return [...rules.map(({ rule, title }) => `${rule}: ${title}.`), `Type "rules ${rules[0]!.rule}" or "rules all".`];
}
