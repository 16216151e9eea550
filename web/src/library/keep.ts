import type { GameModule, Match } from '@club-route/engine';
import type { Seating } from '../table/local/seating.ts';
import type { Players } from '../table/players.ts';
import { newKey } from './key.ts';
import { keepPapers } from './safe.ts';
import { keepMatch, listMatches } from './store.ts';

/** What is kept of a match besides its journal. */
export interface Kept {
  readonly key: string;
  readonly started: number;
  readonly seating: Seating;
  readonly name?: string;
}

/** Keeps a match as it stands. On the device that plays alone the seed is kept too, or the dice could not go on. */
export async function keep(
  { key, started, seating, name }: Kept,
  match: Match,
  module: GameModule,
  from?: string,
): Promise<void> {
  const { branch } = match.header;
  const card = {
    key,
    started,
    seating: { players: seating.players, lent: seating.lent },
    name,
    match: match.header.match,
    game: match.game.id,
    title: match.game.title,
    situation: situationOf(match, module, seating.players),
    result: match.result()?.name,
    entries: match.last,
    head: match.head,
    origin: branch && { match: branch.match, entry: branch.entries - 1 },
    changed: Date.now(),
  };
  await keepMatch(card, JSON.stringify(match.journal(true)), from);
}

/** Where a match stands, for whoever opens the list: nothing that one side alone may know. */
function situationOf(match: Match, { game, language }: GameModule, players: Players): string {
  const active = match.active();
  const seat = active[0] ?? game.seats[0]!;
  if (match.result() !== undefined || game.seats.length === 1) return language.prompt(match.state, seat);
  const { people } = language.names(seat);
  if (active.length > 1) return 'All sides are to act.';
  return players[seat] === undefined ? `It is for ${people} to act.` : `The computer plays ${people} and is to act.`;
}

/** Puts a match that came from elsewhere beside the others; the same match again is only found, not doubled. */
export async function adopt(match: Match, module: GameModule, seating: Seating, name?: string): Promise<string> {
  const known = (await listMatches()).find((card) => card.head === match.head);
  if (known !== undefined) return known.key;
  const key = newKey();
  await keep({ key, started: Date.now(), seating, name }, match, module);
  if (Object.keys(seating.filed).length > 0) await keepPapers(key, { filed: seating.filed });
  return key;
}

/** Keeps a match after every change, one after the other, and only over what this table itself kept before. */
export function keeper(
  kept: Omit<Kept, 'seating'>,
  match: Match,
  module: GameModule,
): (seating: Seating) => Promise<void> {
  let stored = match.head;
  let queue = Promise.resolve();
  /** A keeping that has not begun: it will take everything there is by then. */
  let waiting: Promise<void> | undefined;
  let latest: Seating;
  const keepNow = async (): Promise<void> => {
    waiting = undefined;
    const { head } = match;
    await keep({ ...kept, seating: latest }, match, module, stored);
    stored = head;
  };
  return (seating) => {
    latest = seating;
    if (waiting === undefined) {
      waiting = queue.then(keepNow);
      queue = waiting.catch(() => undefined);
    }
    return waiting;
  };
}
