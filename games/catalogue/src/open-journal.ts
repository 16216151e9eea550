import { Match, printable, readJournal, type GameModule, type Journal } from '@club-route/engine';
import { catalogue, findGame } from './index.ts';

/** A match that was played again from its journal, with everything its game needs, and what no entry seals. */
export interface OpenedMatch extends Pick<Journal, 'outcome' | 'signed'> {
  readonly module: GameModule;
  readonly match: Match;
}

/** What is wrong with a journal: in one sentence, and apart, the entry where there is one. */
export interface Unopened {
  readonly problem: string;
  readonly entry?: number;
  readonly reason: string;
}

/** Plays the text of a journal again, believing nothing of it; or says what is wrong, and at which entry. */
export async function openJournal(text: string): Promise<OpenedMatch | Unopened> {
  const read = readJournal(text);
  if ('problem' in read) return unopened(read.problem);
  const { header, outcome, signed } = read.journal;
  const found = findGame(header.game);
  if (found === undefined) {
    const known = catalogue.map((entry) => entry.title).join(', ');
    return unopened(`This match is of the game "${printable(header.game, 60)}", which is not here. Here is ${known}.`);
  }
  const module = await found.load();
  const loaded = Match.load(module.game, read.journal);
  if ('match' in loaded) return { module, match: loaded.match, outcome, signed };
  return unopened(loaded.problem.text, loaded.problem.entry);
}

/** Room for our longest sentence, which lists the games. */
const LONGEST_REASON = 400;

/** The reason may quote the file, so control characters and what is too long go. */
function unopened(said: string, entry?: number): Unopened {
  const reason = printable(said, LONGEST_REASON);
  return entry === undefined ? { problem: reason, reason } : { problem: `Entry ${entry}: ${reason}`, entry, reason };
}
