import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig, startServer, type RunningServer } from '../../src/index.ts';
import { makeLog } from '../../src/safety/logging.ts';
import { publicShelf, shelfOf, type Shelf } from '../../src/shelf.ts';
import type { GameModule } from '@club-route/engine';
import { Clock } from '../house/clock.ts';

/** A server with a database of its own, for as long as it is soaked. */
export interface Doors extends RunningServer {
  readonly clock: Clock;
  /** What went wrong inside, as the log has it. */
  readonly errors: readonly string[];
}

/** Opens one in a folder that goes with it. The games made for tests stand on its shelf beside the others. */
export async function openDoors(extra: readonly GameModule[]): Promise<Doors> {
  const folder = mkdtempSync(path.join(tmpdir(), 'club-route-doors-'));
  // The database may run as another user.
  chmodSync(folder, 0o755);
  writeFileSync(path.join(folder, 'index.html'), '');
  writeFileSync(path.join(folder, 'pages.json'), '[]');
  const variables = {
    DATA_DIR: path.join(folder, 'data'),
    BOT_THREADS: '0',
    POST_SECONDS: '86400',
    REQUESTS_PER_MINUTE: '10000000',
    SIGN_INS_PER_MINUTE: '10000000',
    MESSAGES_PER_SECOND: '1000000',
    SOCKETS_EACH: '1000000',
    // What is over is forgotten soon, so that memory shows what is not.
    MATCHES_IN_MEMORY: '20',
    ENDS_IN_MEMORY: '20',
  };
  const read = readConfig(variables);
  if ('problem' in read) throw new Error(read.problem);
  const errors: string[] = [];
  // Two matches that must look alike are played at the same moment, however long that takes.
  const clock = new Clock({ stands: true });
  const server = await startServer({
    host: '127.0.0.1',
    port: 0,
    webRoot: folder,
    workers: new URL('file:///no-workers/'),
    config: read.config,
    shelf: withMore(extra),
    now: clock.now,
    log: makeLog('error', { write: (line) => void errors.push(line) }),
  });
  const close = async (): Promise<void> => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...server, clock, errors, close };
}

function withMore(extra: readonly GameModule[]): Shelf {
  const more = shelfOf(extra);
  return {
    ids: [...publicShelf.ids, ...more.ids],
    load: async (id) => (await more.load(id)) ?? publicShelf.load(id),
  };
}
