import type { Seat } from '../contract.ts';
import type { OptionValues } from '../options.ts';
import { canonical } from '../text/canonical.ts';
import { AnyDice, drawn, type Audience, type Draw } from './dice.ts';
import { digest, hex, keyedDigest } from './digest.ts';

/**
 * Dice that nobody can steer and everybody can check afterwards.
 *
 * Before play the host publishes a commitment to its secret seed, then each player commits to a salt and shows it. The
 * key of all dice is made of the seed and the salts, so neither side chooses it. Each draw is derived from the key and
 * the hash of the sealed entry: the action is fixed before its dice exist. At the end the seed is shown.
 */

export const SEED_BYTES = 32;

/** What a match is about, as the commitment binds it. */
export interface MatchTerms {
  readonly match: string;
  readonly game: string;
  readonly rules: string;
  readonly options: OptionValues;
}

/** A player's share of chance: the hash published first, and the salt shown afterwards; empty if it never came. */
export interface Salt {
  readonly commitment: string;
  readonly salt: string;
}
export type Salts = Readonly<Record<Seat, Salt>>;

export function commitToSeed(seed: Uint8Array, terms: MatchTerms): string {
  return hex(digest('club-route/commit/1', seed, canonical(terms)));
}

export function commitToSalt(seat: Seat, salt: string): string {
  return hex(digest('club-route/salt/1', seat, salt));
}

export function diceKey(seed: Uint8Array, match: string, salts: Salts): Uint8Array {
  return keyedDigest(seed, 'club-route/key/1', match, canonical(salts));
}

/** Blinds the hashes shown during play: an open chain would let a player try out hidden moves until one fits. */
export function blindingKey(seed: Uint8Array, match: string): Uint8Array {
  return keyedDigest(seed, 'club-route/blind/1', match);
}

export function blinded(key: Uint8Array, hash: Uint8Array): string {
  return hex(keyedDigest(key, 'club-route/head/1', hash));
}

/** The dice of one sealed entry. */
export class FairDice extends AnyDice {
  readonly draws: Draw[] = [];
  readonly #key: Uint8Array;
  readonly #sealed: Uint8Array;

  constructor(key: Uint8Array, sealed: Uint8Array) {
    super();
    this.#key = key;
    this.#sealed = sealed;
  }

  override between(low: number, high: number, purpose: string, seenBy?: Audience): number {
    const value = low + fairNumber(this.#key, this.#sealed, purpose, this.draws.length, high - low + 1);
    this.draws.push(drawn(purpose, low, high, value, seenBy));
    return value;
  }
}

/** A number from 0 to sides − 1, all equally likely: words past the last whole multiple of `sides` are passed over. */
export function fairNumber(key: Uint8Array, sealed: Uint8Array, purpose: string, index: number, sides: number): number {
  if (!Number.isInteger(sides) || sides < 1 || sides > 0x100000000) throw new RangeError(`no dice have ${sides} sides`);
  const limit = 0x100000000 - (0x100000000 % sides);
  for (let block = 0; ; block++) {
    const bytes = keyedDigest(key, 'club-route/roll/1', sealed, purpose, `${index}/${block}`);
    const words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (let at = 0; at < bytes.length; at += 4) {
      const word = words.getUint32(at);
      if (word < limit) return word % sides;
    }
  }
}
