import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { workerFile } from '../workers/pool.ts';
import type { SoakTask } from '../workers/soak.worker.ts';
import { nextLane, type Done, type Lane } from './lane.ts';

const LONGEST_GOODBYE = 10_000;

/**
 * Lets workers do seeds of all lanes until none is left or the signal says so; what was begun then is dropped. Calls
 * `onDone` after each seed, one call at a time.
 */
export async function workThrough(
  lanes: readonly Lane[],
  jobs: number,
  signal: AbortSignal,
  onDone: (lane: Lane, done: Done) => Promise<void>,
): Promise<void> {
  let told = Promise.resolve();
  const work = async (): Promise<void> => {
    const worker = new Worker(workerFile('soak'));
    try {
      for (let lane = nextLane(lanes); lane !== undefined; lane = nextLane(lanes)) {
        const { kind, game } = lane;
        const done = await answer(worker, { kind, game, seed: lane.take() }, signal);
        if (done === undefined) return;
        lane.put(done);
        const finished = lane;
        told = told.then(() => onDone(finished, done));
        await told;
      }
    } finally {
      await end(worker);
    }
  };
  await Promise.all(Array.from({ length: jobs }, work));
}

/** Some kinds have a server and its database open; a thread that is in the middle of something else is not waited for. */
async function end(worker: Worker): Promise<void> {
  const gone = once(worker, 'exit');
  worker.postMessage('end');
  await Promise.race([gone, pause(LONGEST_GOODBYE, undefined, { ref: false })]);
  await worker.terminate();
}

/** What the worker finds; nothing if the signal comes first. */
function answer(worker: Worker, task: SoakTask, signal: AbortSignal): Promise<Done | undefined> {
  return new Promise((resolve, reject) => {
    const stop = (): void => resolve(undefined);
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop, { once: true });
    worker.once('error', reject);
    worker.once('message', (done: Done) => {
      signal.removeEventListener('abort', stop);
      worker.off('error', reject);
      resolve(done);
    });
    worker.postMessage(task);
  });
}
