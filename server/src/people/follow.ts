import { sql } from 'kysely';
import type { Club } from '../club.ts';
import { notNow } from '../problem.ts';

/** Matches that somebody follows are listed for them, nothing more: nobody else learns of it. */

const MOST = 200;

export async function follow({ database }: Pick<Club, 'database'>, account: string, match: string): Promise<void> {
  await database.transaction().execute(async (all) => {
    // One after the other: of many that are asked for at once none would know of the others.
    await all.selectFrom('account').select('id').where('id', '=', account).forUpdate().execute();
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from follow where account_id = ${account}`.execute(all);
    if (rows[0]!.count >= MOST) throw notNow(`You already follow ${MOST} matches. Stop following one first.`);
    await all
      .insertInto('follow')
      .values({ account_id: account, match_id: match })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

export async function unfollow({ database }: Pick<Club, 'database'>, account: string, match: string): Promise<void> {
  await database.deleteFrom('follow').where('account_id', '=', account).where('match_id', '=', match).execute();
}
