/** The words of one line, read from left to right. */
export class Words {
  readonly #words: readonly string[];
  #at = 0;

  constructor(text: string) {
    this.#words = text
      .toUpperCase()
      .replaceAll(',', ' , ')
      .split(' ')
      .filter((word) => word !== '')
      .map((word, index) => (index === 0 && word.endsWith(':') ? word.slice(0, -1) : word));
  }

  get isDone(): boolean {
    return this.#at >= this.#words.length;
  }

  peek(ahead = 0): string {
    return this.#words[this.#at + ahead] ?? '';
  }

  take(): string {
    return this.#words[this.#at++] ?? '';
  }

  /** Takes these words if they come next. */
  takeIf(...words: readonly string[]): boolean {
    if (!words.every((word, index) => this.peek(index) === word)) return false;
    this.#at += words.length;
    return true;
  }

  /** Takes words up to one of those, a comma, or the end. */
  takeUntil(stops: readonly string[]): string {
    const from = this.#at;
    while (!this.isDone && this.peek() !== ',' && !stops.includes(this.peek())) this.#at++;
    return this.#words.slice(from, this.#at).join(' ');
  }

  /** What is left, to be quoted. */
  rest(): string {
    return this.#words.slice(this.#at).join(' ');
  }
}

/** Raised where a line cannot be read: the ruling behind it, and what would be right. */
export class Unreadable extends Error {
  readonly rule: string;

  constructor(rule: string, text: string) {
    super(text);
    this.rule = rule;
  }
}

/** The names nearest to one that is not known, by how many letters differ. */
export function nearestTo(name: string, names: readonly string[], most = 3): readonly string[] {
  const short = name.slice(0, LONGEST_NAME);
  return names
    .map((known) => ({ known, away: lettersApart(short, known.toUpperCase().slice(0, LONGEST_NAME)) }))
    .filter(({ away, known }) => away <= Math.max(2, known.length >> 1))
    .toSorted((one, two) => one.away - two.away || (one.known < two.known ? -1 : 1))
    .slice(0, most)
    .map(({ known }) => known);
}
const LONGEST_NAME = 24;

/** Letters to change, add, leave out or swap with the next. */
function lettersApart(one: string, two: string): number {
  let before: readonly number[] = [];
  let row: readonly number[] = Array.from({ length: two.length + 1 }, (_, index) => index);
  for (let at = 1; at <= one.length; at++) {
    const next = [at];
    for (let other = 1; other <= two.length; other++) {
      const change = row[other - 1] + (one[at - 1] === two[other - 1] ? 0 : 1);
      const isSwap = at > 1 && other > 1 && one[at - 1] === two[other - 2] && one[at - 2] === two[other - 1];
      const swap = isSwap ? before[other - 2] + 1 : change;
      next.push(Math.min(change, swap, row[other] + 1, next[other - 1] + 1));
    }
    before = row;
    row = next;
  }
  return row[two.length];
}
