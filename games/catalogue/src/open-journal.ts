import { Match, readJournal, type GameModule, type Journal } from '@club-route/engine';
import { catalogue, findGame } from './index.ts';

/** A match that was played again from its journal, with everything its game needs. */
export interface OpenedMatch {
  readonly module: GameModule;
  readonly match: Match;
  /** How people ended it without the rules. */
  readonly outcome: Journal['outcome'];
}

/** Plays the text of a journal again, believing nothing of it; or says what is wrong, and at which entry. */
export async function openJournal(text: string): Promise<OpenedMatch | { readonly problem: string }> {
  const read = readJournal(text);
  if ('problem' in read) return read;
  const { game } = read.journal.header;
  const found = findGame(game);
  if (found === undefined) {
    const known = catalogue.map((entry) => entry.title).join(', ');
    return { problem: `This match is of the game "${game.slice(0, 60)}", which is not here. Here is ${known}.` };
  }
  const module = await found.load();
  const loaded = Match.load(module.game, read.journal);
  if ('match' in loaded) return { module, match: loaded.match, outcome: read.journal.outcome };
  const { entry, text: sentence } = loaded.problem;
  return { problem: entry === undefined ? sentence : `Entry ${entry}: ${sentence}` };
}
