import { catalogue, findGame } from '@club-route/catalogue';
import { Match, readJournal, type GameModule } from '@club-route/engine';
import { findSkin } from '../games/skins.ts';
import type { Skin } from '../table/skin.ts';
import { textFromLink } from './link.ts';
import { readMatch } from './store.ts';

/** Everything a table needs: the match, the words of its game and the look of its game. */
export interface OpenMatch {
  readonly match: Match;
  readonly module: GameModule;
  readonly skin: Skin;
}

export interface Problem {
  readonly problem: string;
  /** What was read, so that nothing is lost with it. */
  readonly text?: string;
}

export interface StoredMatch extends OpenMatch {
  readonly key: string;
  readonly started: number;
}

/** Plays the text of a journal again, believing nothing of it; or says what is wrong. */
export async function openText(text: string): Promise<OpenMatch | Problem> {
  const read = readJournal(text);
  if ('problem' in read) return { problem: read.problem, text };
  const { game } = read.journal.header;
  const found = findGame(game);
  if (found === undefined) {
    const known = catalogue.map((entry) => entry.title).join(', ');
    return { problem: `This match is of the game "${game.slice(0, 60)}", which is not here. Here is ${known}.`, text };
  }
  const [module, skin] = await Promise.all([found.load(), findSkin(game)]);
  const loaded = Match.load(module.game, read.journal);
  if ('problem' in loaded) {
    const { entry, text: sentence } = loaded.problem;
    return { problem: entry === undefined ? sentence : `Entry ${entry}: ${sentence}`, text };
  }
  return { match: loaded.match, module, skin };
}

export async function openStored(key: string): Promise<StoredMatch | Problem> {
  const stored = await readMatch(key);
  if (stored === undefined) return { problem: 'There is no such match in this browser. It may have been deleted.' };
  const opened = await openText(stored.text);
  return 'problem' in opened ? opened : { ...opened, key, started: stored.card?.started ?? Date.now() };
}

export async function openLink(hash: string): Promise<OpenMatch | Problem> {
  const read = await textFromLink(hash);
  return 'problem' in read ? read : openText(read.text);
}
