import { openJournal, type OpenedMatch } from '@club-route/catalogue/open-journal';
import { findSkin } from '../games/skins.ts';
import { readSeating, type Seating } from '../table/local/seating.ts';
import type { Skin } from '../table/skin.ts';
import type { Papers } from './desk.ts';
import { textFromLink } from './link.ts';
import { readMatch } from './store.ts';

/** Everything a table needs: the match, the words of its game and the look of its game. */
export interface OpenMatch extends OpenedMatch {
  readonly skin: Skin;
}

export interface Problem {
  readonly problem: string;
  /** What was read, so that nothing is lost with it. */
  readonly text?: string;
}

export interface StoredMatch extends OpenMatch, Papers {
  readonly key: string;
  readonly started: number;
  readonly seating: Seating;
  readonly name?: string;
}

/** A match from the text of its journal, or what is wrong with it. */
export async function openText(text: string): Promise<OpenMatch | Problem> {
  const opened = await openJournal(text);
  if ('problem' in opened) return { ...opened, text };
  return { ...opened, skin: await findSkin(opened.match.game.id) };
}

export async function openStored(key: string): Promise<StoredMatch | Problem> {
  const stored = await readMatch(key);
  if (stored === undefined) return { problem: 'There is no such match in this browser. It may have been deleted.' };
  const opened = await openText(stored.text);
  if ('problem' in opened) return opened;
  const { started = Date.now(), name, making, plans } = stored.card ?? {};
  const seating = readSeating(opened.module, stored.card?.seating);
  return { ...opened, key, started, name, making, plans, seating };
}

export async function openLink(hash: string): Promise<OpenMatch | Problem> {
  const read = await textFromLink(hash);
  return 'problem' in read ? read : openText(read.text);
}
