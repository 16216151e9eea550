import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { sql } from 'kysely';
import type { TestProject } from 'vitest/node';
import { connect, type Connection } from '../../src/database/connect.ts';
import { startEmbedded } from '../../src/database/embedded.ts';
import { migrate } from '../../src/database/migrate.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Any database of the cluster, for making others. */
    readonly cluster: string;
    /** An empty database of today's schema there, of which each house gets a copy: migrating takes longer. */
    readonly model: string;
    /** The folder of the programs of threads, built as they are shipped: Node runs no TypeScript in a thread. */
    readonly workers: string;
  }
}

/** One PostgreSQL, and one built worker, for a whole run of tests. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'club-route-test-'));
  // Run by root it belongs to the user postgres, who must be able to enter.
  chmodSync(folder, 0o755);
  const database = await startEmbedded(folder);
  project.provide('cluster', database.url);
  project.provide('model', await makeModel(database.url));
  project.provide('workers', await buildWorkers(folder));
  return async () => {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  };
}

async function makeModel(cluster: string): Promise<string> {
  await within(cluster, (database) => sql`create database model`.execute(database));
  const url = new URL(cluster);
  url.pathname = '/model';
  await within(url.href, (database) => migrate(database));
  return 'model';
}

async function within(url: string, work: (database: Connection['database']) => Promise<unknown>): Promise<void> {
  const connection = connect(url, 1, (error) => {
    throw error;
  });
  await work(connection.database);
  await connection.close();
}

async function buildWorkers(folder: string): Promise<string> {
  const outdir = path.join(folder, 'workers');
  await build({
    entryPoints: ['server/src/bots/bot.worker.ts', 'server/src/mail/inbound/mail.worker.ts'],
    outdir,
    entryNames: '[name]',
    bundle: true,
    format: 'esm',
    platform: 'node',
    // Packages in the old module format ask for Node's own modules by `require`, which a module file lacks.
    banner: { js: "import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);" },
  });
  writeFileSync(path.join(outdir, 'package.json'), '{"type":"module"}');
  return pathToFileURL(`${outdir}/`).href;
}
