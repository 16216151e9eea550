import { readFile, stat, writeFile } from 'node:fs/promises';
import { LARGEST_JOURNAL_BYTES, Match, readJournal, tooLarge, type GameModule, type Journal } from '@club-route/engine';
import { findGame } from '@club-route/catalogue';
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

export interface LoadedMatch {
  readonly module: GameModule;
  readonly match: Match;
  readonly journal: Journal;
}

/** Reads and verifies a save file. */
export async function loadMatch(path: string): Promise<LoadedMatch> {
  const read = readJournal(await readTextFile(path));
  if ('problem' in read) throw new FailedError(`${path}: ${read.problem}`);
  const { journal } = read;
  const entry = findGame(journal.header.game);
  if (entry === undefined)
    throw new FailedError(`${path}: The file is of a game "${journal.header.game}" that is not known here.`);
  const module = await entry.load();
  const loaded = Match.load(module.game, journal);
  if ('problem' in loaded) {
    const { entry: at, text } = loaded.problem;
    throw new FailedError(`${path}: ${at === undefined ? '' : `entry ${at}: `}${text}`);
  }
  return { module, match: loaded.match, journal };
}
