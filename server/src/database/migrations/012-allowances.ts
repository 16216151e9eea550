import { sql, type Migration } from 'kysely';

/** What is counted for all copies together. Unlogged: it costs no write to disk, and a crash may forget it. */
export const allowances: Migration = {
  async up(database) {
    await sql`
      create unlogged table allowance (
        whose bytea primary key,
        spent integer not null,
        since timestamptz not null
      )`.execute(database);
  },
};
