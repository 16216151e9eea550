import type { Command } from 'commander';
import { printable } from '@club-route/engine';
import { FailedError, UsageError } from '../errors.ts';
import { collect, GAME_NAMES, loadGame, parseGameOptions } from '../games.ts';
import { readTextFile } from '../files.ts';
import { percent, print, printJson } from '../terminal/print.ts';

interface Words {
  readonly option?: readonly string[];
  readonly rules?: string;
  readonly json?: true;
}

export function addSolve(program: Command): void {
  program
    .command('solve')
    .description('work out the exact chance of winning with best play')
    .argument('<game>', `one of: ${GAME_NAMES}`)
    .option('--option <name=value>', 'set a game option; repeat for more', collect)
    .option('--rules <file>', 'a JSON file with another combat table')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample:\n  club-route solve battle-card --option orders=northward')
    .action(solve);
}

async function solve(id: string, words: Words): Promise<void> {
  const module = await loadGame(id);
  if (module.solve === undefined)
    throw new UsageError(`${module.game.title} is too large to solve. Try "club-route simulate ${id}".`);
  const options = parseGameOptions(module, words.option);
  const solved = module.solve(options, words.rules === undefined ? undefined : await readRules(words.rules));
  if ('problem' in solved) throw new FailedError(`${words.rules}: ${printable(solved.problem)}`);
  if (words.json) return printJson({ game: id, options, value: solved.value });
  print(`${module.game.title}: best play wins ${percent(solved.value, 4)} of games`);
  print(String(solved.value));
}

async function readRules(path: string): Promise<unknown> {
  const text = await readTextFile(path);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new FailedError(`${path} is not valid JSON.`);
  }
}
