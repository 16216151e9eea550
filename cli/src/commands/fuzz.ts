import { writeFile } from 'node:fs/promises';
import type { Command } from 'commander';
import type { FuzzReport } from '@club-route/engine/testing';
import { collect, GAME_NAMES, loadGame, namedOptions, wholeNumber } from '../games.ts';
import { print, printJson } from '../terminal/print.ts';
import { Progress } from '../terminal/progress.ts';
import type { FuzzJob } from '../workers/fuzz.worker.ts';
import { overAllCores } from '../workers/pool.ts';

interface Words {
  readonly games: number;
  readonly seed: number;
  readonly thorough?: true;
  readonly option?: readonly string[];
  readonly journal?: string;
  readonly jobs?: number;
  readonly json?: true;
}

export function addFuzz(program: Command): void {
  program
    .command('fuzz')
    .description('play random games and check every law the rules must obey')
    .argument('<game>', `one of: ${GAME_NAMES}`)
    .option('--games <n>', 'how many games', wholeNumber('--games', 1), 1000)
    .option('--seed <n>', 'the seed of the first game; each later game adds 1', wholeNumber('--seed', 0), 1)
    .option('--thorough', 'check every law in every position instead of a sample')
    .option('--option <name=value>', 'set a game option, others are drawn at random; repeat for more', collect)
    .option('--journal <file>', 'write the journal of the first failure to this file')
    .option('--jobs <n>', 'how many cores to use (default: all)', wholeNumber('--jobs', 1))
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample:\n  club-route fuzz battle-card --games 100000 --journal failure.json')
    .action(runFuzz);
}

async function runFuzz(id: string, words: Words): Promise<void> {
  const module = await loadGame(id);
  const job: FuzzJob = {
    game: id,
    seed: words.seed,
    thorough: words.thorough ?? false,
    options: namedOptions(module, words.option),
  };
  const progress = new Progress('Fuzzing', words.games);
  const parts = await overAllCores<FuzzReport>('fuzz', job, words.games, (done) => progress.update(done), words.jobs);
  progress.end();
  const games = parts.reduce((sum, part) => sum + part.games, 0);
  const actions = parts.reduce((sum, part) => sum + part.actions, 0);
  const failures = parts.flatMap((part) => part.failures);
  const [first] = failures;
  if (first !== undefined) {
    process.exitCode = 1;
    if (words.journal !== undefined) await writeFile(words.journal, JSON.stringify(first.journal));
  }
  if (words.json) return printJson({ game: id, games, actions, failures });
  print(
    `${module.game.title}: ${games.toLocaleString('en')} games, ${actions.toLocaleString('en')} actions, ${failures.length} failures`,
  );
  if (first === undefined) return;
  print(`First failure, seed ${first.seed}: ${first.reason}`);
  print(words.journal === undefined ? JSON.stringify(first.journal) : `Its journal is in ${words.journal}.`);
}
