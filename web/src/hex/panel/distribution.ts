/** What may come of something that is not one die: values with their weights, all whole numbers. */
export type Distribution = readonly { readonly value: number; readonly weight: number }[];

/** A distribution in five numbers. Half of all cases lie from `lower` to `upper`. */
export interface Summary {
  readonly least: number;
  readonly lower: number;
  readonly middle: number;
  readonly upper: number;
  readonly most: number;
}

export function summaryOf(distribution: Distribution): Summary {
  const sorted = distribution.filter(({ weight }) => weight > 0).toSorted((a, b) => a.value - b.value);
  const total = weightOf(sorted);
  /** The first value by which so many quarters of all cases are reached. */
  const after = (quarters: number): number => {
    let sum = 0;
    for (const { value, weight } of sorted) {
      sum += weight;
      if (4 * sum >= quarters * total) return value;
    }
    return sorted.at(-1)!.value;
  };
  return { least: sorted[0]!.value, lower: after(1), middle: after(2), upper: after(3), most: after(4) };
}

/** How likely a value is that will do, from 0 to 1. */
export function chanceOf(distribution: Distribution, willDo: (value: number) => boolean): number {
  return weightOf(distribution.filter(({ value }) => willDo(value))) / weightOf(distribution);
}

function weightOf(distribution: Distribution): number {
  return distribution.reduce((sum, { weight }) => sum + weight, 0);
}
