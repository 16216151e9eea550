import { sql, type Migration } from 'kysely';

export const accounts: Migration = {
  async up(database) {
    await sql`
      create table account (
        id uuid primary key default gen_random_uuid(),
        name text not null,
        name_key text not null unique,
        password text not null,
        email text,
        created_at timestamptz not null default now()
      )`.execute(database);
    await sql`create unique index account_email on account (lower(email))`.execute(database);
    await sql`
      create table session (
        token_hash bytea primary key,
        account_id uuid not null references account on delete cascade,
        created_at timestamptz not null default now(),
        expires_at timestamptz not null
      )`.execute(database);
    await sql`create index session_account on session (account_id)`.execute(database);
    await sql`
      create table reset (
        token_hash bytea primary key,
        account_id uuid not null references account on delete cascade,
        expires_at timestamptz not null
      )`.execute(database);
    await sql`
      create table block (
        account_id uuid not null references account on delete cascade,
        blocked_id uuid not null references account on delete cascade,
        created_at timestamptz not null default now(),
        primary key (account_id, blocked_id)
      )`.execute(database);
    await sql`
      create table vacation (
        id uuid primary key default gen_random_uuid(),
        account_id uuid not null references account on delete cascade,
        starts_at timestamptz not null,
        ends_at timestamptz not null,
        check (starts_at < ends_at)
      )`.execute(database);
    await sql`create index vacation_account on vacation (account_id)`.execute(database);
  },
};
