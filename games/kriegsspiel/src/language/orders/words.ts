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
