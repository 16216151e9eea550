import type { WorkerRole } from './roles.ts';
import { startWorker } from './start.ts';

/** Starts a worker for one question. `failure` is what a person reads where it cannot answer. */
export function askOnce<Answer>(role: WorkerRole, question: string, failure: string): Promise<Answer> {
  const worker = startWorker(role);
  return new Promise<Answer>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => resolve(data));
    worker.addEventListener('error', () => reject(new Error(failure)));
    worker.postMessage(question);
  }).finally(() => worker.terminate());
}
