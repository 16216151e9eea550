import type { Transaction } from 'kysely';
import type { Tables } from '../database/schema.ts';
import type { Missive } from '../database/missive.ts';
import { put } from '../database/outbox.ts';

/** Whoever is asked to play by name hears of it by mail too, if there is an address and they do not mind. */
export async function inviteByMail(
  all: Transaction<Tables>,
  account: string,
  letter: Extract<Missive, { readonly kind: 'invitation' }>,
): Promise<void> {
  const guest = await all
    .selectFrom('account')
    .leftJoin('notice_wish', 'notice_wish.account_id', 'account.id')
    .select(['account.email', 'notice_wish.invitations'])
    .where('account.id', '=', account)
    .executeTakeFirst();
  if (typeof guest?.email !== 'string' || guest.invitations === false) return;
  await put(all, { address: guest.email, account_id: account, match_id: letter.match }, letter);
}
