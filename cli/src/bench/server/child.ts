import { fork, type ChildProcess } from 'node:child_process';
import { on } from 'node:events';

/** A process of the bench, and what it tells; what comes while nobody listens is kept. */
export class Child<News> {
  readonly #process: ChildProcess;
  readonly #news: AsyncIterator<unknown>;

  constructor(file: string, argument: string) {
    this.#process = fork(file, [argument], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    this.#news = on(this.#process, 'message', { close: ['exit'] });
  }

  get pid(): number {
    return this.#process.pid!;
  }

  send(task: object): void {
    this.#process.send(task);
  }

  async next(): Promise<News> {
    const { done, value } = await this.#news.next();
    if (done === true) throw new Error(`a process of the bench ended with code ${this.#process.exitCode}`);
    return (value as readonly [News])[0];
  }

  /** Lets go of it; it ends by itself. */
  async end(): Promise<void> {
    if (this.#process.exitCode !== null) return;
    const gone = new Promise((resolve) => {
      this.#process.once('exit', resolve);
    });
    this.#process.disconnect();
    await gone;
  }
}
