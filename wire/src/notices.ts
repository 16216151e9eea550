import { z } from 'zod';
import { emailAddress } from './accounts.ts';
import { seatName, text } from './basics.ts';

/** How often "your turn" may come by mail: for each turn, or gathered. */
export const mailRhythm = z.enum(['at once', 'hourly', 'daily', 'never']);
export type MailRhythm = z.infer<typeof mailRhythm>;

export const noticeWishes = z.strictObject({
  mail: mailRhythm.optional(),
  /** Whether invitations come by mail too. */
  invitations: z.boolean().optional(),
  /** Where turns are posted as JSON; `null` takes it away. A new address gets a new secret. */
  webhook: text(500)
    .pipe(z.url({ protocol: /^https?$/, normalize: true, error: 'This is not a web address.' }))
    .nullable()
    .optional(),
});

export interface NoticeWishes {
  readonly mail: MailRhythm;
  readonly invitations: boolean;
  /** The secret signs what is posted there: HMAC-SHA-256 of the body. */
  readonly webhook?: { readonly url: string; readonly secret: string };
  /** What a browser needs to ask for pushes. */
  readonly pushKey: string;
  /** Browsers of this account that get pushes. */
  readonly pushes: number;
}

/** As `PushSubscription.toJSON` of a browser gives it. */
export const pushSubscription = z.object({
  endpoint: text(1000).pipe(z.url({ protocol: /^https$/ }).regex(/^https:\/\/[^/\\]/)),
  keys: z.object({
    p256dh: z.string().regex(/^[A-Za-z0-9_-]{80,100}={0,2}$/),
    auth: z.string().regex(/^[A-Za-z0-9_-]{16,32}={0,2}$/),
  }),
});
/** A notice at once, to see whether it arrives. */
export const noticeTest = z.strictObject({ carrier: z.enum(['push', 'webhook']) });
export type NoticeTest = z.infer<typeof noticeTest>;

/** How a seat that is held without an account is told of its turns; without an address not at all. */
export const seatNotices = z.strictObject({
  seat: seatName,
  email: emailAddress.nullable(),
  mail: mailRhythm.exclude(['never']).default('at once'),
});
export type SeatNotices = Omit<z.infer<typeof seatNotices>, 'seat'>;

export const pushEnd = z.strictObject({ endpoint: text(1000) });
