import { continues, endsLetter, hasKeyword, keywordOf, linesOf, withoutComment, type Line } from './lines.ts';

/** A letter cut into blocks. Each is read, refused or carried out alone (G5). */

export interface Letter {
  readonly blocks: readonly LetterBlock[];
  /** G4: orders behind the end, which nobody carries out. */
  readonly textAfterEnd: boolean;
}

export interface LetterBlock {
  readonly lines: readonly BlockLine[];
  /** G3: lines under the last order that look like a name. */
  readonly signOff: readonly string[];
}

/** One order, header or message, with lines that the mail program had broken put together. */
export interface BlockLine {
  readonly text: string;
  readonly raw: string;
}

export function readLetter(letter: string): Letter {
  const blocks: LetterBlock[] = [];
  let open: Draft | undefined;
  let ended = false;
  let textAfterEnd = false;
  for (const line of linesOf(letter)) {
    const keyword = keywordOf(line.text);
    if (ended) textAfterEnd ||= keyword === 'FROM' || keyword === 'TO';
    else if (endsLetter(line)) ended = true;
    else if (beginsBlock(keyword, open)) {
      if (open !== undefined) blocks.push(open.block());
      open = new Draft();
      open.add(line);
    } else open?.add(line);
  }
  if (open !== undefined) blocks.push(open.block());
  return { blocks, textAfterEnd };
}

/**
 * FROM begins a block; so does a second TO, but in a message it is text (G7). MAP alone is a block of its own, and so are a
 * plan and the word that all is read, which are no orders to anybody.
 */
function beginsBlock(keyword: string, open: Draft | undefined): boolean {
  if (keyword === 'FROM' || (keyword === 'MAP' && open === undefined)) return true;
  if (ALONE.includes(keyword)) return open?.inMessage !== true;
  if (keyword === 'TO' && open?.standsAlone === true) return true;
  return keyword === 'TO' && (open === undefined || (open.hasAddressee && !open.inMessage));
}

const ALONE: readonly string[] = ['PLAN', 'ATTEND'];
const HEADER_KEYWORDS: readonly string[] = ['FROM', 'TO', 'AT', 'NOW', 'REF'];

class Draft {
  hasAddressee = false;
  inMessage = false;
  standsAlone = false;
  readonly #lines: { text: string; raw: string }[] = [];
  readonly #signOff: string[] = [];
  #hasOrder = false;

  add(line: Line): void {
    const before = this.#lines.at(-1);
    if (this.inMessage && before !== undefined) {
      before.text += `\n${line.raw}`;
      return;
    }
    const keyword = keywordOf(line.text);
    const text = keyword === 'MESSAGE' ? messageOf(line.raw) : withoutComment(line.text);
    if (text === '') return;
    const known = hasKeyword(text);
    if (before !== undefined && !known && (continues(text) || before.text.endsWith(','))) {
      before.text += ` ${text}`;
      before.raw += ` ${line.raw}`;
    } else if (!known && (this.#signOff.length > 0 || (line.afterBlank && this.#hasOrder)))
      this.#signOff.push(line.raw);
    else this.#begin(text, line.raw, keyword);
  }

  #begin(text: string, raw: string, keyword: string): void {
    this.#lines.push({ text, raw });
    if (keyword === 'TO') this.hasAddressee = true;
    if (keyword === 'MESSAGE') this.inMessage = true;
    if (ALONE.includes(keyword) || (keyword === 'MAP' && this.#lines.length === 1)) this.standsAlone = true;
    if (!HEADER_KEYWORDS.includes(keyword)) this.#hasOrder = true;
  }

  block(): LetterBlock {
    return { lines: this.#lines, signOff: this.#signOff };
  }
}

/** A message is taken as it was written, full stops and all. */
function messageOf(raw: string): string {
  return raw.slice(raw.toUpperCase().indexOf('MESSAGE'));
}

/** Words of several lines that are read whole: a plan, prose, and what the umpire does with a letter. */
const WHOLE = /^\s*(PLAN|LETTER|ATTEND|CONVERT \d+|FORCE \w+|FORGE (MESSAGE|REPORT))\b/i;

/** What is typed or mailed as texts that are each read alone. */
export function letterTexts(text: string): readonly string[] {
  return WHOLE.test(text) ? [text] : blockTexts(text);
}

/**
 * The blocks of a letter as texts, each to be read alone: with the lines under it that were not read (G3), and the last one
 * with word of orders behind the end (G4). A letter without any block is prose for the umpire (G6).
 */
export function blockTexts(letter: string): readonly string[] {
  const { blocks, textAfterEnd } = readLetter(letter);
  const prose = letter.trim();
  if (blocks.length === 0) return prose === '' ? [] : [`LETTER: ${prose}`];
  return blocks.map(({ lines, signOff }, index) => {
    const texts = lines.map(({ text }) => text);
    const unread = signOff.length === 0 ? [] : ['', ...signOff];
    const isLast = index === blocks.length - 1;
    return [...texts, ...unread, ...(isLast && textAfterEnd ? AFTER_END : [])].join('\n');
  });
}

/** What reading a block alone takes for orders behind the end. */
export const AFTER_END: readonly string[] = ['END', 'TO NOBODY'];
