import type { Seat } from '../contract.ts';

/** Who may see a draw while the match is played: everybody, or only these seats. */
export type Audience = readonly Seat[] | undefined;

/** One draw as the journal keeps it: a whole number from `low` to `high`, and what it was for. */
export interface Draw {
  readonly purpose: string;
  readonly low: number;
  readonly high: number;
  readonly value: number;
  readonly seenBy?: readonly Seat[];
}

/** The only source of chance. Each draw states its purpose; a purpose is a constant, never a secret. */
export interface Dice {
  d6(purpose: string, seenBy?: Audience): number;
  /** A whole number from low to high, both included. */
  between(low: number, high: number, purpose: string, seenBy?: Audience): number;
  /** True in `numerator` of `denominator` cases. */
  chance(numerator: number, denominator: number, purpose: string, seenBy?: Audience): boolean;
  /** The average die: 2, 3, 3, 4, 4, 5. */
  average(purpose: string, seenBy?: Audience): number;
  pick<T>(list: readonly T[], purpose: string, seenBy?: Audience): T;
}

const AVERAGE = [2, 3, 3, 4, 4, 5] as const;

/** Everything a kind of dice shares; a kind only says where the next number comes from. */
export abstract class AnyDice implements Dice {
  abstract between(low: number, high: number, purpose: string, seenBy?: Audience): number;

  d6(purpose: string, seenBy?: Audience): number {
    return this.between(1, 6, purpose, seenBy);
  }

  chance(numerator: number, denominator: number, purpose: string, seenBy?: Audience): boolean {
    return this.between(1, denominator, purpose, seenBy) <= numerator;
  }

  average(purpose: string, seenBy?: Audience): number {
    return AVERAGE[this.between(1, 6, purpose, seenBy) - 1]!;
  }

  pick<T>(list: readonly T[], purpose: string, seenBy?: Audience): T {
    if (list.length === 0) throw new RangeError(`nothing to pick from for ${purpose}`);
    return list[this.between(0, list.length - 1, purpose, seenBy)]!;
  }
}

/** A draw as an entry of the journal. */
export function drawn(purpose: string, low: number, high: number, value: number, seenBy: Audience): Draw {
  return seenBy === undefined ? { purpose, low, high, value } : { purpose, low, high, value, seenBy };
}
