/** A match as the list shows it, without its journal. */
export interface MatchCard {
  /** The key in this browser; a match loaded twice has two. */
  readonly key: string;
  readonly game: string;
  readonly title: string;
  /** Where the match stands, as a sentence. */
  readonly situation: string;
  readonly over: boolean;
  readonly entries: number;
  /** The hash of the last entry: two cards with the same head are the same match. */
  readonly head: string;
  readonly branch: boolean;
  /** Who plays, and what they have filed; cards from before there was such a thing have none. */
  readonly seating?: unknown;
  readonly started: number;
  readonly changed: number;
}

/** The list is read from storage that anything may have written to: a row that is no card is passed over. */
export function isCard(row: unknown): row is MatchCard {
  if (typeof row !== 'object' || row === null) return false;
  const card = row as Readonly<Record<string, unknown>>;
  return (
    ['key', 'game', 'title', 'situation', 'head'].every((name) => typeof card[name] === 'string') &&
    ['entries', 'started', 'changed'].every((name) => Number.isFinite(card[name]))
  );
}
