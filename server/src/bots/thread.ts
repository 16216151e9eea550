import { Worker } from 'node:worker_threads';
import type { Action } from '@club-route/engine';
import type { BotAnswer, BotJob } from './job.ts';

/** A bot that has not answered long after its time was up is stuck; its thread is ended. */
const GRACE = 30_000;

/** One worker thread, made when first needed and made anew when it broke. */
export class BotThread {
  readonly #file: URL;
  #worker: Worker | undefined;

  constructor(file: URL) {
    this.#file = file;
  }

  async decide(job: BotJob): Promise<Action> {
    this.#worker ??= this.#begin();
    const worker = this.#worker;
    return new Promise((resolve, reject) => {
      const give = (finish: () => void): void => {
        clearTimeout(alarm);
        worker.off('message', hear);
        worker.off('error', broken);
        worker.off('exit', broken);
        finish();
      };
      const hear = (answer: BotAnswer): void =>
        give(() => ('action' in answer ? resolve(answer.action) : reject(new Error(answer.problem))));
      const broken = (why: unknown): void => {
        if (this.#worker === worker) this.#worker = undefined;
        give(() => reject(why instanceof Error ? why : new Error('the thread of a bot ended')));
      };
      const alarm = setTimeout(() => void worker.terminate(), job.milliseconds + GRACE);
      worker.on('message', hear);
      worker.on('error', broken);
      worker.on('exit', broken);
      worker.postMessage(job);
    });
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  #begin(): Worker {
    const worker = new Worker(this.#file);
    worker.unref();
    return worker;
  }
}
