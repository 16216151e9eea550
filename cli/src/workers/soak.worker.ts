import { parentPort } from 'node:worker_threads';
import { loadSoaked } from '../soak/games.ts';
import type { Finding } from '../soak/kind.ts';
import { KINDS } from '../soak/kinds/index.ts';
import type { Done } from '../soak/lane.ts';

export interface SoakTask {
  readonly kind: string;
  readonly game: string;
  readonly seed: number;
}

parentPort?.on('message', (task: SoakTask | 'end') => void (task === 'end' ? end() : answer(task)));

async function answer(task: SoakTask): Promise<void> {
  parentPort?.postMessage(await run(task));
}

/** Closes whatever was opened; then nothing keeps this thread. */
async function end(): Promise<void> {
  for (const { close } of KINDS) await close?.();
  parentPort?.close();
}

async function run({ kind, game, seed }: SoakTask): Promise<Done> {
  const module = await loadSoaked(game);
  const start = performance.now();
  const finding = await guarded(async () => KINDS.find(({ name }) => name === kind)!.run(module, seed));
  return { ...finding, seed, seconds: (performance.now() - start) / 1000 };
}

/** Whatever a test throws is a failure of its seed; the soak goes on. */
async function guarded(work: () => Promise<Finding>): Promise<Finding> {
  try {
    return await work();
  } catch (error) {
    return { counts: {}, failure: { reason: `crash: ${error instanceof Error ? error.stack : String(error)}` } };
  }
}
