import { sql } from 'kysely';
import type { Club } from '../club.ts';
import { ProblemError } from '../problem.ts';
import type { Person } from './person.ts';

/** Matches of bots alone that one account, or one address, may have running. */
const MOST = 5;

/** Bots play on by themselves: whoever starts a hundred such matches takes the processor of everybody else. */
export async function mayLetBotsPlay({ database }: Pick<Club, 'database'>, { account, origin }: Person): Promise<void> {
  const own =
    account === undefined ? sql`created_by is null and made_from = ${origin ?? ''}` : sql`created_by = ${account.id}`;
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from match
    where status = 'running' and ${own}
      and not exists (select from holder where holder.match_id = match.id)`.execute(database);
  if (rows[0]!.count >= MOST)
    throw new ProblemError(429, `You can run at most ${MOST} matches between bots. Wait until one is over.`);
}
