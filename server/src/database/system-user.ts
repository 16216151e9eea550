import { execFileSync } from 'node:child_process';
import { StartError } from '../start-error.ts';

/** PostgreSQL refuses to run as root; whoever is root runs it as the user `postgres`, made if need be. */
export interface SystemUser {
  readonly uid: number;
  readonly gid: number;
}

export function userForPostgres(): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const known = findUser();
  if (known !== undefined) return known;
  try {
    execFileSync('groupadd', ['--system', 'postgres'], { stdio: 'ignore' });
    execFileSync('useradd', ['--system', '--gid', 'postgres', '--no-create-home', 'postgres'], { stdio: 'ignore' });
  } catch {
    // Said below, if it matters.
  }
  const made = findUser();
  if (made !== undefined) return made;
  throw new StartError(
    'PostgreSQL does not run as root, and no user "postgres" could be made: start as another user, or set DATABASE_URL.',
  );
}

function findUser(): SystemUser | undefined {
  try {
    const id = (which: string): number =>
      Number(execFileSync('id', [which, 'postgres'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return undefined;
  }
}
