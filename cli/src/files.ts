import { readFile, stat } from 'node:fs/promises';
import { LARGEST_JOURNAL_BYTES, Match, readJournal, tooLarge, type GameModule, type Journal } from '@club-route/engine';
import { findGame } from '@club-route/catalogue';
import { FailedError } from './errors.ts';

/** A file as text; too large a file is refused before it is read. */
export async function readTextFile(path: string): Promise<string> {
  let bytes: number;
  try {
    bytes = (await stat(path)).size;
  } catch {
    throw new FailedError(`There is no file "${path}".`);
  }
  if (bytes > LARGEST_JOURNAL_BYTES) throw new FailedError(`${path}: ${tooLarge(bytes)}`);
  return readFile(path, 'utf8');
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
