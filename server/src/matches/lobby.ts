import type { GameModule } from '@club-route/engine';
import type { MatchPage, MatchSummary } from '@club-route/wire';
import { sql, type RawBuilder } from 'kysely';
import type { Club } from '../club.ts';
import type { Database } from '../database/connect.ts';
import type { MatchRow } from '../database/schema.ts';
import type { Affairs } from '../play/desk.ts';
import { accountOf, type Person } from './person.ts';
import { summaryOf } from './table.ts';

const PAGE = 50;

export interface ListWish {
  readonly list: 'open' | 'running' | 'finished' | 'mine' | 'followed';
  readonly game?: string;
  readonly after?: string;
}

/** A page of matches, the newest first. Private ones are only in the lists of those who play them. */
export async function listMatches(
  { database, shelf }: Pick<Club, 'database' | 'shelf'>,
  person: Person,
  wish: ListWish,
): Promise<MatchPage> {
  let query = database.selectFrom('match').selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').limit(PAGE);
  if (wish.list === 'mine') {
    const { id } = accountOf(person);
    query = query.where(
      sql<boolean>`id in (
        select match_id from (${pageOf('holder', id, wish)} union ${pageOf('invitation', id, wish)}) as page
        order by match_created desc, match_id desc limit ${PAGE})`,
    );
  } else if (wish.list === 'followed') {
    const { id } = accountOf(person);
    query = query.where(sql<boolean>`id in (select match_id from follow where account_id = ${id})`);
  } else {
    query = query.where('visibility', '=', 'public');
  }
  if (wish.game !== undefined) query = query.where('game', '=', wish.game);
  const place = readCursor(wish.after);
  if (place !== undefined)
    query = query.where(sql<boolean>`(created_at, id) < (${place.created}::timestamptz, ${place.id})`);
  // Status by status, each from its index: the database would read and sort all matches that have any of several.
  const queries = statusesOf(wish).map((status) => query.where('status', '=', status));
  const found = await Promise.all((queries.length === 0 ? [query] : queries).map((one) => one.execute()));
  const rows = found.flat().toSorted(newestFirst).slice(0, PAGE);
  const last = rows.length === PAGE ? rows.at(-1) : undefined;
  return {
    matches: await summariesOf({ database, shelf }, rows, person),
    ...(last === undefined ? {} : { cursor: `${last.created_at.toISOString()}~${last.id}` }),
  };
}

/**
 * The page of somebody's matches by one of the tables that name them: read from its index, in the order of the list and no
 * further, however many there are. The game is asked match by match, or the database would join and sort them all.
 */
function pageOf(table: 'holder' | 'invitation', account: string, { game, after }: ListWish): RawBuilder<unknown> {
  const place = readCursor(after);
  const conditions = [
    sql`account_id = ${account}`,
    ...(place === undefined ? [] : [sql`(match_created, match_id) < (${place.created}::timestamptz, ${place.id})`]),
    ...(game === undefined ? [] : [sql`(select match.game from match where match.id = match_id) = ${game}`]),
  ];
  return sql`(
    select distinct match_created, match_id from ${sql.table(table)}
    where ${sql.join(conditions, sql` and `)}
    order by match_created desc, match_id desc limit ${PAGE})`;
}

/** Nothing where matches of any status are listed. */
function statusesOf({ list }: ListWish): readonly MatchRow['status'][] {
  if (list === 'mine' || list === 'followed') return [];
  return list === 'running' ? ['running', 'starting'] : [list];
}

function newestFirst(one: MatchRow, other: MatchRow): number {
  return other.created_at.getTime() - one.created_at.getTime() || (one.id < other.id ? 1 : -1);
}

/** Matches as a list shows them to somebody. */
export async function summariesOf(
  { database, shelf }: Pick<Club, 'database' | 'shelf'>,
  rows: readonly MatchRow[],
  person: Person,
): Promise<readonly MatchSummary[]> {
  const games = new Map<string, GameModule | undefined>();
  for (const { game } of rows) if (!games.has(game)) games.set(game, await shelf.load(game));
  return (await withSeats(database, rows)).map((one) => summaryOf(one, games.get(one.row.game), person));
}

function readCursor(text: string | undefined): { readonly created: string; readonly id: string } | undefined {
  const [created, id] = text?.split('~') ?? [];
  if (created === undefined || id === undefined) return undefined;
  return { created, id };
}

async function withSeats(database: Database, rows: readonly MatchRow[]): Promise<readonly Affairs[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const [seats, holders, invitations] = await Promise.all([
    database.selectFrom('seat').selectAll().where('match_id', 'in', ids).orderBy('place').execute(),
    database.selectFrom('holder').selectAll().where('match_id', 'in', ids).orderBy('joined_at').orderBy('id').execute(),
    database
      .selectFrom('invitation')
      .leftJoin('account', 'account.id', 'invitation.account_id')
      .selectAll('invitation')
      .select('account.name')
      .where('match_id', 'in', ids)
      .execute(),
  ]);
  return rows.map((row) => ({
    row,
    seats: seats.filter((one) => one.match_id === row.id),
    holders: holders.filter((one) => one.match_id === row.id),
    invitations: invitations.filter((one) => one.match_id === row.id),
  }));
}
