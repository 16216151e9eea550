import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../../src/database/embedded.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Any database of the cluster, for making others. */
    readonly cluster: string;
    /** The program of the threads of bots, built as it is shipped: Node runs no TypeScript in a thread. */
    readonly botWorker: string;
  }
}

/** One PostgreSQL, and one built worker, for a whole run of tests. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'club-route-test-'));
  // Run by root it belongs to the user postgres, who must be able to enter.
  chmodSync(folder, 0o755);
  const database = await startEmbedded(folder);
  project.provide('cluster', database.url);
  const botWorker = path.join(folder, 'bot.worker.mjs');
  await build({
    entryPoints: ['server/src/bots/bot.worker.ts'],
    outfile: botWorker,
    bundle: true,
    format: 'esm',
    platform: 'node',
  });
  project.provide('botWorker', pathToFileURL(botWorker).href);
  return async () => {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  };
}
