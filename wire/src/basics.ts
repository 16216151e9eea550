import { z } from 'zod';

/** Text that people write: no control characters but line ends, no half characters, nothing that turns what follows around. */
export function text(longest: number) {
  return z
    .string()
    .max(longest)
    .refine((value) => !UNPRINTABLE.test(value), 'The text has characters that cannot be shown.');
}

// oxlint-disable-next-line no-control-regex
const UNPRINTABLE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\u202d\u202e]|\p{Surrogate}/u;

export const matchId = z.string().regex(/^[0-9a-f]{16}$/);
const SEAT = /^[a-z][a-zA-Z0-9-]{0,31}$/;
export const seatName = z.string().regex(SEAT);
export const gameId = z.string().regex(/^[a-z][a-z0-9-]{0,63}$/);

/** A seat, or 'spectator'. */
export const viewerName = z.string().regex(SEAT);

/** The secret of a seat held without an account, or of an invitation by link. */
export const linkToken = z.string().regex(/^[A-Za-z0-9_-]{43}$/);

/** Made by the sender for one action, so that sending it again does nothing more. */
export const requestKey = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/);

/** A hash as `commitToSalt` of the engine makes it. */
export const saltCommitment = z.string().regex(/^[0-9a-f]{64}$/);
export const salt = z.string().regex(/^[A-Za-z0-9_-]{16,128}$/);

/** How many frames of its own film somebody has. */
export const frameCount = z.int().min(0).max(1_000_000);

/** What every refused request gets. `rule` is there when a rule of the game forbids it. */
export interface Problem {
  readonly error: string;
  readonly rule?: string;
}

/** Milliseconds since 1970, by the clock of the server. */
export type Moment = number;
