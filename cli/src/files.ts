import { readFile, stat, writeFile } from 'node:fs/promises';
import { openJournal, type OpenedMatch } from '@club-route/catalogue/open-journal';
import { LARGEST_JOURNAL_BYTES, tooLarge } from '@club-route/engine';
import { FailedError } from './errors.ts';

/** A file as text; too large a file is refused before it is read. */
export async function readTextFile(path: string): Promise<string> {
  const found = await stat(path).catch(() => undefined);
  if (found === undefined) throw new FailedError(`There is no file "${path}".`);
  if (!found.isFile()) throw new FailedError(`"${path}" is not a file.`);
  const bytes = found.size;
  if (bytes > LARGEST_JOURNAL_BYTES) throw new FailedError(`${path}: ${tooLarge(bytes)}`);
  return readFile(path, 'utf8');
}

/** Writes a file, or says in a sentence why not. */
export async function writeTextFile(path: string, text: string): Promise<void> {
  try {
    await writeFile(path, text);
  } catch (error) {
    throw new FailedError(`"${path}" cannot be written: ${(error as Error).message}.`);
  }
}

/** Reads and verifies a save file. */
export async function loadMatch(path: string): Promise<OpenedMatch> {
  const opened = await openJournal(await readTextFile(path));
  if ('problem' in opened) throw new FailedError(`${path}: ${opened.problem}`);
  return opened;
}
