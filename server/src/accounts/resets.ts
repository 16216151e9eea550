import { sql } from 'kysely';
import type { Club } from '../club.ts';
import { wrong } from '../problem.ts';
import { newSecret, secretHash } from '../secrets.ts';
import { hashPassword } from './passwords.ts';
import { closeAllSessions } from './sessions.ts';

const HOUR = 3_600_000;
const MOST_AN_HOUR = 5;

/** Of the accounts with one address so many get a link: first those without one, or others who named it would keep its owner out. */
const MOST_ACCOUNTS = 5;

/**
 * Puts a mail with a secret into the outbox for each account with that address. For an address that nobody has the same
 * statements run and something is written too: neither the answer nor its time tells which it was.
 */
export async function askForReset({ database, now }: Pick<Club, 'database' | 'now'>, email: string): Promise<void> {
  const secrets = Array.from({ length: MOST_ACCOUNTS }, newSecret);
  const asked = secretHash(email.toLowerCase());
  await database.transaction().execute(async (all) => {
    // One after the other, so that they are counted.
    await sql`select pg_advisory_xact_lock(hashtextextended(${email.toLowerCase()}, 0))`.execute(all);
    await sql`insert into reset_ask (address_hash, asked_at) values (${asked}, ${new Date(now())})`.execute(all);
    // Those that came still work, and nobody's mailbox is filled by somebody else.
    await sql`
      with known as (
        select id, name, email, row_number() over (order by created_at, id) as n
        from (
          select * from account
          where lower(email) = lower(${email}) and (
            select count(*) from reset_ask where address_hash = ${asked} and asked_at > ${new Date(now() - HOUR)}
          ) <= ${MOST_AN_HOUR}
          order by exists (select from reset where reset.account_id = account.id and expires_at > ${new Date(now())}), random()
          limit ${MOST_ACCOUNTS}
        ) as chosen
      ), made as (
        insert into reset (token_hash, account_id, expires_at)
        select (${secrets.map(({ hash }) => hash)}::bytea[])[n], id, ${new Date(now() + HOUR)} from known
      )
      insert into outbox (kind, address, account_id, body)
      select 'reset', email, id, json_build_object('name', name, 'token', (${secrets.map(({ token }) => token)}::text[])[n])
      from known`.execute(all);
  });
}

export async function forgetOldAsks({ database, now }: Pick<Club, 'database' | 'now'>): Promise<void> {
  await database
    .deleteFrom('reset_ask')
    .where('asked_at', '<', new Date(now() - HOUR))
    .execute();
}

export async function resetPassword(
  club: Pick<Club, 'database' | 'live' | 'now'>,
  token: string,
  password: string,
): Promise<void> {
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
  if (accountId === undefined) throw wrong('This link has been used, or is more than an hour old. Ask for a new one.');
  await closeAllSessions(club, accountId);
}
