import type { GameRecord, Profile } from '@club-route/wire';
import { sql } from 'kysely';
import { accountNamed } from '../accounts/accounts.ts';
import type { Club } from '../club.ts';
import type { Database } from '../database/connect.ts';
import { summariesOf } from '../matches/lobby.ts';
import type { Person } from '../matches/person.ts';

/** As many as a page shows. */
const MOST = 20;

/**
 * What anybody may know of a player: their public matches, and what came of them. Private matches are nobody else's
 * business, and count nowhere here. Replays are of matches that are over, so they give nothing hidden away.
 */
export async function profileOf(
  club: Pick<Club, 'database' | 'now' | 'shelf'>,
  person: Person,
  name: string,
): Promise<Profile> {
  const { database } = club;
  const account = await accountNamed(database, name);
  const theirs = database
    .selectFrom('match')
    .selectAll()
    .where('visibility', '=', 'public')
    .where(sql<boolean>`id in (select match_id from holder where account_id = ${account.id})`)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MOST);
  const [current, over] = await Promise.all([
    theirs.where('status', 'in', ['open', 'starting', 'running']).execute(),
    theirs.where('status', '=', 'finished').execute(),
  ]);
  return {
    name: account.name,
    since: account.created_at.getTime(),
    rated: account.rated,
    records: await recordsOf(club, account.id, account.rated),
    current: await summariesOf(club, current, person),
    replays: await summariesOf(club, over, person),
  };
}

interface Count {
  readonly game: string;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
}

/** Whoever has ended more matches than this is counted anew once a minute: a stranger could ask all the time. */
const MANY = 200;
const KEPT = 60_000;
const MOST_KEPT = 1000;
const kept = new WeakMap<
  Database,
  Map<string, { readonly until: number; readonly counts: Promise<readonly Count[]> }>
>();

async function countsOf({ database, now }: Pick<Club, 'database' | 'now'>, account: string): Promise<readonly Count[]> {
  const those = kept.get(database) ?? new Map();
  kept.set(database, those);
  const known = those.get(account);
  if (known !== undefined && known.until > now()) return known.counts;
  const one = { until: now() + KEPT, counts: count(database, account) };
  those.delete(account);
  those.set(account, one);
  const [oldest] = those.keys();
  if (those.size > MOST_KEPT) those.delete(oldest!);
  const forget = (): void => void (those.get(account) === one && those.delete(account));
  try {
    const counts = await one.counts;
    if (counts.reduce((sum, { played }) => sum + played, 0) < MANY) forget();
    return counts;
  } catch (error) {
    forget();
    throw error;
  }
}

/** Won and drawn by game. Whoever holds several seats of a match wins it with any of them. */
async function count(database: Database, account: string): Promise<readonly Count[]> {
  const { rows } = await sql<Count>`
    select game, count(*)::int as played, (count(*) filter (where won))::int as won,
      (count(*) filter (where winners = 0))::int as drawn
    from (
      select match.game, json_array_length(match.outcome->'winners') as winners,
        exists (
          select from json_array_elements_text(match.outcome->'winners') as winner
          join holder on holder.match_id = match.id and holder.seat = winner and holder.account_id = ${account}
        ) as won
      from match
      where match.visibility = 'public' and match.status = 'finished' and match.outcome is not null
        and match.id in (select match_id from holder where account_id = ${account})
    ) as ended
    group by game order by count(*) desc, game`.execute(database);
  return rows;
}

/** Won, drawn and lost by game. */
async function recordsOf(
  club: Pick<Club, 'database' | 'now'>,
  account: string,
  isRated: boolean,
): Promise<readonly GameRecord[]> {
  const { database } = club;
  const counts = await countsOf(club, account);
  const ratings = isRated
    ? await database
        .selectFrom('rating')
        .select(['game', 'rating', 'deviation', 'matches'])
        .where('account_id', '=', account)
        .where('matches', '>', 0)
        .execute()
    : [];
  return counts.map(({ game, played, won, drawn }) => {
    const rating = ratings.find((one) => one.game === game);
    return {
      game,
      played,
      won,
      drawn,
      lost: played - won - drawn,
      ...(rating === undefined
        ? {}
        : {
            rating: Math.round(rating.rating),
            within: Math.round(2 * rating.deviation),
            ratedMatches: rating.matches,
          }),
    };
  });
}
