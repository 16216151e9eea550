import { readFile, stat, writeFile } from 'node:fs/promises';
import { openJournal, type OpenedMatch, type Unopened } from '@club-route/catalogue/open-journal';
import { LARGEST_JOURNAL_BYTES, printable, tooLarge } from '@club-route/engine';
import { FailedError } from './errors.ts';

/** A file as text; too large a file is refused before it is read. */
export async function readTextFile(path: string): Promise<string> {
  // Whoever sends a file names it, too.
  const named = printable(path);
  const found = await stat(path).catch(() => undefined);
  if (found === undefined) throw new FailedError(`There is no file "${named}".`);
  if (!found.isFile()) throw new FailedError(`"${named}" is not a file.`);
  const bytes = found.size;
  if (bytes > LARGEST_JOURNAL_BYTES) throw new FailedError(`${named}: ${tooLarge(bytes)}`);
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    throw new FailedError(`Cannot read "${named}": ${printable((error as Error).message)}.`);
  }
}

/** Writes a file, or says in a sentence why not. */
export async function writeTextFile(path: string, text: string): Promise<void> {
  try {
    await writeFile(path, text);
  } catch (error) {
    throw new FailedError(`Cannot write "${path}": ${(error as Error).message}.`);
  }
}

/** Where a command reads a file, this names its standard input. */
const STANDARD_INPUT = '-';

/** Reads a journal from a file or from standard input, and plays it again. */
export async function openFile(path: string): Promise<OpenedMatch | Unopened> {
  return openJournal(path === STANDARD_INPUT ? await readInput() : await readTextFile(path));
}

/** The same, for commands that have nothing to say about a journal that does not hold. */
export async function loadMatch(path: string): Promise<OpenedMatch> {
  const opened = await openFile(path);
  if ('problem' in opened) throw new FailedError(`${printable(path)}: ${printable(opened.problem)}`);
  return opened;
}

/** Stops reading where a file would be refused. */
async function readInput(): Promise<string> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of process.stdin as AsyncIterable<Buffer>) {
    pieces.push(piece);
    bytes += piece.length;
    if (bytes > LARGEST_JOURNAL_BYTES) throw new FailedError(`Standard input: ${tooLarge(bytes)}`);
  }
  return Buffer.concat(pieces).toString('utf8');
}
