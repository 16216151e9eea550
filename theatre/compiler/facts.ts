import type { Certainty } from '../src/board-file.ts';
import { MapError } from './errors.ts';

/**
 * What is known of a board apart from the ground. A fact wins over what the rules make of the ground; two facts that
 * disagree stop the compiler. Cells go by label, separated by blanks; a side is `label/label`.
 */
export type Fact =
  | { readonly terrain: string; readonly cells: string }
  /** The cell stands for this spot of ground rather than for the ground under its centre. */
  | { readonly stands: string; readonly at: string }
  | { readonly water: string; readonly sides: string }
  /** Cells from bank to bank. */
  | {
      readonly crossing: string;
      readonly kind: string;
      readonly over: string;
      readonly cells: string;
      readonly name?: string;
      readonly traits?: readonly string[];
    }
  | { readonly road: string; readonly kind: string; readonly chain: string }
  | { readonly flag: string; readonly cells: string }
  | { readonly border: string; readonly sides: string }
  | { readonly place: string; readonly cells: string }
  | { readonly mark: string; readonly kind: string; readonly name: string; readonly cells: string };

export interface FactGroup {
  readonly certainty: Certainty;
  readonly why: string;
  /** Where a person finds and corrects it. */
  readonly file: string;
  readonly facts: readonly Fact[];
}

/** Makes the groups of one file: `const because = factsOf('…/facts.ts'); because('printed', 'drop zones, 18.0', [ … ])`. */
export function factsOf(file: string): (certainty: Certainty, why: string, facts: readonly Fact[]) => FactGroup {
  return (certainty, why, facts) => ({ certainty, why, file, facts });
}

/** Remembers what was said of what, and by which fact. */
export class FactBook {
  private readonly said = new Map<string, { readonly value: string; readonly group: FactGroup }>();

  /** Notes that `feature` is `value`. Saying the same twice is harmless; saying something else is not. */
  note(feature: string, value: string, group: FactGroup): void {
    const before = this.said.get(feature);
    if (before === undefined) this.said.set(feature, { value, group });
    else if (before.value !== value) {
      throw new MapError(
        group.file,
        feature,
        `two facts contradict each other: "${value}" (${group.why}) and "${before.value}" (${before.group.why})`,
      );
    }
  }
}
