import type { GameModule, Match } from '@club-route/engine';
import { keepMatch, listMatches } from './store.ts';

/** A key for the storage, and a name for a match: nobody else will pick it. */
export function newKey(): string {
  // Not randomUUID: that is missing where the page comes over plain HTTP from a machine next door.
  return Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Keeps a match as it stands. On the device that plays alone the seed is kept too, or the dice could not go on. */
export async function keep(
  key: string,
  started: number,
  match: Match,
  module: GameModule,
  from?: string,
): Promise<void> {
  const seat = match.active()[0] ?? match.game.seats[0]!;
  const card = {
    key,
    game: match.game.id,
    title: match.game.title,
    situation: module.language.prompt(match.state, seat),
    over: match.result() !== undefined,
    entries: match.last,
    head: match.head,
    branch: match.header.branch !== undefined,
    started,
    changed: Date.now(),
  };
  await keepMatch(card, JSON.stringify(match.journal(true)), from);
}

/** Puts a match that came from elsewhere beside the others; the same match again is only found, not doubled. */
export async function adopt(match: Match, module: GameModule): Promise<string> {
  const known = (await listMatches()).find((card) => card.head === match.head);
  if (known !== undefined) return known.key;
  const key = newKey();
  await keep(key, Date.now(), match, module);
  return key;
}

/** Keeps a match after every entry, one after the other, and only over what this table itself kept before. */
export function keeper(key: string, started: number, match: Match, module: GameModule): () => Promise<void> {
  let kept = match.head;
  let queue = Promise.resolve();
  const keepNow = async (): Promise<void> => {
    const { head } = match;
    await keep(key, started, match, module, kept);
    kept = head;
  };
  return () => {
    const keeping = queue.then(keepNow);
    queue = keeping.catch(() => undefined);
    return keeping;
  };
}
