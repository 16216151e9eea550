import { Worker } from 'node:worker_threads';
import { workerFile, type WorkerMessage } from './pool.ts';

/**
 * Numbered pieces of work, each given to the next worker that is free, the results in the order of the numbers. Stops
 * its workers when the reader has read enough, or the signal says so.
 */
export async function* inOrder<R>(
  file: string,
  job: object,
  numbers: readonly number[],
  jobs: number,
  signal: AbortSignal,
): AsyncGenerator<R> {
  const done = new Map<number, R>();
  let next = 0;
  let failure: Error | undefined;
  let wake = (): void => undefined;
  const workers = Array.from({ length: Math.min(jobs, numbers.length) }, () => {
    const worker = new Worker(workerFile(file), { workerData: job });
    let at = next++;
    worker.postMessage(numbers[at]!);
    worker.on('message', (message: WorkerMessage<R>) => {
      if (message.kind !== 'result') return;
      done.set(at, message.result);
      wake();
      at = next++;
      if (at < numbers.length) worker.postMessage(numbers[at]!);
    });
    worker.on('error', (error: Error) => {
      failure = error;
      wake();
    });
    return worker;
  });
  const stop = (): void => wake();
  signal.addEventListener('abort', stop);
  try {
    for (let at = 0; at < numbers.length; at++) {
      while (!done.has(at)) {
        if (signal.aborted) return;
        if (failure !== undefined) throw failure;
        await new Promise<void>((resolve) => (wake = resolve));
      }
      yield done.get(at)!;
      done.delete(at);
    }
  } finally {
    signal.removeEventListener('abort', stop);
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
