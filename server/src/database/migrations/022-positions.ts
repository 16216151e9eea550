import { sql, type Migration } from 'kysely';

/** The latest position that a match can be opened from, so that nobody plays its whole journal again for one move. */
export const positions: Migration = {
  async up(database) {
    await sql`
      create table position (
        match_id text primary key references match on delete cascade,
        n integer not null,
        hash text not null,
        form text not null,
        state json not null,
        frames json not null
      )`.execute(database);
  },
};
