import { opponentsOf, type GameModule } from '@club-route/engine';
import glicko2 from 'glicko2-lite';
import { sql, type Transaction } from 'kysely';
import type { Club } from '../club.ts';
import type { MatchRow, Tables } from '../database/schema.ts';

/**
 * Ratings by Glicko-2, one for each game, from matches between people who have chosen to be rated. Each match is a
 * period of its own. Whether a match counts is settled when it has begun, so nobody leaves the list because they lose.
 */

/** What somebody has who was never rated. */
const FIRST = { rating: 1500, deviation: 350, volatility: 0.06, matches: 0 };
/** How fast volatility follows surprises: Glickman advises 0.3 to 1.2. */
const OPTIONS = { tau: 0.5, rating: FIRST.rating };

type Rating = typeof FIRST;

interface Player {
  readonly seat: string;
  readonly account: string;
}

export async function rateMatches(club: Pick<Club, 'database' | 'shelf' | 'now' | 'log'>): Promise<void> {
  await settleWhetherRated(club);
  const over = await club.database
    .selectFrom('match')
    .innerJoin('rated_match', 'rated_match.match_id', 'match.id')
    .selectAll('match')
    .where('rated_match.counts', '=', true)
    .where('rated_match.counted_at', 'is', null)
    .where('match.status', '=', 'finished')
    // Of those that were settled before private ones did not count.
    .where('match.visibility', '=', 'public')
    .orderBy('match.ended_at')
    .execute();
  for (const match of over) {
    try {
      const module = await club.shelf.load(match.game);
      await club.database.transaction().execute((all) => rateMatch(club, all, match, module));
    } catch (error) {
      club.log.warn({ error, match: match.id }, 'a match could not be rated');
    }
  }
}

/** Matches that began longer ago, while no copy ran, are not rated. */
const LOOK_BACK = 2 * 24 * 3_600_000;

/**
 * A match counts if it is public, every seat is held by one account, each another, and all of them want to be rated: everybody
 * sees a rating, and it must not tell how a private match went.
 */
async function settleWhetherRated({ database, now }: Pick<Club, 'database' | 'now'>): Promise<void> {
  await sql`
    insert into rated_match (match_id, counts)
    select match.id, not match.hot_seat and match.visibility = 'public'
      and not exists (select from seat where seat.match_id = match.id and seat.bot is not null)
      and coalesce((
        select count(*) = (select count(*) from seat where seat.match_id = match.id)
          and count(distinct holder.account_id) = count(*)
          and bool_and(coalesce(account.rated, false))
        from holder left join account on account.id = holder.account_id
        where holder.match_id = match.id), false)
    from match
    where match.started_at > ${new Date(now() - LOOK_BACK)}
      and not exists (select from rated_match where rated_match.match_id = match.id)
    on conflict do nothing`.execute(database);
}

async function rateMatch(
  { now }: Pick<Club, 'now'>,
  all: Transaction<Tables>,
  { id, game, outcome }: MatchRow,
  module: GameModule | undefined,
): Promise<void> {
  // One copy rates it, and others find it done.
  const taken = await all
    .updateTable('rated_match')
    .set({ counted_at: new Date(now()) })
    .where('match_id', '=', id)
    .where('counted_at', 'is', null)
    .executeTakeFirst();
  if (taken.numUpdatedRows !== 1n || outcome === null || module === undefined) return;
  const players = await playersOf(all, id);
  // Somebody's seat was given to others or to the computer: what happened says little about anybody.
  if (players === undefined) return;
  const before = new Map<string, Rating>();
  for (const { account } of players.toSorted((a, b) => (a.account < b.account ? -1 : 1)))
    before.set(account, await ratingOf(all, account, game));
  for (const { seat, account } of players) {
    const score = outcome.winners.length === 0 ? 0.5 : outcome.winners.includes(seat) ? 1 : 0;
    const foes = new Set(opponentsOf(module.game, seat));
    const opponents = players
      .filter((other) => foes.has(other.seat))
      .map((other) => before.get(other.account)!)
      .map(({ rating, deviation }): [number, number, number] => [rating, deviation, score]);
    if (opponents.length === 0) continue;
    const own = before.get(account)!;
    const next = glicko2(own.rating, own.deviation, own.volatility, opponents, OPTIONS);
    const values = { rating: next.rating, deviation: next.rd, volatility: next.vol, matches: own.matches + 1 };
    await all
      .insertInto('rating')
      .values({ account_id: account, game, ...values })
      .onConflict((conflict) => conflict.columns(['account_id', 'game']).doUpdateSet(values))
      .execute();
  }
}

/** One account for each seat, or nothing. */
async function playersOf(all: Transaction<Tables>, match: string): Promise<readonly Player[] | undefined> {
  const seats = await all.selectFrom('seat').select(['seat', 'bot']).where('match_id', '=', match).execute();
  const holders = await all
    .selectFrom('holder')
    .select(['seat', 'account_id'])
    .where('match_id', '=', match)
    .orderBy('seat')
    .execute();
  const players = holders.flatMap(({ seat, account_id }) =>
    account_id === null ? [] : [{ seat, account: account_id }],
  );
  const isWhole =
    players.length === seats.length &&
    holders.length === seats.length &&
    seats.every(({ seat, bot }) => bot === null && players.some((one) => one.seat === seat));
  return isWhole ? players : undefined;
}

/** Locked until the transaction ends: two matches of one person are rated one after the other. */
async function ratingOf(all: Transaction<Tables>, account: string, game: string): Promise<Rating> {
  await all
    .insertInto('rating')
    .values({ account_id: account, game, ...FIRST })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return all
    .selectFrom('rating')
    .select(['rating', 'deviation', 'volatility', 'matches'])
    .where('account_id', '=', account)
    .where('game', '=', game)
    .forUpdate()
    .executeTakeFirstOrThrow();
}
