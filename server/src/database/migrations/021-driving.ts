import { sql, type Migration } from 'kysely';

/** What a bot or a standing answer is to do next is known from the row of the match: nobody reads journals to find out. */
export const driving: Migration = {
  async up(database) {
    await sql`alter table match add column drive_at timestamptz, add column made_from text`.execute(database);
    await sql`
      update match set drive_at = now() where status = 'running' and exists (
        select from seat where seat.match_id = match.id and seat.seat = any(match.to_act)
          and (seat.bot is not null or seat.standing is not null))`.execute(database);
    // A move changes it only where a bot or a standing answer comes next.
    await sql`create index match_drive on match (drive_at) where drive_at is not null`.execute(database);
    await sql`create index match_made_from on match (made_from) where status = 'running'`.execute(database);
    await sql`create index match_made_by on match (created_by) where status = 'running'`.execute(database);
  },
};
