import type { RulesSection } from '../contract.ts';

/** The words understood at every table besides the orders of its game: the same in the terminal and in the page. */
export const COMMANDS = [
  { word: 'help', does: 'these words, and how to type an order' },
  { word: 'position', does: 'the position' },
  { word: 'choices', does: 'every choice with a number; the number alone makes it' },
  { word: 'hint', does: 'the chance of winning after each choice, the best first' },
  { word: 'undo', does: 'take back what may be taken back' },
  { word: 'log', does: 'the story so far' },
  { word: 'back', does: 'look at the entry before' },
  { word: 'forward', does: 'look at the entry after' },
  { word: 'now', does: 'look at the present again' },
  { word: 'rules', does: 'the sections of the rules; "rules 1" reads one, "rules all" reads them all' },
  { word: 'define', does: 'explain a word, as in "define zone of control"; alone, it lists the words' },
  { word: 'save', does: 'put the match into a file; in the terminal under a name, as in "save game.json"' },
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

/** `odds`: whether there are chances to hint at. */
export function helpLines(grammar: string, odds: boolean): readonly string[] {
  const commands = COMMANDS.filter(({ word }) => odds || word !== 'hint');
  return [grammar, ...commands.map(({ word, does }) => `${word}: ${does}.`)];
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
