import type { StateObject } from '@club-route/engine';
import { sql, type Transaction } from 'kysely';
import type { Club } from '../club.ts';
import type { MatchRow, Tables } from '../database/schema.ts';
import { MOST_ENTRIES, type Desk } from './desk.ts';

/**
 * Whether a bot or a standing answer comes next is written with the change that makes it so. Mostly the copy at which it
 * happened goes on by itself; what a copy that died left is found by this column, through an index.
 */

const EVERY = 15_000;
const MOST_AT_ONCE = 200;

/** Bots that think have had their time by then. */
function patience({ config }: Pick<Club, 'config'>): number {
  return 2 * config.BOT_MILLISECONDS + EVERY;
}

/** When somebody else is to look after a match that has come to this position. */
export function driveDue(
  club: Pick<Club, 'config' | 'now'>,
  desk: Desk,
  row: MatchRow,
  state: StateObject,
): Date | null {
  if (row.status !== 'running' || row.entries + 1 >= MOST_ENTRIES) return null;
  const { standing, game } = desk.module;
  const isClocks = desk.module.clock?.due?.(state) !== undefined;
  const isDue =
    isClocks ||
    desk.affairs.seats.some(({ seat, bot, standing: values }) => {
      if (!row.to_act.includes(seat)) return false;
      if (bot !== null) return true;
      return values !== null && standing?.answer(game.sight(state, seat), seat, values) !== undefined;
    });
  return isDue ? new Date(club.now() + patience(club)) : null;
}

/** Beside the journal nothing new is to be done; in a match that is over nothing at all. */
export function dueBeside({ status, drive_at }: MatchRow): Date | null {
  return status === 'running' ? drive_at : null;
}

/** After a change of seats or standing answers; whether any applies the match finds out when it is driven. */
export async function dueAfterAmending(
  club: Pick<Club, 'config' | 'now'>,
  all: Transaction<Tables>,
  id: string,
): Promise<void> {
  await sql`
    update match set drive_at = case when status = 'running' and exists (
      select from seat where seat.match_id = match.id and seat.seat = any(match.to_act)
        and (seat.bot is not null or seat.standing is not null)) then ${new Date(club.now() + patience(club))}::timestamptz end
    where id = ${id}`.execute(all);
}

/** Nothing is to be done for anybody here: nobody needs to look again. */
export async function restDriven({ database }: Pick<Club, 'database'>, desk: Desk): Promise<void> {
  if (desk.row.drive_at === null) return;
  await database
    .updateTable('match')
    .set({ drive_at: null })
    .where('id', '=', desk.id)
    .where('entries', '=', desk.row.entries)
    .where('affairs', '=', desk.row.affairs)
    .execute();
  desk.affairs = { ...desk.affairs, row: { ...desk.row, drive_at: null } };
}

/** Matches that nobody has driven on in time; each is taken by one copy, and comes again if that one dies, too. */
export async function takeUndriven(club: Pick<Club, 'config' | 'database' | 'now'>): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    update match set drive_at = ${new Date(club.now() + patience(club))}
    where id in (
      select id from match where drive_at <= ${new Date(club.now())}
      order by drive_at limit ${MOST_AT_ONCE} for update skip locked
    )
    returning id`.execute(club.database);
  return rows.map(({ id }) => id);
}
