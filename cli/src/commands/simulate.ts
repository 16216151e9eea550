import type { Command } from 'commander';
import { collect, GAME_NAMES, loadGame, parseGameOptions, wholeNumber } from '../games.ts';
import { assignBots } from '../players.ts';
import { addTally, emptyTally, type Tally } from '../simulation.ts';
import { percent, print, printJson, printTable } from '../terminal/print.ts';
import { Progress } from '../terminal/progress.ts';
import { overAllCores } from '../workers/pool.ts';
import type { SimulateJob } from '../workers/simulate.worker.ts';

interface Words {
  readonly games: number;
  readonly seed: number;
  readonly bot?: readonly string[];
  readonly option?: readonly string[];
  readonly jobs?: number;
  readonly json?: true;
}

export function addSimulate(program: Command): void {
  program
    .command('simulate')
    .description('let the computer play many games and count how they end')
    .argument('<game>', `one of: ${GAME_NAMES}`)
    .option('--games <n>', 'how many games', wholeNumber('--games', 1), 10_000)
    .option('--bot <id>', 'who plays: one bot for every seat, or seat=bot (use commas or repeat for more)', collect)
    .option('--seed <n>', 'the same seed gives the same games', wholeNumber('--seed', 0), 1)
    .option('--option <name=value>', 'set a game option; repeat for more', collect)
    .option('--jobs <n>', 'how many cores to use (default: all)', wholeNumber('--jobs', 1))
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample:\n  club-route simulate battle-card --games 1000000 --bot best')
    .action(simulate);
}

async function simulate(id: string, words: Words): Promise<void> {
  const module = await loadGame(id);
  const job: SimulateJob = {
    game: id,
    bots: assignBots(module, [module.bots.at(-1)!.id, ...(words.bot ?? [])]),
    options: parseGameOptions(module, words.option),
    seed: words.seed,
  };
  const started = performance.now();
  const progress = new Progress('Simulating', words.games);
  const parts = await overAllCores<Tally>('simulate', job, words.games, (done) => progress.update(done), words.jobs);
  progress.end();
  const seconds = Math.round(performance.now() - started) / 1000;
  const tally = emptyTally();
  for (const part of parts) addTally(tally, part);
  const { games, results, facts, actions } = tally;
  if (words.json)
    return printJson({
      game: id,
      seed: words.seed,
      games,
      bots: job.bots,
      options: job.options,
      results,
      facts,
      actions,
      seconds,
    });
  print(`${module.game.title}: ${games.toLocaleString('en')} games in ${seconds} s (seed ${words.seed})`);
  print(
    Object.entries(job.bots)
      .map(([seat, bot]) => `${seat} played by ${bot}`)
      .join(', '),
  );
  print();
  printTable([
    ['result', 'games', 'share', '± (95 %)'],
    ...byCount(results).map(([name, count]) => shareRow(name, count, games)),
  ]);
  for (const [fact, byResult] of Object.entries(facts)) printFact(fact, byResult);
}

function shareRow(name: string, count: number, games: number): readonly (string | number)[] {
  const share = count / games;
  return [name, count, percent(share, 3), percent(1.96 * Math.sqrt((share * (1 - share)) / games), 3)];
}

function byCount(results: Readonly<Record<string, number>>): readonly (readonly [string, number])[] {
  return Object.entries(results).toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
}

function printFact(fact: string, byResult: Readonly<Record<string, Readonly<Record<string, number>>>>): void {
  const values = [...new Set(Object.values(byResult).flatMap((counts) => Object.keys(counts)))].toSorted(
    (a, b) => Number(a) - Number(b) || (a < b ? -1 : 1),
  );
  print();
  printTable([
    [`by ${fact}`, ...values],
    ...Object.keys(byResult)
      .toSorted()
      .map((name) => [name, ...values.map((value) => byResult[name]![value] ?? 0)]),
  ]);
}
