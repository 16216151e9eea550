const SHOWN_EVERY_MS = 200;
const LOGGED_EVERY_MS = 60_000;

/** How far endless work is, on standard error: one line that changes on a terminal, a new one each minute elsewhere. */
export class Ticker {
  readonly #text: () => string;
  readonly #isTerminal = process.stderr.isTTY;
  #last = performance.now();

  constructor(text: () => string) {
    this.#text = text;
  }

  update(): void {
    if (performance.now() - this.#last < (this.#isTerminal ? SHOWN_EVERY_MS : LOGGED_EVERY_MS)) return;
    this.#last = performance.now();
    if (!this.#isTerminal) process.stderr.write(`${this.#text()}\n`);
    // One line must stay one line, or the next does not cover it.
    else process.stderr.write(`\r\u001B[2K${this.#text().slice(0, process.stderr.columns - 1)}`);
  }

  /** Makes room for other words. */
  clear(): void {
    if (this.#isTerminal) process.stderr.write('\r\u001B[2K');
  }
}
