import { sql, type Migration } from 'kysely';

export const mail: Migration = {
  async up(database) {
    await sql`
      alter table outbox
        add column carrier text not null default 'mail' check (carrier in ('mail', 'push', 'webhook')),
        add column message_id uuid not null default gen_random_uuid(),
        add column due_at timestamptz not null default now(),
        add column dropped_at timestamptz`.execute(database);
    await sql`drop index outbox_waiting`.execute(database);
    await sql`create index outbox_due on outbox (due_at) where sent_at is null and dropped_at is null`.execute(
      database,
    );
    await sql`create table key (name text primary key, value bytea not null)`.execute(database);
    await sql`
      create table attendance (
        account_id uuid primary key references account on delete cascade,
        seen_at timestamptz not null
      )`.execute(database);
    await sql`
      create table notice_wish (
        account_id uuid primary key references account on delete cascade,
        mail text not null default 'at once' check (mail in ('at once', 'hourly', 'daily', 'never')),
        mailed_at timestamptz,
        webhook text,
        webhook_secret text
      )`.execute(database);
    await sql`
      create table notice (
        holder_id uuid not null references holder on delete cascade,
        carrier text not null,
        turn bigint not null,
        primary key (holder_id, carrier)
      )`.execute(database);
    await sql`
      create table mailbox (
        holder_id uuid primary key references holder on delete cascade,
        generation integer not null default 0,
        token_hash bytea not null unique
      )`.execute(database);
    await sql`
      create table inbox (
        holder_id uuid not null references holder on delete cascade,
        message_hash bytea not null,
        received_at timestamptz not null,
        primary key (holder_id, message_hash)
      )`.execute(database);
    await sql`
      create table push_subscription (
        endpoint text primary key,
        account_id uuid not null references account on delete cascade,
        p256dh text not null,
        auth text not null
      )`.execute(database);
    await sql`create index push_account on push_subscription (account_id)`.execute(database);
  },
};
