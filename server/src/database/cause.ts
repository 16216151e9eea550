import { StartError } from '../start-error.ts';

/** What the system says when a file or a folder cannot be used, in words. */
const WORDS: Readonly<Record<string, string>> = {
  EACCES: 'this user has no permission there',
  EPERM: 'this user has no permission there',
  EROFS: 'that disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  ENOENT: 'there is no such folder',
  ENOTDIR: 'part of its path is not a folder',
  EEXIST: 'a file with that name already exists',
  EISDIR: 'it is a folder',
};

/** Does something with files; what goes wrong is one sentence that begins with `what`. */
export async function orSentence<T>(what: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && 'syscall' in error)) throw error;
    const code = String(error.code);
    const why = Object.hasOwn(WORDS, code) ? WORDS[code] : `the system says ${code}`;
    throw new StartError(`${what}: ${why}.`, { cause: error });
  }
}

/** What the network says when nobody is reached, in words. */
const REACH: Readonly<Record<string, string>> = {
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'there is no such host, or the name server does not answer',
  ECONNREFUSED: 'no PostgreSQL answers at that host and port',
  ETIMEDOUT: 'no PostgreSQL answers at that host and port',
  EHOSTUNREACH: 'that host cannot be reached',
  ENETUNREACH: 'that host cannot be reached',
};

/** Why a database could not be used: in words, or as it or its program says. */
export function reachSentence(error: unknown): string {
  // Node tries every address of a name, and tells of all of them at once.
  const [first] = error instanceof AggregateError ? (error.errors as unknown[]) : [];
  const why = first ?? error;
  if (!(why instanceof Error)) return String(why);
  const code = 'code' in why ? String(why.code) : '';
  return Object.hasOwn(REACH, code) ? REACH[code]! : why.message.replace(/\.$/, '');
}
