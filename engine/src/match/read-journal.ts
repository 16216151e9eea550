import { LONE_SURROGATE } from '../text/canonical.ts';
import { printable } from '../text/printable.ts';
import { twiceNamed } from '../text/twice-named.ts';
import { formProblem, isRecord } from './form.ts';
import { JOURNAL_FORMAT, JOURNAL_VERSION, type Journal } from './journal.ts';

/** Far more than any match needs (a long campaign is about 2 MB), far less than would hurt to read. */
export const LARGEST_JOURNAL_BYTES = 16 * 1024 * 1024;

/** Actions are shallow; what lies deeper was made to exhaust whoever walks through it. */
const DEEPEST = 40;

export type JournalText = { readonly journal: Journal } | { readonly problem: string };

/**
 * Reads the text of a save file as far as its form: foreign, truncated, huge and newer files are refused with a
 * sentence. Whether its hashes, rolls and actions hold is for `Match.load` to say.
 */
export function readJournal(text: string): JournalText {
  if (text.length > LARGEST_JOURNAL_BYTES) return { problem: tooLarge(text.length) };
  const trimmed = text.trim();
  if (trimmed === '') return { problem: 'The file is empty.' };
  let raw: unknown;
  try {
    raw = JSON.parse(trimmed);
  } catch {
    if (!trimmed.startsWith('{')) return { problem: 'This is not a Club Route save file: it is not JSON.' };
    if (!trimmed.endsWith('}'))
      return { problem: 'The file stops in the middle: it was not saved or sent completely.' };
    return { problem: 'The file is damaged: it is not valid JSON.' };
  }
  if (!isRecord(raw) || raw['format'] !== JOURNAL_FORMAT) {
    return { problem: 'This is not a Club Route save file.' };
  }
  if (raw['version'] !== JOURNAL_VERSION) {
    return {
      problem: `The file has format version ${versionText(raw['version'])}; this program reads version ${JOURNAL_VERSION}. A newer Club Route may open it.`,
    };
  }
  const problem = contentProblem(raw, DEEPEST) ?? nameProblem(trimmed) ?? formProblem(raw);
  return problem === undefined ? { journal: raw as unknown as Journal } : { problem };
}

export function tooLarge(bytes: number): string {
  const megabytes = (size: number): string => `${Math.ceil(size / 1024 / 1024)} MB`;
  return `The file is too large to be a save file: ${megabytes(bytes)}, where at most ${megabytes(LARGEST_JOURNAL_BYTES)} are read.`;
}

function versionText(version: unknown): string {
  return typeof version === 'number' || typeof version === 'string' ? printable(String(version), 60) : 'unknown';
}

function nameProblem(text: string): string | undefined {
  const name = twiceNamed(text);
  return name === undefined ? undefined : `The file says "${printable(name, 60)}" twice in one place.`;
}

/** What has no canonical form, or would exhaust whoever makes it. */
function contentProblem(value: unknown, levels: number): string | undefined {
  if (typeof value === 'string')
    return LONE_SURROGATE.test(value) ? 'The file is damaged: it has half a character in a text.' : undefined;
  if (typeof value === 'number')
    return Number.isSafeInteger(value) && !Object.is(value, -0)
      ? undefined
      : 'The file is damaged: it has a number that is not a whole one, or too large.';
  if (typeof value !== 'object' || value === null) return undefined;
  if (levels === 0) return 'The file is damaged: it is nested far too deep.';
  for (const [name, inner] of Object.entries(value)) {
    const problem = contentProblem(name, 0) ?? contentProblem(inner, levels - 1);
    if (problem !== undefined) return problem;
  }
  return undefined;
}
