import { sql, type Migration } from 'kysely';

/** What all copies have counted against a limit. Unlogged: after a crash of the database everybody begins anew. */
export const limits: Migration = {
  async up(database) {
    await sql`
      create unlogged table tally (
        name text primary key,
        until timestamptz not null,
        count integer not null
      )`.execute(database);
    await sql`create index tally_until on tally (until)`.execute(database);
  },
};
