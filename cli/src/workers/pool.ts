import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

/** One share of a large job: games `first` to `first + games − 1`. */
export interface Share {
  readonly first: number;
  readonly games: number;
}

/** What a worker sends: how far it is, then its result. */
export type WorkerMessage<R> =
  | { readonly kind: 'progress'; readonly done: number }
  | { readonly kind: 'result'; readonly result: R };

/**
 * Splits games over all cores, one long-lived worker each. The shares depend only on the number of games and of
 * workers, and every game has its own seed, so the sums do not depend on how many cores there are.
 */
export async function overAllCores<R>(
  file: string,
  job: object,
  games: number,
  onProgress: (done: number) => void,
  jobs = availableParallelism(),
): Promise<readonly R[]> {
  const shares = splitGames(games, Math.max(1, Math.min(jobs, games)));
  const done = shares.map(() => 0);
  return Promise.all(
    shares.map(
      (share, index) =>
        new Promise<R>((resolve, reject) => {
          const worker = new Worker(workerFile(file), { workerData: { ...job, ...share } });
          worker.on('message', (message: WorkerMessage<R>) => {
            if (message.kind === 'progress') {
              done[index] = message.done;
              onProgress(done.reduce((sum, one) => sum + one, 0));
            } else {
              resolve(message.result);
            }
          });
          worker.on('error', reject);
          worker.on('exit', (code) => reject(new Error(`a worker stopped with code ${code}`)));
        }),
    ),
  );
}

function splitGames(games: number, workers: number): readonly Share[] {
  return Array.from({ length: workers }, (_, index) => {
    const first = Math.floor((games * index) / workers);
    return { first, games: Math.floor((games * (index + 1)) / workers) - first };
  });
}

/** Workers are built beside the command, each into a file of its own. */
export function workerFile(name: string): string {
  return fileURLToPath(new URL(`./${name}.worker.js`, import.meta.url));
}
