import { sql, type Migration } from 'kysely';

/** The long tables of a position, in parts: one long text would hold everybody up while it is written or read. */
export const positionParts: Migration = {
  async up(database) {
    await sql`alter table position add column parts integer not null default 0`.execute(database);
    await sql`
      create table position_part (
        match_id text not null references match on delete cascade,
        n integer not null,
        place integer not null,
        part json not null,
        primary key (match_id, n, place)
      )`.execute(database);
  },
};
