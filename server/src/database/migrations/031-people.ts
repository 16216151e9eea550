import { sql, type Migration } from 'kysely';

/** Ratings by choice, and matches that somebody follows. A match that had begun before is not rated. */
export const people: Migration = {
  async up(database) {
    await sql`alter table account add column rated boolean not null default false`.execute(database);
    await sql`
      create table rated_match (
        match_id text primary key references match on delete cascade,
        counts boolean not null,
        counted_at timestamptz
      )`.execute(database);
    await sql`insert into rated_match (match_id, counts) select id, false from match where started_at is not null`.execute(
      database,
    );
    // Short: what is counted leaves it.
    await sql`create index rated_match_due on rated_match (match_id) where counts and counted_at is null`.execute(
      database,
    );
    // It is set once in the life of a match, so that no move updates an index.
    await sql`create index match_started on match (started_at) where started_at is not null`.execute(database);
    await sql`
      create table rating (
        account_id uuid not null references account on delete cascade,
        game text not null,
        rating double precision not null,
        deviation double precision not null,
        volatility double precision not null,
        matches integer not null,
        primary key (account_id, game)
      )`.execute(database);
    await sql`
      create table follow (
        account_id uuid not null references account on delete cascade,
        match_id text not null references match on delete cascade,
        followed_at timestamptz not null default now(),
        primary key (account_id, match_id)
      )`.execute(database);
    await sql`create index follow_match on follow (match_id)`.execute(database);
  },
};
