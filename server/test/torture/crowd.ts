import { fork, type ChildProcess } from 'node:child_process';
import type { Orders, Told } from './clients.ts';

/** The process of the people, as the tormentor knows it. */
export class Crowd {
  readonly #process: ChildProcess;
  /** Every key that was ever acknowledged. */
  readonly acknowledged = new Set<string>();
  /** How long they waited for each answer between the last two questions, in milliseconds. */
  waits: readonly number[] = [];

  constructor(program: string, orders: Orders) {
    this.#process = fork(program, [JSON.stringify(orders)], {
      execArgv: [],
      // Ctrl-C is for the tormentor, who lets the kill at hand come to its end.
      detached: true,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
  }

  /** Listens to what they have been told; how many moves were done at each table. */
  async ask(): Promise<readonly number[]> {
    const told = await new Promise<Told>((resolve, reject) => {
      this.#process.once('message', (message) => resolve(message as Told));
      this.#process.once('exit', () => reject(new Error('the people are gone')));
      this.#process.send('tell');
    });
    this.#process.removeAllListeners('exit');
    if (told.problems.length > 0) throw new Error(told.problems.join('\n'));
    for (const key of told.acknowledged) this.acknowledged.add(key);
    this.waits = told.waits;
    return told.moves;
  }

  async close(): Promise<void> {
    const gone = new Promise((resolve) => {
      this.#process.once('exit', resolve);
    });
    this.#process.disconnect();
    await gone;
  }
}
