/** A match as the list shows it, without its journal. */
export interface MatchCard {
  /** The key in this browser; a match loaded twice has two. */
  readonly key: string;
  /** The name of the match in its journal, by which its branches know it. */
  readonly match: string;
  readonly game: string;
  readonly title: string;
  /** What its player calls it. */
  readonly name?: string;
  /** Where the match stands, as a sentence. */
  readonly situation: string;
  /** How it ended, in a word; nothing while it runs. */
  readonly result?: string;
  readonly entries: number;
  /** The hash of the last entry: two cards with the same head are the same match. */
  readonly head: string;
  /** The match and the entry that a branch left from. */
  readonly origin?: { readonly match: string; readonly entry: number };
  /** Who plays, by seat; cards from before there was such a thing have none. */
  readonly seating?: unknown;
  readonly started: number;
  readonly changed: number;
}

/** A decision in the making, part by part: whose it is, and the entry after which it is made. */
export interface Making {
  readonly seat: string;
  readonly head: string;
  readonly drafts: readonly unknown[];
}

/** An action whose dice are being typed, while the sides know different things: the seat is held to it. */
export interface Begun {
  readonly seat: string;
  /** So many entries that seat had made before; with another one, the action is done. */
  readonly entries: number;
  readonly action: unknown;
  readonly typed: readonly number[];
}

/** Orders laid for later, by the seat that laid them. */
export type Plans = Readonly<Record<string, readonly unknown[]>>;

/** What players are writing, by seat. */
export type Notes = Readonly<Record<string, string>>;

/** The list is read from storage that anything may have written to: a row that is no card is passed over. */
export function isCard(row: unknown): row is MatchCard {
  if (!isRecord(row)) return false;
  const { origin } = row;
  return (
    ['key', 'match', 'game', 'title', 'situation', 'head'].every((name) => typeof row[name] === 'string') &&
    ['entries', 'started', 'changed'].every((name) => Number.isFinite(row[name])) &&
    ['name', 'result'].every((name) => row[name] === undefined || typeof row[name] === 'string') &&
    (origin === undefined ||
      (isRecord(origin) && typeof origin['match'] === 'string' && Number.isInteger(origin['entry'])))
  );
}

export function isMaking(making: unknown): making is Making {
  return (
    isRecord(making) &&
    typeof making['seat'] === 'string' &&
    typeof making['head'] === 'string' &&
    Array.isArray(making['drafts'])
  );
}

export function isBegun(begun: unknown): begun is Begun {
  return (
    isRecord(begun) &&
    typeof begun['seat'] === 'string' &&
    Number.isInteger(begun['entries']) &&
    Array.isArray(begun['typed']) &&
    begun['typed'].every(Number.isInteger)
  );
}

export function isPlans(plans: unknown): plans is Plans {
  return isRecord(plans) && Object.values(plans).every(Array.isArray);
}

export function isNotes(notes: unknown): notes is Notes {
  return isRecord(notes) && Object.values(notes).every((text) => typeof text === 'string');
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** What a match is called in the list. */
export function nameOf({ name, title }: MatchCard): string {
  return name ?? title;
}
