import { sql, type Migration } from 'kysely';
import { remakeLikenesses } from './remake-likenesses.ts';

export const likenesses: Migration = {
  async up(database) {
    await sql`alter table account add column likeness text`.execute(database);
    await sql`create unique index account_likeness on account (likeness)`.execute(database);
    await remakeLikenesses(database);
    // Whoever registers must not learn which addresses are known: several accounts may name the same one.
    await sql`drop index account_email`.execute(database);
    await sql`create index account_email on account (lower(email))`.execute(database);
    await sql`create table reset_ask (address_hash bytea not null, asked_at timestamptz not null)`.execute(database);
    await sql`create index reset_ask_address on reset_ask (address_hash, asked_at)`.execute(database);
  },
};
