import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { Command } from 'commander';
import { UsageError } from '../errors.ts';
import { collect, wholeNumber } from '../games.ts';
import { workThrough } from '../soak/crew.ts';
import { loadSoaked, SOAKED } from '../soak/games.ts';
import type { Kind } from '../soak/kind.ts';
import { KINDS } from '../soak/kinds/index.ts';
import { Lane, type Done, type LaneRecord } from '../soak/lane.ts';
import { SoakFolder } from '../soak/record.ts';
import { print, printJson, printTable } from '../terminal/print.ts';
import { Ticker } from '../terminal/ticker.ts';

interface Words {
  readonly kind?: readonly string[];
  readonly game?: readonly string[];
  readonly seed?: number;
  readonly count?: number;
  readonly state?: string;
  readonly jobs?: number;
  readonly json?: true;
}

const KIND_NAMES = KINDS.map(({ name }) => name).join(', ');
/** A new record begins anywhere, so that no two machines do the same; with this bound seeds are easy to type. */
const FIRST_SEEDS = 1_000_000_000;
const SAVE_EVERY_MS = 1000;

export function addSoak(program: Command): void {
  program
    .command('soak')
    .description('test games with new seeds until you press Ctrl-C')
    .argument('[kinds...]', 'the same as --kind')
    .option('--kind <name>', `only this kind of test; repeat for more: ${KIND_NAMES}`, collect)
    .option('--game <id>', `only this game; repeat for more: ${SOAKED.join(', ')}`, collect)
    .option('--seed <n>', 'start at this seed and keep no record, to reproduce a failure', wholeNumber('--seed', 0))
    .option('--count <n>', 'stop after this many seeds for each kind and game', wholeNumber('--count', 1))
    .option('--state <folder>', 'save progress in this folder and resume from it')
    .option('--jobs <n>', 'how many cores to use (default: all)', wholeNumber('--jobs', 1))
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      '\nExample:\n  club-route soak --state soaked\n  club-route soak forge --state soaked\n  club-route soak --kind fuzz --game farthest-bridge --seed 17 --count 1',
    )
    .action(soak);
}

async function soak(kinds: readonly string[], given: Words): Promise<void> {
  const named = [...kinds, ...(given.kind ?? [])];
  const words = { ...given, kind: named.length === 0 ? undefined : named };
  const folder = words.state === undefined || words.seed !== undefined ? undefined : await SoakFolder.open(words.state);
  const kept = (await folder?.read()) ?? [];
  const lanes = await chosenLanes(words, kept);
  if (lanes.length === 0) throw new UsageError('None of these kinds of test applies to that game.');
  // Lanes that are not run now stay in the record as they are.
  const others = kept.filter((one) => !lanes.some((lane) => lane.kind === one.kind && lane.game === one.game));
  const save = async (): Promise<void> => folder?.write([...others, ...lanes.map(({ record }) => record)]);
  const ticker = new Ticker(() => lanes.map(({ record }) => progressOf(record)).join(' · '));
  const stopping = new AbortController();
  const stop = (): void => stopping.abort();
  process.once('SIGINT', stop);
  let saved = -Infinity;
  try {
    await workThrough(lanes, words.jobs ?? availableParallelism(), stopping.signal, async (lane, done) => {
      if (done.failure !== undefined) {
        await save();
        ticker.clear();
        if (!words.json) await tell(lane, done, folder);
      } else if (performance.now() - saved > SAVE_EVERY_MS) {
        saved = performance.now();
        await save();
      }
      ticker.update();
    });
  } finally {
    process.off('SIGINT', stop);
    ticker.clear();
    await save();
  }
  const records = lanes.map(({ record }) => record);
  if (records.some(({ failures }) => failures.length > 0)) process.exitCode = 1;
  else if (stopping.signal.aborted) process.exitCode = 130;
  if (words.json) return printJson({ lanes: records });
  report(records);
}

/** Each kind with each game that it suits, from where the record says. */
async function chosenLanes(words: Words, kept: readonly LaneRecord[]): Promise<readonly Lane[]> {
  const modules = await Promise.all((words.game ?? SOAKED).map(loadSoaked));
  const kinds = words.kind?.map(findKind) ?? KINDS;
  return kinds.flatMap(({ name, suits }) =>
    modules.filter(suits).map(({ game: { id } }) => {
      const known = kept.find((one) => one.kind === name && one.game === id);
      return new Lane(known ?? Lane.begin(name, id, words.seed ?? randomInt(FIRST_SEEDS)), words.count);
    }),
  );
}

function findKind(name: string): Kind {
  const kind = KINDS.find((one) => one.name === name);
  if (kind === undefined) throw new UsageError(`There is no kind of test "${name}". The kinds are: ${KIND_NAMES}.`);
  return kind;
}

/** A failure at once, with the line that shows it again. */
async function tell({ kind, game }: Lane, { seed, failure }: Done, folder: SoakFolder | undefined): Promise<void> {
  print(`FAILED: ${kind} ${game}, seed ${seed}: ${failure!.reason}`);
  if (failure!.journal !== undefined && folder !== undefined)
    print(`  its journal: ${await folder.keepJournal(kind, game, seed, failure!.journal)}`);
  print(`  again: ${againLine(kind, game, seed)}`);
}

function againLine(kind: string, game: string, seed: number): string {
  return `npm run soak -- --kind ${kind} --game ${game} --seed ${seed} --count 1`;
}

function unitOf(kind: string): string {
  return KINDS.find(({ name }) => name === kind)!.unit;
}

function progressOf({ kind, game, first, next, failures }: LaneRecord): string {
  const failed = failures.length > 0 ? `, ${failures.length} FAILED` : '';
  return `${kind} ${game} ${(next - first).toLocaleString('en')} ${unitOf(kind)}${failed}`;
}

function report(records: readonly LaneRecord[]): void {
  printTable([
    ['kind', 'game', 'done', 'failed', 'seconds', 'next seed', 'counted'],
    ...records.map(({ kind, game, first, next, failures, seconds, counts }) => [
      kind,
      game,
      `${(next - first).toLocaleString('en')} ${unitOf(kind)}`,
      failures.length,
      seconds,
      next,
      Object.entries(counts)
        .map(([name, count]) => `${count.toLocaleString('en')} ${name}`)
        .join(', '),
    ]),
  ]);
  for (const { kind, game, failures } of records)
    for (const { seed } of failures) print(`Still failing: ${againLine(kind, game, seed)}`);
}
