import { fork } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { calibrate } from './calibration.ts';
import { runGroup, type Figure } from './figures.ts';
import { medianOf } from './measure.ts';

type Ratio = Figure & { readonly ratio: number };

export interface Run {
  readonly calibration: number;
  readonly figures: readonly Ratio[];
}

/** Each run has a calibration of its own: what else the machine does changes from one to the next. */
export async function measureGroup(group: string, tell: (figure: Ratio) => void): Promise<Run> {
  const calibration = calibrate();
  const figures: Ratio[] = [];
  for await (const figure of runGroup(group)) {
    const measured = { ...figure, ratio: figure.perCpuSecond / calibration };
    figures.push(measured);
    tell(measured);
  }
  return { calibration, figures };
}

/** Each group in a process of its own: code that one game has made general would run slower for the next. */
export async function measureApart(groups: readonly string[], tell: (figure: Ratio) => void): Promise<Run> {
  const runs: Run[] = [];
  for (const group of groups) {
    const child = fork(process.argv[1]!, ['bench', group, '--json'], { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
    const [printed, [code]] = await Promise.all([text(child.stdout!), once(child, 'exit') as Promise<[number | null]>]);
    if (code !== 0) throw new Error(`the bench of ${group} ended with code ${code}`);
    const run = JSON.parse(printed) as Run;
    run.figures.forEach(tell);
    runs.push(run);
  }
  return {
    calibration: medianOf(runs.map(({ calibration }) => calibration)),
    figures: runs.flatMap(({ figures }) => figures),
  };
}

type Middle = Ratio & {
  /** The lowest and the highest of all runs. */
  readonly ratios: readonly [number, number];
};

/** Of every number the one in the middle of all runs. */
export function middleOf(runs: readonly Run[]): { readonly calibration: number; readonly figures: readonly Middle[] } {
  const [first] = runs;
  const figures = first!.figures.map((figure, index): Middle => {
    const all = runs.map((run) => run.figures[index]!);
    const numbers = Object.entries(figure).map(([name, value]) => [
      name,
      typeof value === 'number' ? medianOf(all.map((one) => one[name as 'ratio'])) : value,
    ]);
    const ratios = all.map(({ ratio }) => ratio);
    return {
      ...(Object.fromEntries(numbers) as typeof figure),
      ratios: [Math.min(...ratios), Math.max(...ratios)],
    };
  });
  return { calibration: medianOf(runs.map(({ calibration }) => calibration)), figures };
}
