import { CUT } from '../letters/cut.ts';

/** More lines than anybody gives orders in one turn. */
const MOST_LINES = 200;
const LONGEST = 300;
/** A letter may have whole paragraphs on a line. */
const LONGEST_OF_LETTER = 2000;
/** Beyond these nobody looks for the end of the orders. */
const MOST_READ = 2000;

/** What mail programs put above the mail that is answered. */
const QUOTE_BEGINS = [
  /^-{2,}\s*(original message|ursprüngliche nachricht|message d'origine|oorspronkelijk bericht)/i,
  /^_{10,}$/,
  /^(from|von|de|van):\s.+@/i,
  /^>/,
];

/** "On Monday, somebody wrote:" in the languages of common mail programs. */
const ON = new Set(['on', 'am', 'le', 'op', 'el', 'il', 'den']);
const WROTE = new Set(['wrote', 'schrieb', 'écrit', 'schreef', 'escribió', 'scritto', 'skrev']);

/** The lines of a mail: without what it quotes and without a signature. */
export function letterLines(text: string): readonly string[] {
  const lines = text
    .replaceAll('\r', '')
    .split('\n', MOST_READ)
    // Cut before anything is looked for, and never joined again: no line makes work beyond its length.
    .map((line) => line.slice(0, LONGEST_OF_LETTER).trim());
  const end = lines.findIndex(
    (line, index) => endsOrders(line) || isAttribution(line) || isBrokenAttribution(line, lines[index + 1] ?? ''),
  );
  return lines.slice(0, end === -1 ? lines.length : end);
}

/** The orders among them, one on each line. */
export function orderLines(lines: readonly string[]): readonly string[] {
  return lines
    .filter((line) => line !== '')
    .slice(0, MOST_LINES)
    .map((line) => line.slice(0, LONGEST).trim());
}

function endsOrders(line: string): boolean {
  // The usual "-- " before a signature lost its space to trimming.
  return line === '--' || line.includes(CUT) || QUOTE_BEGINS.some((pattern) => pattern.test(line));
}

function isAttribution(line: string): boolean {
  if (!line.endsWith(':')) return false;
  const [first = '', ...others] = wordsOf(line);
  return ON.has(first) && others.some((word) => WROTE.has(word));
}

/** Long attributions ("On Monday, somebody <address>" / "wrote:") are broken into two lines. */
function isBrokenAttribution(line: string, next: string): boolean {
  if (!next.endsWith(':') || isAttribution(next)) return false;
  return ON.has(wordsOf(line)[0] ?? '') && wordsOf(next).some((word) => WROTE.has(word));
}

function wordsOf(line: string): readonly string[] {
  return line.toLowerCase().split(/[^\p{L}\p{N}]+/u);
}
