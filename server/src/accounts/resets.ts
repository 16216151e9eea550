import { sql } from 'kysely';
import type { Club } from '../club.ts';
import { put } from '../mail/outbox.ts';
import { wrong } from '../problem.ts';
import { newSecret, secretHash } from '../secrets.ts';
import { hashPassword } from './passwords.ts';
import { closeAllSessions } from './sessions.ts';

const HOUR = 3_600_000;
const MOST_AN_HOUR = 5;

/** Puts a mail with a secret into the outbox, if the address is known; the answer is the same if not. */
export async function askForReset({ database, now }: Club, email: string): Promise<void> {
  const account = await database
    .selectFrom('account')
    .selectAll()
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .executeTakeFirst();
  const address = account?.email;
  if (account === undefined || typeof address !== 'string') return;
  const { token, hash } = newSecret();
  await database.transaction().execute(async (all) => {
    // One after the other, so that they are counted.
    await all.selectFrom('account').select('id').where('id', '=', account.id).forUpdate().execute();
    const sent = await all
      .selectFrom('reset')
      .select('expires_at')
      .where('account_id', '=', account.id)
      .where('expires_at', '>', new Date(now()))
      .execute();
    // Those that came still work, and nobody's mailbox is filled by somebody else.
    if (sent.length >= MOST_AN_HOUR) return;
    await all
      .insertInto('reset')
      .values({ token_hash: hash, account_id: account.id, expires_at: new Date(now() + HOUR) })
      .execute();
    await put(all, { address, account_id: account.id }, { kind: 'reset', name: account.name, token });
  });
}

export async function resetPassword(club: Club, token: string, password: string): Promise<void> {
  const hashed = await hashPassword(password);
  const accountId = await club.database.transaction().execute(async (all) => {
    const used = await all
      .deleteFrom('reset')
      .where('token_hash', '=', secretHash(token))
      .returning(['account_id', 'expires_at'])
      .executeTakeFirst();
    if (used === undefined || used.expires_at.getTime() < club.now()) return undefined;
    await all.updateTable('account').set({ password: hashed }).where('id', '=', used.account_id).execute();
    // Whoever has the link reads the mails of the address.
    await sql`
      update mail_address set confirmed_at = coalesce(confirmed_at, ${new Date(club.now())})
      from account where account.id = ${used.account_id} and address = lower(account.email)`.execute(all);
    // Others that were asked for in the same hour.
    await all.deleteFrom('reset').where('account_id', '=', used.account_id).execute();
    return used.account_id;
  });
  if (accountId === undefined) throw wrong('This link was used already, or is older than an hour. Ask for a new one.');
  await closeAllSessions(club, accountId);
}
