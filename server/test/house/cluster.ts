import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../../src/database/embedded.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Any database of the cluster, for making others. */
    readonly cluster: string;
  }
}

/** One PostgreSQL for a whole run of tests. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'club-route-test-'));
  // Run by root it belongs to the user postgres, who must be able to enter.
  chmodSync(folder, 0o755);
  const database = await startEmbedded(folder);
  project.provide('cluster', database.url);
  return async () => {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  };
}
