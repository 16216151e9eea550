import type { Action, Seat } from '../contract.ts';
import type { Draw } from '../dice/dice.ts';
import { digest, hex } from '../dice/digest.ts';
import type { MatchTerms, Salts } from '../dice/fair.ts';
import { canonical } from '../text/canonical.ts';
import type { ServerWord } from './word.ts';

/** The journal is the truth of a match: save file, audit, golden test and database rows. The rules replay it. */

export const JOURNAL_FORMAT = 'club-route/journal';
export const JOURNAL_VERSION = 1;

/** Where the numbers of a match come from. */
export type DiceTerms = FairTerms | FastTerms | TypedTerms;

/**
 * Derived from a committed seed and the players' salts. `certified` says that a server, not a player, kept the seed: a
 * claim of the file, which only the server's signatures bear out.
 */
export interface FairTerms {
  readonly kind: 'fair';
  readonly certified: boolean;
  readonly commitment: string;
  readonly salts: Salts;
}
/** A small seeded generator: branches and simulations. */
export interface FastTerms {
  readonly kind: 'fast';
  readonly seed: number;
}
/** Rolled on a real table and typed in, or laid out for a test: only their range can be checked. */
export interface TypedTerms {
  readonly kind: 'typed';
}

/** Where a branch left another match; its first entries, up to that number, keep the rolls they had there. */
export interface BranchOrigin {
  readonly match: string;
  readonly hash: string;
  readonly entries: number;
}

export interface JournalHeader extends MatchTerms {
  readonly dice: DiceTerms;
  readonly branch?: BranchOrigin;
}

/** What an entry does. Nothing is ever removed: an undo is an entry that says which earlier position holds again. */
export type Deed<A extends Action = Action> =
  | { readonly kind: 'setup' }
  /** `filed`: the seat had settled it in advance and was not asked. */
  | { readonly kind: 'act'; readonly action: A; readonly filed?: true }
  | { readonly kind: 'undo'; readonly to: number }
  | { readonly kind: 'takeBack'; readonly to: number; readonly agreed: readonly Seat[] }
  | { readonly kind: 'restore'; readonly to: number; readonly reason: string };

export interface Entry<A extends Action = Action> {
  readonly n: number;
  readonly seat: Seat;
  readonly deed: Deed<A>;
  readonly draws: readonly Draw[];
  readonly hash: string;
}

export interface Journal<A extends Action = Action> {
  readonly format: typeof JOURNAL_FORMAT;
  readonly version: typeof JOURNAL_VERSION;
  readonly header: JournalHeader;
  /** The seed of fair dice, in hexadecimal, once it may be known. */
  readonly seed?: string;
  readonly entries: readonly Entry<A>[];
  readonly outcome?: Ending;
  /** What the server that kept the match has signed. */
  readonly signed?: ServerWord;
}

/** How people ended a match without the rules. No hash seals it: only the server's signature does. */
export interface Ending {
  readonly how: 'resigned' | 'agreed' | 'time';
  readonly name: string;
  readonly winners: readonly Seat[];
  readonly reason: string;
}

/** The seat that lays out the game; nobody sits there. */
export const TABLE: Seat = 'table';

/** Whoever runs the match without playing; the only one who may restore a position. */
export const UMPIRE: Seat = 'umpire';

/** The seat of time itself, in games in which it passes. No person holds it. */
export const CLOCK: Seat = 'clock';

export function genesisHash(header: JournalHeader): Uint8Array {
  return digest('club-route/genesis/1', canonical(header));
}

/** Fixes an entry before its dice exist. */
export function sealedHash(before: Uint8Array, n: number, seat: Seat, deed: Deed): Uint8Array {
  return digest('club-route/sealed/1', before, String(n), seat, canonical(deed));
}

export function entryHash(sealed: Uint8Array, draws: readonly Draw[]): Uint8Array {
  return digest('club-route/entry/1', sealed, canonical(draws));
}

export function hashName(hash: Uint8Array): string {
  return hex(hash);
}
