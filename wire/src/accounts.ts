import { z } from 'zod';
import { matchId, text, type Moment } from './basics.ts';

export const accountName = z
  .string()
  .trim()
  .regex(/^[\p{L}\p{N}](?:[\p{L}\p{N} ._'-]{0,22}[\p{L}\p{N}])$/u, {
    error: 'A name has 2 to 24 letters, digits, spaces, dots, dashes or apostrophes.',
  });
export const password = z
  .string()
  .min(8, 'A password has at least 8 characters.')
  .max(200, 'A password has at most 200 characters.');
export const emailAddress = z.email('This is not an e-mail address.').max(254);

export const newAccount = z.strictObject({ name: accountName, password, email: emailAddress.optional() });
export const signIn = z.strictObject({ name: z.string().max(254), password: z.string().max(200) });
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
export const personName = z.strictObject({ name: z.string().max(64) });
export const complaint = z.strictObject({
  about: z.string().max(64),
  match: matchId.optional(),
  text: text(4000).min(1),
});
export const vacation = z.strictObject({ starts: z.int().min(0), ends: z.int().min(0) });

export interface Account {
  readonly name: string;
  readonly email: string | null;
  readonly created: Moment;
}

export interface Vacation {
  readonly id: string;
  readonly starts: Moment;
  readonly ends: Moment;
}
