/** A progress bar on standard error, only where somebody watches it. */
export class Progress {
  readonly #title: string;
  readonly #total: number;
  readonly #shown = process.stderr.isTTY;
  #last = 0;

  constructor(title: string, total: number) {
    this.#title = title;
    this.#total = total;
  }

  update(done: number): void {
    const now = Date.now();
    if (!this.#shown || (now - this.#last < 100 && done < this.#total)) return;
    this.#last = now;
    const width = 30;
    const filled = Math.round((width * done) / Math.max(1, this.#total));
    const bar = '█'.repeat(filled) + '░'.repeat(width - filled);
    const percent = Math.floor((100 * done) / Math.max(1, this.#total));
    process.stderr.write(
      `\r${this.#title} ${bar} ${percent} % (${done.toLocaleString('en')} of ${this.#total.toLocaleString('en')})`,
    );
  }

  end(): void {
    if (this.#shown) process.stderr.write('\r\u001B[2K');
  }
}
