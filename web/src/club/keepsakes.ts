import { commitToSalt } from '@club-route/engine';

/** What this browser keeps of a seat, because nobody else can give it back. */
export interface Keepsake {
  /** Opens the seat without an account. */
  readonly secret?: string;
  /** Ours for the dice; shown when every seat is taken. */
  readonly salt?: string;
  /** The club has taken our salt when this browser showed it: it must be in the dice. */
  readonly saltShown?: true;
  /** What the club has committed to for the dice, as it was when this browser first saw it. */
  readonly commitment?: string;
  /** The secret of a link that was made for somebody else. */
  readonly invitation?: string;
  /** Orders laid for the next turn; nobody else is to know them. */
  readonly plan?: readonly unknown[];
  /** A letter that is not sent yet. */
  readonly letter?: string;
}

type Keepsakes = Readonly<Record<string, Keepsake>>;

const STORE = 'club-route/seats';
const SALT_BYTES = 16;

/** By seat. */
export function keepsakesOf(match: string): Keepsakes {
  return all()[match] ?? {};
}

export function keepsakeOf(match: string, seat: string): Keepsake {
  return keepsakesOf(match)[seat] ?? {};
}

/** The matches in which a seat is held by this browser and not by an account. */
export function matchesBySecret(): readonly string[] {
  return Object.entries(all()).flatMap(([match, seats]) =>
    Object.values(seats).some(({ secret }) => secret !== undefined) ? [match] : [],
  );
}

/** The secret to ask about a match with: that of the seat, or of any other seat of it. */
export function secretFor(match: string, seat?: string): string | undefined {
  const seats = keepsakesOf(match);
  const own = seat === undefined ? undefined : seats[seat]?.secret;
  return own ?? Object.values(seats).find(({ secret }) => secret !== undefined)?.secret;
}

export function keep(match: string, seat: string, keepsake: Keepsake): void {
  const kept = all();
  const before = kept[match] ?? {};
  const next = { ...kept, [match]: { ...before, [seat]: { ...before[seat], ...keepsake } } };
  localStorage.setItem(STORE, JSON.stringify(next));
}

/** The match is not there any more, or nothing of it is held here. */
export function forget(match: string): void {
  const { [match]: _, ...others } = all();
  localStorage.setItem(STORE, JSON.stringify(others));
}

export function makeSalt(seat: string): { readonly salt: string; readonly saltCommitment: string } {
  const salt = Array.from(crypto.getRandomValues(new Uint8Array(SALT_BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  return { salt, saltCommitment: commitToSalt(seat, salt) };
}

/** The seat goes along, because a salt is made for one. */
export function addressOfLink(seat: string, token: string): string {
  return `${location.origin}/club/seat#${seat}/${token}`;
}

export function readLink(hash: string): { readonly seat: string | undefined; readonly token: string } {
  const [token = '', seat] = hash.replace(/^#/, '').split('/').toReversed();
  return { seat, token };
}

/** Anything may have written to the storage: what is no record counts as nothing. */
function all(): Readonly<Record<string, Keepsakes>> {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(STORE) ?? '{}');
    return typeof read === 'object' && read !== null ? (read as Record<string, Keepsakes>) : {};
  } catch {
    return {};
  }
}
