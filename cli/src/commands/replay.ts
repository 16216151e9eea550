import type { Command } from 'commander';
import type { Action, GameModule, Match, Report, Step } from '@club-route/engine';
import { UsageError } from '../errors.ts';
import { loadMatch } from '../files.ts';
import { wholeNumber } from '../games.ts';
import { print, printForeignJson, printText } from '../terminal/print.ts';

interface Words {
  readonly to?: number;
  readonly json?: true;
}

export function addReplay(program: Command): void {
  program
    .command('replay')
    .description('retell a saved game, entry by entry')
    .argument('<file>', 'a save file or a downloaded match; "-" reads standard input')
    .option('--to <n>', 'stop after entry n and show the position', wholeNumber('--to', 0))
    .option('--json', 'print JSON: one object per entry')
    .addHelpText('after', '\nExample:\n  club-route replay my-game.json --to 6')
    .action(replay);
}

async function replay(path: string, words: Words): Promise<void> {
  const { module, match } = await loadMatch(path);
  const last = words.to ?? match.last;
  if (last > match.last) throw new UsageError(`There is no entry ${last}. The last entry is ${match.last}.`);
  for (const step of match.steps.slice(0, last + 1)) {
    const sentences = sentencesOf(module, step.reports);
    if (words.json)
      printForeignJson({ n: step.entry.n, seat: step.entry.seat, deed: step.entry.deed, said: sentences });
    else printStep(module, match, step, sentences);
  }
  if (words.json) return;
  print();
  for (const line of module.language.describe(match.stateAt(last), 'spectator')) printText(line);
  const result = last === match.last ? match.result() : undefined;
  if (result !== undefined) print(`\n${result.reason}`);
}

function printStep(module: GameModule, match: Match, step: Step<Action, Report>, sentences: readonly string[]): void {
  const { n, seat, deed } = step.entry;
  if (deed.kind === 'setup') return;
  const what =
    deed.kind === 'act'
      ? module.language.write(match.stateAt(step.parent), deed.action)
      : `${deed.kind} to entry ${deed.to}`;
  printText(`${seat}: ${what}`, `${String(n).padStart(3)}  `);
  for (const sentence of sentences) printText(sentence, '     ');
}

function sentencesOf(module: GameModule, reports: readonly Report[]): readonly string[] {
  return reports.flatMap((report) => module.language.say(report, 'spectator') ?? []);
}
