import { Worker, type ResourceLimits } from 'node:worker_threads';

/** The thread that was asked has ended: it was stuck, it broke, or it ran out of memory. */
export class ThreadEndedError extends Error {
  override readonly name = 'ThreadEndedError';
}

/** One worker thread that is asked one thing at a time; made when first needed and made anew when it broke. */
export class Thread<Question, Answer> {
  readonly #file: URL;
  readonly #limits: ResourceLimits;
  #worker: Worker | undefined;

  constructor(file: URL, limits: ResourceLimits = {}) {
    this.#file = file;
    this.#limits = limits;
  }

  /** Whoever has not answered after so many milliseconds is stuck, and is ended. */
  async ask(question: Question, patience: number): Promise<Answer> {
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
      const hear = (answer: Answer): void => give(() => resolve(answer));
      const broken = (why: unknown): void => {
        if (this.#worker === worker) this.#worker = undefined;
        const words = why instanceof Error ? why.message : 'it did not answer';
        give(() => reject(new ThreadEndedError(`a thread ended: ${words}`, { cause: why })));
      };
      const alarm = setTimeout(() => void worker.terminate(), patience);
      worker.on('message', hear);
      worker.on('error', broken);
      worker.on('exit', broken);
      worker.postMessage(question);
    });
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  #begin(): Worker {
    const worker = new Worker(this.#file, { resourceLimits: this.#limits });
    worker.unref();
    return worker;
  }
}
