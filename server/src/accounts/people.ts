import type { Club } from '../club.ts';
import type { Database } from '../database/connect.ts';
import { notThere, wrong } from '../problem.ts';
import { accountNamed } from './accounts.ts';

/** People one does not want to play with, and complaints about them. */

export async function blockedNames(
  { database }: Pick<Club, 'database'>,
  accountId: string,
): Promise<readonly string[]> {
  const rows = await database
    .selectFrom('block')
    .innerJoin('account', 'account.id', 'block.blocked_id')
    .select('account.name')
    .where('block.account_id', '=', accountId)
    .orderBy('account.name')
    .execute();
  return rows.map((row) => row.name);
}

export async function block({ database }: Pick<Club, 'database'>, accountId: string, name: string): Promise<void> {
  const { id } = await accountNamed(database, name);
  if (id === accountId) throw wrong('You cannot block yourself.');
  await database
    .insertInto('block')
    .values({ account_id: accountId, blocked_id: id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function unblock({ database }: Pick<Club, 'database'>, accountId: string, name: string): Promise<void> {
  const { id } = await accountNamed(database, name);
  await database.deleteFrom('block').where('account_id', '=', accountId).where('blocked_id', '=', id).execute();
}

/** Whether one of them blocks the other; somebody without an account neither blocks nor is blocked. */
export async function areApart(database: Database, one: string, others: readonly string[]): Promise<boolean> {
  if (others.length === 0) return false;
  const row = await database
    .selectFrom('block')
    .select('account_id')
    .where((where) =>
      where.or([
        where.and([where('account_id', '=', one), where('blocked_id', 'in', others)]),
        where.and([where('blocked_id', '=', one), where('account_id', 'in', others)]),
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
}

export async function complain(
  { database }: Pick<Club, 'database'>,
  accountId: string,
  { about, match, text }: { readonly about: string; readonly match?: string; readonly text: string },
): Promise<void> {
  const { id } = await accountNamed(database, about);
  if (match !== undefined && !(await isMatch(database, match))) throw notThere('match');
  await database
    .insertInto('complaint')
    .values({ account_id: accountId, about_id: id, match_id: match, text })
    .execute();
}

async function isMatch(database: Database, id: string): Promise<boolean> {
  return (await database.selectFrom('match').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}
