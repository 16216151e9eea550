import type { GameModule, RulesSection } from '../contract.ts';

/** Where a rule that somebody cites can be read: in a section of the rules, or in an entry of the register. */
export type CitedRule = { readonly section: string } | { readonly ruling: string };

/**
 * Finds a rule that a refusal cites. Our rules put some of a book's rules into one section: what has none of its own is
 * found by the entry of the register that is about it, or in the section of its chapter.
 */
export function citedRule(
  { rules, register }: Pick<GameModule, 'rules' | 'register'>,
  rule: string,
): CitedRule | undefined {
  if (rules.some((section) => section.rule === rule)) return { section: rule };
  const entry = register.find(({ id }) => id === rule) ?? register.find((each) => each.rule === rule);
  if (entry !== undefined) return { ruling: entry.id };
  const chapter = chapterOf(rule);
  const section = chapter === undefined ? undefined : rules.find((each) => chapterOf(each.rule) === chapter);
  return section && { section: section.rule };
}

/** Of 8.3 and of S8.3: 8. */
function chapterOf(rule: RulesSection['rule']): string | undefined {
  return /^S?(\d+)(\.\d|$)/.exec(rule)?.[1];
}
