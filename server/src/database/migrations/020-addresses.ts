import { sql, type Migration } from 'kysely';

/** Who may be written to, and how often; and webhooks that do not answer rest. */
export const addresses: Migration = {
  async up(database) {
    await sql`
      create table mail_address (
        address text primary key check (address = lower(address)),
        id uuid not null unique default gen_random_uuid(),
        confirmed_at timestamptz,
        stopped_at timestamptz,
        hour_at timestamptz not null default now(),
        sent integer not null default 0,
        gathered_at timestamptz
      )`.execute(database);
    // Mail went to these before: their owners could have ended it with one click.
    await sql`
      insert into mail_address (address, confirmed_at)
      select lower(email), now() from account where email is not null
      union
      select lower(email), now() from guest_wish`.execute(database);
    await sql`
      alter table notice_wish
        add column webhook_failures integer not null default 0,
        add column webhook_rests_until timestamptz`.execute(database);
  },
};
