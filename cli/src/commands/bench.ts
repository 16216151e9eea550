import { cpus } from 'node:os';
import type { Command } from 'commander';
import { GROUPS } from '../bench/figures.ts';
import { measureApart, measureGroup, middleOf, type Run } from '../bench/runs.ts';
import { UsageError } from '../errors.ts';
import { wholeNumber } from '../games.ts';
import { print, printJson, printTable } from '../terminal/print.ts';

export function addBench(program: Command): void {
  program
    .command('bench')
    .description('measure speed per CPU-second, and relative to a calibration in the same run')
    .argument('[group]', `measure only one group: ${GROUPS.join(', ')}`)
    .option(
      '--runs <n>',
      'measure this many times; print the median, the lowest and the highest',
      wholeNumber('--runs', 1),
    )
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample:\n  club-route bench battle-card --json\n  club-route bench server --runs 5')
    .action(bench);
}

interface Words {
  readonly runs?: number;
  readonly json?: true;
}

async function bench(group: string | undefined, words: Words): Promise<void> {
  if (group !== undefined && !GROUPS.includes(group))
    throw new UsageError(`There is no group "${group}". The groups are: ${GROUPS.join(', ')}.`);
  const machine = `${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores, Node ${process.version}`;
  if (!words.json) process.stderr.write(`Measuring on ${machine}\n`);
  // It takes minutes: each figure is told as it comes, and Ctrl-C may end it after the one that was wanted.
  const tell = ({ name, ratio }: { readonly name: string; readonly ratio: number }): void => {
    if (!words.json) process.stderr.write(`${name}: ${ratio.toPrecision(3)}\n`);
  };
  const measure = (): Promise<Run> => (group === undefined ? measureApart(GROUPS, tell) : measureGroup(group, tell));
  const runs: Run[] = [];
  for (let count = words.runs ?? 1; count > 0; count--) runs.push(await measure());
  const { calibration, figures } = middleOf(runs);
  if (words.json) return printJson({ machine, calibration, figures });
  print(`Calibration: ${Math.round(calibration).toLocaleString('en')} JSON round trips per CPU-second`);
  print();
  printTable([
    [
      'figure',
      'unit',
      'per CPU-second',
      '× calibration',
      'from – to',
      'median ms',
      '99 % ms',
      'slowest ms',
      'per second',
      'bytes',
    ],
    ...figures.map((one) => [
      one.name,
      one.unit,
      one.perCpuSecond < 100 ? one.perCpuSecond.toPrecision(3) : Math.round(one.perCpuSecond),
      one.ratio.toPrecision(3),
      runs.length === 1 ? '' : one.ratios.map((ratio) => ratio.toPrecision(3)).join(' – '),
      ...[one.medianMs, one.p99Ms, one.mostMs, one.perSecond, one.bytesEach].map(
        (value) => value?.toPrecision(3) ?? '',
      ),
    ]),
  ]);
}
