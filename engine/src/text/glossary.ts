/** A word of a game, explained where it stands. */
export interface GlossaryTerm {
  /** As the rules write it: "zone of control". */
  readonly term: string;
  /** Other forms that mean the same: plurals, short forms. */
  readonly aliases?: readonly string[];
  /** One or two sentences for somebody who never played. */
  readonly definition: string;
  /** The section of the rules that says more. */
  readonly rule: string;
}

/** Words of a text; some of them are explained. */
export interface MarkedText {
  readonly text: string;
  readonly term?: GlossaryTerm;
}

/** The term that a player asks about; its beginning is enough where only one term begins so. */
export function termCalled(glossary: readonly GlossaryTerm[], words: string): GlossaryTerm | undefined {
  const asked = words.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  if (asked === '') return undefined;
  const whole = glossary.find((entry) => formsOf(entry).includes(asked));
  if (whole !== undefined) return whole;
  const begun = glossary.filter((entry) => formsOf(entry).some((form) => form.startsWith(asked)));
  return begun.length === 1 ? begun[0] : undefined;
}

/** The answer to "define …"; without words, what can be asked. */
export function defineLines(glossary: readonly GlossaryTerm[], words: string): readonly string[] {
  if (glossary.length === 0) return ['This game has no glossary yet. Type "rules" to read the rules.'];
  const found = termCalled(glossary, words);
  if (found !== undefined) return [`${capital(found.term)}: ${found.definition} (${found.rule})`];
  const known = `Type "define" and one of these words: ${glossary.map(({ term }) => term).join(', ')}.`;
  return words.trim() === '' ? [known] : [`The glossary does not have "${words.trim().slice(0, 40)}".`, known];
}

/** Cuts a text at the terms in it; each term is marked once, and not at all if it is in `seen`, which takes it in. */
export function markTerms(
  glossary: readonly GlossaryTerm[],
  text: string,
  seen: Set<string> = new Set(),
): readonly MarkedText[] {
  if (glossary.length === 0) return [{ text }];
  const marked: MarkedText[] = [];
  let from = 0;
  for (const found of text.matchAll(patternOf(glossary))) {
    const word = found[0];
    const term = glossary.find((entry) => formsOf(entry).includes(word.toLowerCase()));
    if (term === undefined || seen.has(term.term)) continue;
    seen.add(term.term);
    if (found.index > from) marked.push({ text: text.slice(from, found.index) });
    marked.push({ text: word, term });
    from = found.index + word.length;
  }
  if (from < text.length) marked.push({ text: text.slice(from) });
  return marked;
}

const patterns = new WeakMap<readonly GlossaryTerm[], RegExp>();

/** The longest form first: "support fire marker" before "support fire". */
function patternOf(glossary: readonly GlossaryTerm[]): RegExp {
  let pattern = patterns.get(glossary);
  if (pattern === undefined) {
    const forms = glossary.flatMap(formsOf).toSorted((one, two) => two.length - one.length);
    const escaped = forms.map((form) => form.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
    pattern = new RegExp(`(?<![\\w-])(?:${escaped.join('|')})(?![\\w-])`, 'gi');
    patterns.set(glossary, pattern);
  }
  return pattern;
}

function formsOf({ term, aliases = [] }: GlossaryTerm): readonly string[] {
  return [term, ...aliases].map((form) => form.toLowerCase());
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
