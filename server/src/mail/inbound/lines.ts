import { CUT } from '../letters/report.ts';

/** More lines than anybody gives orders in one turn. */
const MOST_LINES = 200;
const LONGEST = 300;
/** Beyond these nobody looks for the end of the orders. */
const MOST_READ = 2000;

/** What mail programs put above the mail that is answered. */
const QUOTE_BEGINS = [
  /^-{2,}\s*(original message|ursprüngliche nachricht|message d'origine|oorspronkelijk bericht)/i,
  /^_{10,}$/,
  /^(on|am|le|op|el|il|den)\b.*\b(wrote|schrieb|écrit|schreef|escribió|ha scritto|skrev)\b.*:$/i,
  /^(from|von|de|van):\s.+@/i,
  /^>/,
];

/** The orders in a mail, one on each line: without what it quotes and without a signature. */
export function orderLines(text: string): readonly string[] {
  const lines = joinedAttribution(
    text
      .replaceAll('\r', '')
      .split('\n', MOST_READ)
      // Cut before anything is looked for: patterns take long over an endless line.
      .map((line) => line.slice(0, LONGEST).trimEnd()),
  );
  const end = lines.findIndex(
    // The usual "-- " before a signature lost its space to trimming.
    (line) => line === '--' || line.includes(CUT) || QUOTE_BEGINS.some((pattern) => pattern.test(line.trim())),
  );
  return lines
    .slice(0, end === -1 ? lines.length : end)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, MOST_LINES);
}

/** Long attributions ("On Monday, somebody <address>" / "wrote:") are broken into two lines. */
function joinedAttribution(lines: readonly string[]): readonly string[] {
  const joined: string[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    if (before !== undefined && /\b(wrote|schrieb|écrit|schreef)\s*:$/i.test(line) && /^(on|am|le|op)\b/i.test(before))
      joined.splice(-1, 1, `${before} ${line}`);
    else joined.push(line);
  }
  return joined;
}
