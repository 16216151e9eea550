/** A letter as lines that can be read: what mail programs add by themselves is taken away (G1, G2). */

export interface Line {
  /** Cleaned, as it is read. */
  readonly text: string;
  /** As it was written, to be quoted. */
  readonly raw: string;
  readonly afterBlank: boolean;
}

/** Words with which a line of a letter begins (5.1). */
const KEYWORDS: readonly string[] = [
  'FROM',
  'TO',
  'AT',
  'NOW',
  'REF',
  'MOVE',
  'ATTACK',
  'HOLD',
  'WITHDRAW',
  'WAIT',
  'RECCE',
  'BOMBARD',
  'SUPPORT',
  'DEFEND',
  'REPAIR',
  'FERRY',
  'DROP',
  'LAND',
  'CHANGE',
  'SUPPLY',
  'PATROL',
  'STRIKE',
  'AIR',
  'ENTER',
  'REPORT',
  'MESSAGE',
  'IF',
  'CANCEL',
  'SPARE',
  'BLOW',
  'MAP',
  'PLAN',
  'ATTEND',
  'END',
];
/** G8: words with which a line goes on that the mail program has broken. */
const CONTINUING: readonly string[] = [
  'VIA',
  'BY',
  'CROSS',
  'FASTEST',
  'THEN',
  'UNTIL',
  'FOR',
  'ACROSS',
  'ON',
  'OF',
  'WITH',
  'ENGAGE',
  'BREAK',
  'NO',
  'IN',
];
const HEADERS: readonly string[] = ['SUBJECT:', 'DATE:', 'CC:', 'SENT:'];
const BULLETS: readonly string[] = ['-', '*', '•'];
/** Nobody writes longer lines by hand; the rest of one is not read. */
const LONGEST_LINE = 2000;

/** The first word of a line, without the colon that may follow it. */
export function keywordOf(text: string): string {
  const end = text.indexOf(' ');
  const word = (end < 0 ? text : text.slice(0, end)).toUpperCase();
  return word.endsWith(':') ? word.slice(0, -1) : word;
}

export function hasKeyword(text: string): boolean {
  return KEYWORDS.includes(keywordOf(text));
}

export function continues(text: string): boolean {
  return CONTINUING.includes(keywordOf(text));
}

/** `--` ends the letter, as a signature does in mails. */
export function endsLetter({ raw, text }: Line): boolean {
  return raw.trim() === '--' || text.toUpperCase() === 'END';
}

export function linesOf(letter: string): readonly Line[] {
  const lines: Line[] = [];
  let afterBlank = false;
  for (const written of letter.split('\n')) {
    const raw = written.replaceAll('\r', '').replaceAll('\u00a0', ' ').slice(0, LONGEST_LINE).trim();
    if (raw === '') afterBlank = true;
    else if (!isMachine(raw)) {
      lines.push({ text: clean(raw), raw, afterBlank });
      afterBlank = false;
    }
  }
  return lines;
}

/** Quoted lines, headers of mails and the line that introduces a quotation. */
function isMachine(raw: string): boolean {
  const upper = raw.toUpperCase();
  if (raw.startsWith('>') || upper.endsWith('WROTE:')) return true;
  if (HEADERS.some((header) => upper.startsWith(header))) return true;
  return (upper.startsWith('FROM:') || upper.startsWith('TO:')) && raw.includes('@');
}

function clean(raw: string): string {
  let words = raw.split(/\s/).filter((word) => word !== '');
  if (words.length > 1 && (BULLETS.includes(words[0]) || isNumbering(words[0]))) words = words.slice(1);
  const text = words.join(' ');
  const bare = text.endsWith('.') || text.endsWith(';') ? text.slice(0, -1).trimEnd() : text;
  return bare.replaceAll(' /', '/').replaceAll('/ ', '/');
}

/** `1.` or `2)` before an order. */
function isNumbering(word: string): boolean {
  const last = word.at(-1);
  const digits = word.slice(0, -1);
  return (last === '.' || last === ')') && digits.length <= 2 && digits !== '' && Number.isInteger(Number(digits));
}

/** A comment begins with `#`; in a message it is text. */
export function withoutComment(text: string): string {
  const at = text.indexOf('#');
  return at < 0 ? text : text.slice(0, at).trimEnd();
}
