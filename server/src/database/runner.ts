import { execFileSync, spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { StartError } from '../start-error.ts';

/** How the programs of PostgreSQL are run; they refuse to be root. */
export interface Runner {
  /** The user to run as, and to own the files; nobody else if we are not root anyway. */
  readonly user?: { readonly uid: number; readonly gid: number };
  /** What goes in front of the program. */
  readonly before: readonly string[];
}

const AS_OURSELVES: Runner = { before: [] };

// Root under another number, one that every system knows: the files stay root's, PostgreSQL sees somebody ordinary.
const RENUMBERED: Runner = { before: ['unshare', '--user', '--map-user=1', '--map-group=1'] };

/**
 * As root we use the user `postgres`, made if need be. Where that user cannot come, because the folder or the program
 * lies in somebody's private home, we renumber ourselves. A folder stays with those it was made by.
 */
export function chooseRunner(folder: string, data: string, program: string): Runner {
  if (process.getuid?.() !== 0) return AS_OURSELVES;
  const made = statSync(data, { throwIfNoEntry: false });
  if (made?.uid === 0) return RENUMBERED;
  const user = made ?? findUser() ?? makeUser();
  if (user !== undefined) {
    const { uid, gid } = user;
    const canEnter = (what: string): boolean => spawnSync('test', ['-x', what], { uid, gid, cwd: '/' }).status === 0;
    if (canEnter(folder) && canEnter(program)) return { user: { uid, gid }, before: [] };
  }
  const [unshare, ...words] = RENUMBERED.before;
  if (made === undefined && spawnSync(unshare!, [...words, 'true']).status === 0) return RENUMBERED;
  throw new StartError(
    `PostgreSQL does not run as root, and the user "postgres" cannot enter ${folder} and ${program}: set DATA_DIR, start as another user, or set DATABASE_URL.`,
  );
}

function makeUser(): Runner['user'] {
  try {
    execFileSync('groupadd', ['--system', 'postgres'], { stdio: 'ignore' });
    execFileSync('useradd', ['--system', '--gid', 'postgres', '--no-create-home', 'postgres'], { stdio: 'ignore' });
  } catch {
    // Then there is none.
  }
  return findUser();
}

function findUser(): Runner['user'] {
  try {
    const id = (which: string): number =>
      Number(execFileSync('id', [which, 'postgres'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return undefined;
  }
}
