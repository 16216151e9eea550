import type { WorkerRole } from './roles.ts';

/** A worker of this worker, by the same program; a page has `startWorker`. */
export function startAnother(role: WorkerRole): Worker {
  return new Worker(location.href, { type: 'module', name: role });
}
