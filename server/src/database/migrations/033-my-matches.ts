import { sql, type Migration } from 'kysely';

/** Whoever plays in thousands of matches is shown a page of them from an index: nobody reads and sorts them all. */
export const myMatches: Migration = {
  async up(database) {
    // Set by the database: a copy of the version before may still seat people for a moment.
    await sql`
      create or replace function match_created() returns trigger language plpgsql as $$
      begin
        select created_at into new.match_created from match where id = new.match_id;
        return new;
      end $$`.execute(database);
    for (const table of ['holder', 'invitation'].map((name) => sql.table(name))) {
      await sql`alter table ${table} add column match_created timestamptz(3)`.execute(database);
      await sql`
        update ${table} set match_created = match.created_at from match
        where match.id = ${table}.match_id`.execute(database);
      await sql`alter table ${table} alter column match_created set not null`.execute(database);
      await sql`
        create trigger match_created before insert on ${table}
        for each row execute function match_created()`.execute(database);
    }
    await sql`drop index holder_account`.execute(database);
    await sql`drop index invitation_account`.execute(database);
    await sql`
      create index holder_account on holder (account_id, match_created, match_id)
      where account_id is not null`.execute(database);
    await sql`
      create index invitation_account on invitation (account_id, match_created, match_id)
      where account_id is not null`.execute(database);
  },
};
