import { cpus } from 'node:os';
import type { Command } from 'commander';
import { GROUPS, runGroup, type Figure } from '../bench/figures.ts';
import { calibrate } from '../bench/calibration.ts';
import { UsageError } from '../errors.ts';
import { print, printJson, printTable } from '../terminal/print.ts';

export function addBench(program: Command): void {
  program
    .command('bench')
    .description('measure speed, per CPU-second and against a calibration made in the same run')
    .argument('[group]', `only one group of figures: ${GROUPS.join(', ')}`)
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample:\n  club-route bench battle-card --json')
    .action(bench);
}

async function bench(group: string | undefined, words: { readonly json?: true }): Promise<void> {
  const groups = group === undefined ? GROUPS : GROUPS.filter((one) => one === group);
  if (groups.length === 0) throw new UsageError(`There is no group "${group}"; the groups are ${GROUPS.join(', ')}.`);
  const machine = `${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores, Node ${process.version}`;
  if (!words.json) process.stderr.write(`Measuring on ${machine}\n`);
  const calibration = calibrate();
  const figures: (Figure & { readonly ratio: number })[] = [];
  for (const one of groups) {
    for (const figure of await runGroup(one)) figures.push({ ...figure, ratio: figure.perCpuSecond / calibration });
  }
  if (words.json) return printJson({ machine, calibration, figures });
  print(`Calibration: ${Math.round(calibration).toLocaleString('en')} JSON round trips per CPU-second`);
  print();
  printTable([
    ['figure', 'unit', 'per CPU-second', '× calibration', 'median ms', '99 % ms', 'slowest ms', 'per second', 'bytes'],
    ...figures.map((one) => [
      one.name,
      one.unit,
      one.perCpuSecond < 100 ? one.perCpuSecond.toPrecision(3) : Math.round(one.perCpuSecond),
      one.ratio.toPrecision(3),
      ...[one.medianMs, one.p99Ms, one.mostMs, one.perSecond, one.bytesEach].map(
        (value) => value?.toPrecision(3) ?? '',
      ),
    ]),
  ]);
}
