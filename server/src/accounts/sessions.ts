import type { Club } from '../club.ts';
import type { AccountRow } from '../database/schema.ts';
import { newSecret, secretHash } from '../secrets.ts';

const DAY = 86_400_000;

/** Opens a session; the token goes into a cookie and is kept nowhere. */
export async function openSession(
  club: Pick<Club, 'config' | 'database' | 'now'>,
  accountId: string,
): Promise<{ token: string; expires: Date }> {
  const { token, hash } = newSecret();
  const expires = new Date(club.now() + club.config.SESSION_DAYS * DAY);
  await club.database
    .insertInto('session')
    .values({ token_hash: hash, account_id: accountId, expires_at: expires })
    .execute();
  return { token, expires };
}

export async function accountOfSession(
  club: Pick<Club, 'database' | 'now'>,
  token: string,
): Promise<(AccountRow & { readonly expires_at: Date }) | undefined> {
  return club.database
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .selectAll('account')
    .select('session.expires_at')
    .where('session.token_hash', '=', secretHash(token))
    .where('session.expires_at', '>', new Date(club.now()))
    .executeTakeFirst();
}

/** What its sockets know a session by. */
export function sessionName(token: string): string {
  return secretHash(token).toString('hex');
}

/** Signs out, sockets included. */
export async function closeSession({ database, live }: Pick<Club, 'database' | 'live'>, token: string): Promise<void> {
  await database.deleteFrom('session').where('token_hash', '=', secretHash(token)).execute();
  live.dismiss(sessionName(token));
}

/**
 * Signs out everywhere, sockets included; but for one session, whose sockets come back by themselves. No browser is pushed anything
 * any more: which of them is whose nobody knows here, and one may be a thief's. The page asks again where it is still wanted.
 */
export async function closeAllSessions(
  { database, live }: Pick<Club, 'database' | 'live'>,
  accountId: string,
  kept = '',
): Promise<void> {
  await database
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .where('token_hash', '<>', secretHash(kept))
    .execute();
  await database.deleteFrom('push_subscription').where('account_id', '=', accountId).execute();
  live.dismiss(accountId);
}

export async function forgetOldSessions({ database, now }: Pick<Club, 'database' | 'now'>): Promise<void> {
  const today = new Date(now());
  await database.deleteFrom('session').where('expires_at', '<', today).execute();
  await database.deleteFrom('reset').where('expires_at', '<', today).execute();
}
