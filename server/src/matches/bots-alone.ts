import { sql } from 'kysely';
import type { Club } from '../club.ts';
import type { MatchRow } from '../database/schema.ts';
import { ProblemError } from '../problem.ts';
import { Turnstile } from '../safety/turnstile.ts';

/** Matches of bots alone that one account, or one address, may have running. */
const MOST = 5;

/** One at a time: of many that begin at once none would know of the others. */
const turnstile = new Turnstile(1);

type Maker = Partial<Pick<MatchRow, 'created_by' | 'made_from'>>;

/**
 * Bots play on by themselves: whoever starts a hundred such matches takes the processor of everybody else. `begin` makes a
 * match of bots alone, or one out of a match, for whoever made it.
 */
export function letBotsPlay<T>(club: Pick<Club, 'database'>, maker: Maker, begin: () => Promise<T>): Promise<T> {
  const passed = async (): Promise<T> => {
    if ((await running(club, maker)) >= MOST)
      throw new ProblemError(429, `You can run at most ${MOST} matches between bots. Wait until one is over.`);
    return begin();
  };
  return turnstile.pass(passed, maker.created_by ?? maker.made_from ?? '');
}

async function running({ database }: Pick<Club, 'database'>, { created_by, made_from }: Maker): Promise<number> {
  const own = created_by ? sql`created_by = ${created_by}` : sql`created_by is null and made_from = ${made_from ?? ''}`;
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from match
    where status = 'running' and ${own}
      and not exists (select from holder where holder.match_id = match.id)`.execute(database);
  return rows[0]!.count;
}
