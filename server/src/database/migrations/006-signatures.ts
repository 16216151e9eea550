import { sql, type Migration } from 'kysely';

export const signatures: Migration = {
  async up(database) {
    await sql`
      create table signing_key (
        public text primary key,
        private bytea,
        made_at timestamptz not null,
        replaced_at timestamptz,
        check ((private is null) = (replaced_at is not null))
      )`.execute(database);
    // Copies that start together agree on one key: of several the first is kept.
    await sql`create unique index signing_key_in_use on signing_key ((replaced_at is null)) where replaced_at is null`.execute(
      database,
    );
    await sql`alter table match add column signed json`.execute(database);
  },
};
