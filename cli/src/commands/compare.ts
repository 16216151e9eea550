import { availableParallelism } from 'node:os';
import { FULL_SCORE } from '@club-route/engine';
import type { Command } from 'commander';
import { findBaseline } from '../comparison/earlier-bots.ts';
import { gainIn, gainOf, type PairResult, type Terms } from '../comparison/pair.ts';
import { readRecord, writeRecord } from '../comparison/record.ts';
import { intervalOf, judge, type Bar, type Interval, type Verdict } from '../comparison/verdict.ts';
import { FailedError, UsageError } from '../errors.ts';
import { collect, GAME_NAMES, loadGame, parseGameOptions, wholeNumber } from '../games.ts';
import { findBot } from '../players.ts';
import { print, printJson, printTable } from '../terminal/print.ts';
import { Progress } from '../terminal/progress.ts';
import { inOrder } from '../workers/queue.ts';

interface Words {
  readonly candidate: string;
  readonly baseline: string;
  readonly baselineFrom?: string;
  readonly pairs: number;
  readonly seed: number;
  readonly nodes?: number;
  readonly gain: number;
  readonly floor: number;
  readonly option?: readonly string[];
  readonly state?: string;
  readonly jobs?: number;
  readonly json?: true;
}

export function addCompare(program: Command): void {
  program
    .command('compare')
    .description('measure how much better one bot plays than another, on the same seeds and from every seat')
    .argument('<game>', `one of: ${GAME_NAMES}`)
    .requiredOption('--candidate <id>', 'the bot that should be stronger')
    .requiredOption('--baseline <id>', 'the bot to compare it with')
    .option('--baseline-from <file>', 'load the baseline from a file made by `npm run earlier-bots`')
    .option('--pairs <n>', 'the maximum number of seeds', wholeNumber('--pairs', 1), 200)
    .option('--seed <n>', 'the same seed gives the same games', wholeNumber('--seed', 0), 1)
    .option('--nodes <n>', 'how much a bot may think per turn, in its own units', wholeNumber('--nodes', 1))
    .option('--gain <x>', 'the gain required over all seats', share('--gain'), 0.15)
    .option('--floor <x>', 'the value that the whole interval of the gain must exceed', share('--floor'), 0.05)
    .option('--option <name=value>', 'set a game option; repeat for more', collect)
    .option('--state <file>', 'save results to this file and resume from it')
    .option('--jobs <n>', 'how many cores to use (default: all)', wholeNumber('--jobs', 1))
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      '\nExample:\n  club-route compare farthest-bridge --candidate commander --baseline staff --state measured.json',
    )
    .action(compare);
}

function share(name: string): (text: string) => number {
  return (text) => {
    const number = Number(text);
    if (!(text.trim() !== '' && number >= -1 && number <= 1))
      throw new UsageError(`${name} must be a number from -1 to 1, not "${text}".`);
    return number;
  };
}

async function compare(id: string, words: Words): Promise<void> {
  const module = await loadGame(id);
  findBot(module, words.candidate);
  const terms: Terms = {
    game: id,
    rules: module.game.version,
    options: parseGameOptions(module, words.option),
    candidate: words.candidate,
    baseline: words.baseline,
    ...(words.baselineFrom !== undefined && { baselineFrom: words.baselineFrom }),
    seed: words.seed,
    nodes: words.nodes ?? null,
  };
  await findBaseline(module, terms);
  const bar: Bar = { gain: words.gain, floor: words.floor };
  const kept = words.state === undefined ? [] : await readRecord(words.state, terms);
  const results = kept.slice(0, words.pairs);
  const verdict = await playOn(terms, results, words, bar);
  if (words.json) printJson(summary(module.game.seats, terms, results, words.pairs, bar, verdict));
  else report(module.game.title, module.game.seats, terms, results, words.pairs, bar, verdict);
}

/** Plays pair after pair, adding to the results, until the verdict is clear or somebody stops it. */
async function playOn(terms: Terms, results: PairResult[], words: Words, bar: Bar): Promise<Verdict> {
  const verdict = (): Verdict => judge(results.map(gainOf), words.pairs, bar);
  if (verdict() !== 'open') return verdict();
  const stopping = new AbortController();
  const stop = (): void => {
    stopping.abort();
    process.exitCode = 130;
  };
  process.once('SIGINT', stop);
  const progress = new Progress('Comparing', words.pairs);
  // The last pair of an earlier run is played again, to see that the players still are who they were.
  const known = results.at(-1);
  const first = known?.pair ?? 0;
  const numbers = Array.from({ length: words.pairs - first }, (_, index) => first + index);
  const jobs = words.jobs ?? availableParallelism();
  try {
    for await (const result of inOrder<PairResult>('compare', terms, numbers, jobs, stopping.signal)) {
      if (result.pair === known?.pair) {
        if (JSON.stringify(result) !== JSON.stringify(known))
          throw new FailedError(
            `${words.state}: pair ${known.pair} now plays differently. The bots have changed since it was saved.`,
          );
        continue;
      }
      results.push(result);
      progress.update(results.length);
      if (words.state !== undefined) await writeRecord(words.state, terms, results);
      if (verdict() !== 'open') break;
    }
  } finally {
    progress.end();
    process.off('SIGINT', stop);
  }
  return verdict();
}

interface SeatFigures extends Interval {
  readonly candidate: number;
  readonly baseline: number;
}

function seatFigures(results: readonly PairResult[], seat: string, most: number): SeatFigures {
  const mean = (of: (result: PairResult) => number): number =>
    results.reduce((sum, result) => sum + of(result), 0) / Math.max(1, results.length);
  return {
    candidate: mean((result) => result.candidate[seat]! / FULL_SCORE),
    baseline: mean((result) => result.baseline[seat]! / FULL_SCORE),
    ...intervalOf(
      results.map((result) => gainIn(result, seat)),
      most,
    ),
  };
}

function summary(
  seats: readonly string[],
  terms: Terms,
  results: readonly PairResult[],
  most: number,
  bar: Bar,
  verdict: Verdict,
): object {
  return {
    ...terms,
    most,
    pairs: results.length,
    differing: results.filter((result) => seats.some((seat) => gainIn(result, seat) !== 0)).length,
    gain: intervalOf(results.map(gainOf), most),
    seats: Object.fromEntries(seats.map((seat) => [seat, seatFigures(results, seat, most)])),
    bar,
    verdict,
  };
}

const VERDICTS: Readonly<Record<Verdict, string>> = {
  met: 'The bar is met.',
  missed: 'The bar is missed.',
  open: 'Stopped before the result was certain.',
};

function report(
  title: string,
  seats: readonly string[],
  terms: Terms,
  results: readonly PairResult[],
  most: number,
  bar: Bar,
  verdict: Verdict,
): void {
  const gain = intervalOf(results.map(gainOf), most);
  print(
    `${title}: ${terms.candidate} against ${baselineName(terms)}, ${results.length} of ${most} pairs (seed ${terms.seed})`,
  );
  print();
  printTable([
    ['', terms.candidate, terms.baselineFrom === undefined ? terms.baseline : 'earlier', 'gain', '95 % interval'],
    ...seats.map((seat) => {
      const figures = seatFigures(results, seat, most);
      return [seat, figures.candidate.toFixed(3), figures.baseline.toFixed(3), ...intervalCells(figures)];
    }),
    ['all seats', '', '', ...intervalCells(gain)],
  ]);
  print();
  print(
    `Required: a gain of ${bar.gain} with its interval above ${bar.floor}. ${VERDICTS[verdict]} The interval is valid however often you look.`,
  );
}

function baselineName({ baseline, baselineFrom }: Terms): string {
  return baselineFrom === undefined ? baseline : `${baseline} of ${baselineFrom}`;
}

function intervalCells({ mean, low, high }: Interval): readonly string[] {
  return [signed(mean), `${signed(low)} to ${signed(high)}`];
}

function signed(number: number): string {
  return `${number < 0 ? '−' : '+'}${Math.abs(number).toFixed(3)}`;
}
