import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Cluster } from '../../src/database/cluster.ts';
import { Postgres } from './postgres.ts';

/** The database of a scenario: what a server must be told of it, and how it is ended and brought back. */
export interface TormentedDatabase {
  readonly environment: Readonly<Record<string, string>>;
  url(): string;
  kill(): Promise<void>;
  /** Brings it back, unless that is the server's own affair. */
  revive(): Promise<void>;
  /** Ends it in good order and starts it again. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

export async function externalDatabase(): Promise<TormentedDatabase> {
  const postgres = await Postgres.make();
  return {
    environment: { DATABASE_URL: postgres.url },
    url: () => postgres.url,
    kill: () => postgres.end('SIGKILL'),
    revive: () => postgres.start(),
    async restart() {
      await postgres.end('SIGINT');
      await postgres.start();
    },
    close: () => postgres.close(),
  };
}

export async function embeddedDatabase(): Promise<TormentedDatabase> {
  const folder = mkdtempSync(path.join(tmpdir(), 'club-route-torture-'));
  chmodSync(folder, 0o755);
  const pid = (): number => Number(readFileSync(path.join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
  const end = async (signal: 'SIGKILL' | 'SIGINT'): Promise<void> => {
    const running = pid();
    process.kill(running, signal);
    while (isAlive(running)) await pause(20);
  };
  return {
    environment: { DATA_DIR: folder },
    url() {
      const url = new Cluster(folder).runningUrl();
      if (url === undefined) throw new Error('the embedded database does not run');
      return url;
    },
    kill: () => end('SIGKILL'),
    revive: async () => undefined,
    restart: () => end('SIGINT'),
    async close() {
      // The server has stopped it, unless it was killed.
      try {
        await end('SIGINT');
      } catch {
        // It is gone.
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
