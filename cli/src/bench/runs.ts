import { calibrate } from './calibration.ts';
import { runGroup, type Figure } from './figures.ts';
import { medianOf } from './measure.ts';

export interface Run {
  readonly calibration: number;
  readonly figures: readonly (Figure & { readonly ratio: number })[];
}

/** Each run has a calibration of its own: what else the machine does changes from one to the next. */
export async function measureAll(groups: readonly string[]): Promise<Run> {
  const calibration = calibrate();
  const figures: Run['figures'][number][] = [];
  for (const one of groups)
    for (const figure of await runGroup(one)) figures.push({ ...figure, ratio: figure.perCpuSecond / calibration });
  return { calibration, figures };
}

type Middle = Run['figures'][number] & {
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
