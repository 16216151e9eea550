import { z } from 'zod';
import { matchId, text, type Moment } from './basics.ts';

// Some letters cannot be seen at all, such as the filler of Hangul.
const NAME = /^(?!.*\p{Default_Ignorable_Code_Point})[\p{L}\p{N}](?:[\p{L}\p{N} ._'-]{0,22}[\p{L}\p{N}])$/u;
/** Alphabets with letters that look the same. */
const ALIKE = [/\p{Script=Latin}/u, /\p{Script=Greek}/u, /\p{Script=Cyrillic}/u, /\p{Script=Armenian}/u];

export const accountName = z
  .string()
  .overwrite((name) => name.normalize('NFC').replaceAll(/ +/g, ' ').trim())
  .regex(NAME, { error: 'A name has 2 to 24 letters, digits, spaces, dots, dashes or apostrophes.' })
  .refine((name) => ALIKE.filter((alphabet) => alphabet.test(name)).length < 2, {
    error: 'A name has letters of one alphabet only.',
  });
export const password = z
  .string()
  .min(8, 'A password has at least 8 characters.')
  .max(200, 'A password has at most 200 characters.');
export const emailAddress = z.email('This is not an email address.').max(254);

export const newAccount = z.strictObject({ name: accountName, password, email: emailAddress.optional() });
export const signIn = z.strictObject({ name: text(254), password: z.string().max(200) });
export const accountChange = z.strictObject({
  /** Needed to change the password or the address. */
  password: z.string().max(200),
  newPassword: password.optional(),
  /** `null` takes the address away. */
  email: emailAddress.nullable().optional(),
});
export const resetRequest = z.strictObject({ email: emailAddress });
export const resetAnswer = z.strictObject({ token: z.string().max(64), password });
export const accountDeletion = z.strictObject({ password: z.string().max(200) });
export const personName = z.strictObject({ name: text(64) });
export const complaint = z.strictObject({
  about: text(64),
  match: matchId.optional(),
  text: text(4000).min(1),
});
/** The last moment that a date can be. */
const LATEST = 8_640_000_000_000_000;
export const vacation = z.strictObject({ starts: z.int().min(0).max(LATEST), ends: z.int().min(0).max(LATEST) });

/** Whether one's matches count for ratings. */
export const ratedWish = z.strictObject({ rated: z.boolean() });
/** A name in an address: whatever it is, it is looked for. */
export const accountPath = z.strictObject({ name: text(64) });

export interface Account {
  readonly name: string;
  readonly email: string | null;
  readonly created: Moment;
  /** Matches that begin from now on count for ratings, if all their players want it. */
  readonly rated: boolean;
}

/** How somebody has fared in one game, in public matches that are over. */
export interface GameRecord {
  readonly game: string;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  /** By Glicko-2; `within`: 19 in 20 ratings of this kind are off by less. */
  readonly rating?: number;
  readonly within?: number;
  readonly ratedMatches?: number;
}

export interface Vacation {
  readonly id: string;
  readonly starts: Moment;
  readonly ends: Moment;
}
