import { SEED_BYTES } from '../dice/fair.ts';
import { printable } from '../text/printable.ts';
import { PUBLIC_KEY_BYTES, SIGNATURE_BYTES } from './word.ts';

/**
 * The form of a journal, field by field. What is not named here is refused: nothing would seal it, and a reader might
 * believe it. Whether hashes, rolls and deeds hold is for `Match.load` to say.
 */

type Fields = Readonly<Record<string, unknown>>;

export function formProblem(raw: Fields): string | undefined {
  return (
    strangerIn(raw, 'The file', ['format', 'version', 'header', 'seed', 'entries', 'outcome', 'signed']) ??
    headerProblem(raw['header']) ??
    entriesProblem(raw['entries']) ??
    (raw['seed'] === undefined || typeof raw['seed'] === 'string' ? undefined : 'The seed is not text.') ??
    (raw['outcome'] === undefined || isEnding(raw['outcome'])
      ? undefined
      : 'The file says wrongly how the match ended.') ??
    (raw['signed'] === undefined || isWord(raw['signed'])
      ? undefined
      : 'The signatures of the server are not in order.')
  );
}

export function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function headerProblem(header: unknown): string | undefined {
  if (!isRecord(header)) return 'The file has no header that says which game it is.';
  for (const name of ['match', 'game', 'rules'])
    if (typeof header[name] !== 'string') return `The header's "${name}" is missing.`;
  if (!isRecord(header['options'])) return 'The header has no options.';
  const { dice, branch } = header;
  if (!isRecord(dice)) return 'The header does not say which dice were used.';
  if (branch !== undefined && !isBranch(branch)) return 'The header says wrongly where the branch began.';
  return strangerIn(header, 'The header', ['match', 'game', 'rules', 'options', 'dice', 'branch']) ?? diceProblem(dice);
}

function diceProblem(dice: Fields): string | undefined {
  const named = 'The dice of the header';
  switch (dice['kind']) {
    case 'fair':
      if (!isHex(dice['commitment'], SEED_BYTES) || !isRecord(dice['salts']))
        return 'The header lacks the commitments of fair dice.';
      if (typeof dice['certified'] !== 'boolean') return 'The header does not say who kept the seed of its dice.';
      if (!Object.values(dice['salts']).every(isSalt)) return 'The salts of the players are not in order.';
      return strangerIn(dice, named, ['kind', 'certified', 'commitment', 'salts']);
    case 'fast':
      if (!isWhole(dice['seed'])) return 'The header lacks the seed of its dice.';
      return strangerIn(dice, named, ['kind', 'seed']);
    case 'typed':
      return strangerIn(dice, named, ['kind']);
    default:
      return `The header names dice of a kind that is not known: ${printable(JSON.stringify(dice['kind']) ?? 'none', 60)}.`;
  }
}

function entriesProblem(entries: unknown): string | undefined {
  if (!Array.isArray(entries)) return 'The file has no list of entries.';
  for (const [index, entry] of (entries as unknown[]).entries()) {
    if (!isRecord(entry)) return `Entry ${index} is not an entry.`;
    if (!isWhole(entry['n'])) return `Entry ${index} has no number.`;
    if (typeof entry['seat'] !== 'string') return `Entry ${index} does not say who acted.`;
    if (typeof entry['hash'] !== 'string') return `Entry ${index} has no hash.`;
    if (!isDeed(entry['deed'])) return `Entry ${index} does not say what was done.`;
    if (!Array.isArray(entry['draws']) || !(entry['draws'] as unknown[]).every(isDraw))
      return `The rolls of entry ${index} are not in order.`;
    const stranger = strangerIn(entry, `Entry ${index}`, ['n', 'seat', 'deed', 'draws', 'hash']);
    if (stranger !== undefined) return stranger;
  }
  return undefined;
}

function isDeed(deed: unknown): boolean {
  if (!isRecord(deed)) return false;
  switch (deed['kind']) {
    case 'setup':
      return hasOnly(deed, ['kind']);
    case 'act':
      return (
        hasOnly(deed, ['kind', 'action', 'filed']) &&
        isRecord(deed['action']) &&
        typeof deed['action']['kind'] === 'string' &&
        (deed['filed'] === undefined || deed['filed'] === true)
      );
    case 'undo':
      return hasOnly(deed, ['kind', 'to']) && isWhole(deed['to']);
    case 'takeBack':
      return hasOnly(deed, ['kind', 'to', 'agreed']) && isWhole(deed['to']) && isListOfTexts(deed['agreed']);
    case 'restore':
      return hasOnly(deed, ['kind', 'to', 'reason']) && isWhole(deed['to']) && typeof deed['reason'] === 'string';
    default:
      return false;
  }
}

function isDraw(draw: unknown): boolean {
  return (
    isRecord(draw) &&
    hasOnly(draw, ['purpose', 'low', 'high', 'value', 'seenBy']) &&
    typeof draw['purpose'] === 'string' &&
    isWhole(draw['low']) &&
    isWhole(draw['high']) &&
    isWhole(draw['value']) &&
    (draw['seenBy'] === undefined || isListOfTexts(draw['seenBy']))
  );
}

function isSalt(salt: unknown): boolean {
  return (
    isRecord(salt) &&
    hasOnly(salt, ['commitment', 'salt']) &&
    isHex(salt['commitment'], SEED_BYTES) &&
    typeof salt['salt'] === 'string'
  );
}

function isBranch(branch: unknown): boolean {
  return (
    isRecord(branch) &&
    hasOnly(branch, ['match', 'hash', 'entries']) &&
    typeof branch['match'] === 'string' &&
    isHex(branch['hash'], SEED_BYTES) &&
    isWhole(branch['entries'])
  );
}

function isEnding(outcome: unknown): boolean {
  return (
    isRecord(outcome) &&
    hasOnly(outcome, ['how', 'name', 'winners', 'reason']) &&
    ['resigned', 'agreed', 'time'].includes(outcome['how'] as string) &&
    typeof outcome['name'] === 'string' &&
    isListOfTexts(outcome['winners']) &&
    typeof outcome['reason'] === 'string'
  );
}

function isWord(word: unknown): boolean {
  if (!isRecord(word) || !hasOnly(word, ['beginning', 'end'])) return false;
  const { beginning, end } = word;
  return (
    isRecord(beginning) &&
    hasOnly(beginning, ['key', 'at', 'seats', 'signature']) &&
    isSigned(beginning) &&
    isRecord(beginning['seats']) &&
    isListOfTexts(Object.values(beginning['seats'])) &&
    (end === undefined || (isRecord(end) && hasOnly(end, ['key', 'at', 'signature']) && isSigned(end)))
  );
}

/** The last moment that a date can be. */
const LATEST = 8_640_000_000_000_000;

function isSigned({ key, at, signature }: Fields): boolean {
  const isMoment = isWhole(at) && (at as number) >= 0 && (at as number) <= LATEST;
  return isMoment && isHex(key, PUBLIC_KEY_BYTES) && isHex(signature, SIGNATURE_BYTES);
}

function strangerIn(record: Fields, holder: string, names: readonly string[]): string | undefined {
  const stranger = Object.keys(record).find((name) => !names.includes(name));
  return stranger === undefined ? undefined : `${holder} has a field "${printable(stranger, 60)}" that nothing seals.`;
}

function hasOnly(record: Fields, names: readonly string[]): boolean {
  return Object.keys(record).every((name) => names.includes(name));
}

function isListOfTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}

function isWhole(value: unknown): boolean {
  return Number.isSafeInteger(value);
}

function isHex(value: unknown, bytes: number): boolean {
  return typeof value === 'string' && value.length === 2 * bytes && /^[0-9a-f]*$/.test(value);
}
