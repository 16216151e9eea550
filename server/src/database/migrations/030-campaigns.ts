import { sql, type Migration } from 'kysely';

/** Games with a clock: how time passes lies beside the journal, and what was brought to whom is counted in frames. */
export const campaigns: Migration = {
  async up(database) {
    await sql`
      alter table match
        add column pace json,
        add column wake_at timestamptz,
        add column news json not null default '{}'`.execute(database);
    await sql`alter table holder add column dispatched integer not null default -1`.execute(database);
    // Other matches have neither: their moves change no index.
    await sql`create index match_wake on match (wake_at) where wake_at is not null`.execute(database);
    await sql`create index match_paced on match (id) where pace is not null`.execute(database);
  },
};
