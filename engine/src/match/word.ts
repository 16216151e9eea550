import type { Result, Seat } from '../contract.ts';
import { digest, hex, unhex } from '../dice/digest.ts';
import type { Salts } from '../dice/fair.ts';
import { canonical } from '../text/canonical.ts';
import type { Ending, JournalHeader } from './journal.ts';

/**
 * The word of a server: what it signs with its Ed25519 key when a match begins and when it ends. With the seed, which is
 * shown in the end, anybody can play a match again with kinder moves; nobody but the server can sign it.
 */
export interface ServerWord {
  readonly beginning: SignedBeginning;
  readonly end?: SignedEnd;
}

export interface SignedBeginning {
  /** The public key, 32 bytes in hexadecimal. */
  readonly key: string;
  /** Milliseconds since 1970, by the server's clock. */
  readonly at: number;
  /** Who sat where: `person`, or `bot` and its id. */
  readonly seats: Readonly<Record<Seat, string>>;
  /** 64 bytes in hexadecimal. */
  readonly signature: string;
}

/** Signed with the key of that day: the server may have replaced the one it began with. */
export interface SignedEnd {
  readonly key: string;
  readonly at: number;
  readonly signature: string;
}

export const PUBLIC_KEY_BYTES = 32;
export const SIGNATURE_BYTES = 64;

/** The text that is signed when a match begins. The key is part of it, so that no other key can claim the signature. */
export function beginningStatement(
  { match, game, rules, options, dice }: JournalHeader,
  { key, at, seats }: Omit<SignedBeginning, 'signature'>,
): string {
  const { commitment, salts }: { commitment: string; salts: Salts } =
    dice.kind === 'fair' ? dice : { commitment: '', salts: {} };
  return canonical({
    statement: 'club-route/beginning/1',
    match,
    game,
    rules,
    options,
    commitment,
    salts,
    key,
    at,
    seats,
  });
}

/** Where a match stands when it ends; the head seals the header and every entry. */
export interface FinalStanding {
  readonly match: string;
  readonly head: string;
  readonly last: number;
  readonly result: Result | undefined;
  readonly outcome: Ending | undefined;
}

/** The text that is signed when a match ends. It repeats the signed beginning: one word covers all of the match. */
export function endStatement(
  { match, head, last, result, outcome }: FinalStanding,
  beginning: SignedBeginning,
  { key, at }: Omit<SignedEnd, 'signature'>,
): string {
  return canonical({
    statement: 'club-route/end/1',
    match,
    head,
    last,
    result,
    outcome,
    beginning,
    key,
    at,
  });
}

const FINGERPRINT_DIGITS = 32;

/** A public key by a name short enough to be compared by eye; nothing for what is no key. */
export function fingerprintOf(key: string): string | undefined {
  const bytes = unhex(key, PUBLIC_KEY_BYTES);
  if (bytes === undefined) return undefined;
  const name = hex(digest('club-route/fingerprint/1', bytes)).slice(0, FINGERPRINT_DIGITS);
  return name.replaceAll(/.{4}(?=.)/g, '$& ');
}

/** The fingerprint that somebody has typed: of a whole key, or as it is shown, with or without its spaces. */
export function readFingerprint(typed: string): string | undefined {
  const digits = typed.toLowerCase().replaceAll(/[\s:-]/g, '');
  if (digits.length === FINGERPRINT_DIGITS && /^[0-9a-f]+$/.test(digits)) return digits.replaceAll(/.{4}(?=.)/g, '$& ');
  return fingerprintOf(digits);
}
