import { StartError } from '../start-error.ts';

/** What the system says when a file or a folder cannot be used, in words. */
const WORDS: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
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
