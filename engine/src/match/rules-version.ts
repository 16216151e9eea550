import type { Game } from '../contract.ts';
import type { MatchTerms } from '../dice/fair.ts';
import { readOptions, type OptionValues } from '../options.ts';
import { printable } from '../text/printable.ts';

/** What a game says of its versions. */
export type VersionedRules<O extends OptionValues> = Pick<
  Game<never, never, O>,
  'title' | 'version' | 'options' | 'earlier'
>;

/**
 * The options that a match is played with today: completed with defaults, and, where it was begun under earlier rules,
 * translated so that those rules go on. The terms themselves stay as they were written: hashes and signatures seal them.
 */
export function optionsOfTerms<O extends OptionValues>(
  { title, version, options, earlier = [] }: VersionedRules<O>,
  terms: Pick<MatchTerms, 'rules' | 'options'>,
): { readonly options: O } | { readonly problem: string } {
  if (terms.rules === version) return readOptions(options, terms.options);
  const then = earlier.find((one) => one.version === terms.rules);
  if (then === undefined) {
    const known = [...earlier.map((one) => one.version), version].join(', ');
    return {
      problem: `This match was begun under rules ${printable(terms.rules, 60)} of ${title}; this program knows rules ${known}.`,
    };
  }
  const read = readOptions(then.options, terms.options);
  return 'problem' in read ? read : { options: then.today(read.options) };
}
