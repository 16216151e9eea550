import { markTerms, type GlossaryTerm, type MarkedText, type RulesSection } from '@club-route/engine';

/** The part of an address behind the # that leads to a section. */
export function ruleAnchor(rule: string): string {
  return `rule-${rule.toLowerCase().replaceAll(/[^a-z0-9.]+/g, '-')}`;
}

/** The sections in which all of the words stand, in title, text or tables; without words, all of them. */
export function sectionsWith(rules: readonly RulesSection[], words: string): readonly RulesSection[] {
  const wanted = words
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  return rules.filter(({ rule, title, paragraphs, tables = [] }) => {
    const cells = tables.flatMap(({ caption, columns, rows }) => [caption, ...columns, ...rows.flat()]);
    const text = [rule, title, ...paragraphs, ...cells].join(' ').toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}

/** Every paragraph with the words of the game marked, each where it stands first. */
export function markedParagraphs(
  glossary: readonly GlossaryTerm[],
  rules: readonly RulesSection[],
): ReadonlyMap<string, readonly MarkedText[]> {
  const seen = new Set<string>();
  return new Map(
    rules.flatMap(({ paragraphs }) => paragraphs.map((text) => [text, markTerms(glossary, text, seen)] as const)),
  );
}
