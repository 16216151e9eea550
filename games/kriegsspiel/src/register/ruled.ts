import type { RegisterEntry } from '@club-route/engine';
import type { AllOptions } from '../second/options.ts';

/** One ruling as a line: id, rule, question, what is played, why, and the option that switches it. */
export type Ruling = readonly [
  id: string,
  rule: string,
  question: string,
  played: string,
  why: string,
  option?: keyof AllOptions,
];

export function ruled(rulings: readonly Ruling[]): readonly RegisterEntry[] {
  return rulings.map(([id, rule, question, played, why, option]) => ({
    id,
    rule,
    provenance: 'ruled',
    question,
    played,
    why,
    ...(option === undefined ? {} : { option }),
  }));
}
