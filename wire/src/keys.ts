import type { Moment } from './basics.ts';

/** A key with which a server signs, or has signed, the matches it keeps. */
export interface PublishedKey {
  /** Ed25519: 32 bytes in hexadecimal. */
  readonly key: string;
  readonly fingerprint: string;
  readonly from: Moment;
  /** When it was replaced. Nothing was signed with it after that. */
  readonly until?: Moment;
}

/** The answer at `/.well-known/club-route-key`: the key in use first. */
export interface PublishedKeys {
  readonly keys: readonly PublishedKey[];
}
