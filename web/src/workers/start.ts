// oxlint-disable-next-line import/default -- Vite gives the address of the program that it has built of it
import program from './match.worker.ts?worker&url';
import type { WorkerRole } from './roles.ts';

/** A worker of this page. */
export function startWorker(role: WorkerRole): Worker {
  return new Worker(program, { type: 'module', name: role });
}
