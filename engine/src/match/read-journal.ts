import { LONE_SURROGATE } from '../text/canonical.ts';
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
      problem: `The file has format version ${JSON.stringify(raw['version'])}; this program reads version ${JOURNAL_VERSION}. A newer Club Route may open it.`,
    };
  }
  const problem =
    contentProblem(raw, DEEPEST) ??
    headerProblem(raw['header']) ??
    entriesProblem(raw['entries']) ??
    seedProblem(raw['seed']) ??
    outcomeProblem(raw['outcome']);
  return problem === undefined ? { journal: raw as unknown as Journal } : { problem };
}

export function tooLarge(bytes: number): string {
  const megabytes = (size: number): string => `${Math.round(size / 1024 / 1024)} MB`;
  return `The file is too large to be a save file: ${megabytes(bytes)}, where at most ${megabytes(LARGEST_JOURNAL_BYTES)} are read.`;
}

function headerProblem(header: unknown): string | undefined {
  if (!isRecord(header)) return 'The file has no header that says which game it is.';
  for (const name of ['match', 'game', 'rules']) {
    if (typeof header[name] !== 'string') return `The header's "${name}" is missing.`;
  }
  if (!isRecord(header['options'])) return 'The header has no options.';
  const dice = header['dice'];
  if (!isRecord(dice)) return 'The header does not say which dice were used.';
  switch (dice['kind']) {
    case 'fair':
      if (typeof dice['commitment'] !== 'string' || !isRecord(dice['salts']))
        return 'The header lacks the commitments of fair dice.';
      if (!Object.values(dice['salts']).every(isSalt)) return 'The salts of the players are not in order.';
      break;
    case 'fast':
      if (!Number.isInteger(dice['seed'])) return 'The header lacks the seed of its dice.';
      break;
    case 'typed':
      break;
    default:
      return `The header names dice of a kind that is not known: ${JSON.stringify(dice['kind'])}.`;
  }
  const branch = header['branch'];
  if (branch !== undefined && (!isRecord(branch) || !Number.isInteger(branch['entries'])))
    return 'The header says wrongly where the branch began.';
  return undefined;
}

function outcomeProblem(outcome: unknown): string | undefined {
  if (outcome === undefined || (isRecord(outcome) && typeof outcome['reason'] === 'string')) return undefined;
  return 'The file says wrongly how the match ended.';
}

function entriesProblem(entries: unknown): string | undefined {
  if (!Array.isArray(entries)) return 'The file has no list of entries.';
  for (const [index, entry] of (entries as unknown[]).entries()) {
    if (!isRecord(entry)) return `Entry ${index} is not an entry.`;
    if (!Number.isInteger(entry['n'])) return `Entry ${index} has no number.`;
    if (typeof entry['seat'] !== 'string') return `Entry ${index} does not say who acted.`;
    if (typeof entry['hash'] !== 'string') return `Entry ${index} has no hash.`;
    if (!isDeed(entry['deed'])) return `Entry ${index} does not say what was done.`;
    if (!Array.isArray(entry['draws']) || !(entry['draws'] as unknown[]).every(isDraw))
      return `The rolls of entry ${index} are not in order.`;
  }
  return undefined;
}

function seedProblem(seed: unknown): string | undefined {
  return seed === undefined || typeof seed === 'string' ? undefined : 'The seed is not text.';
}

function isDeed(deed: unknown): boolean {
  if (!isRecord(deed)) return false;
  switch (deed['kind']) {
    case 'setup':
      return true;
    case 'act':
      return (
        isRecord(deed['action']) &&
        typeof deed['action']['kind'] === 'string' &&
        (deed['filed'] === undefined || deed['filed'] === true)
      );
    case 'undo':
      return Number.isInteger(deed['to']);
    case 'takeBack':
      return Number.isInteger(deed['to']) && Array.isArray(deed['agreed']);
    case 'restore':
      return Number.isInteger(deed['to']) && typeof deed['reason'] === 'string';
    default:
      return false;
  }
}

function isDraw(draw: unknown): boolean {
  return (
    isRecord(draw) &&
    typeof draw['purpose'] === 'string' &&
    Number.isInteger(draw['low']) &&
    Number.isInteger(draw['high']) &&
    Number.isInteger(draw['value']) &&
    (draw['seenBy'] === undefined || Array.isArray(draw['seenBy']))
  );
}

function isSalt(salt: unknown): boolean {
  return isRecord(salt) && typeof salt['commitment'] === 'string' && typeof salt['salt'] === 'string';
}

/** What has no canonical form, or would exhaust whoever makes it. */
function contentProblem(value: unknown, levels: number): string | undefined {
  if (typeof value === 'string')
    return LONE_SURROGATE.test(value) ? 'The file is damaged: it has half a character in a text.' : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  if (levels === 0) return 'The file is damaged: it is nested far too deep.';
  for (const [name, inner] of Object.entries(value)) {
    const problem = contentProblem(name, 0) ?? contentProblem(inner, levels - 1);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
