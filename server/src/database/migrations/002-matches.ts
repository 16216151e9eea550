import { sql, type Migration } from 'kysely';

export const matches: Migration = {
  async up(database) {
    // Pages of lists go by created_at, and programs count milliseconds.
    // json, not jsonb: hot rows are written often, read rarely, and never searched inside.
    await sql`
      create table match (
        id text primary key,
        game text not null,
        rules text not null,
        options json not null,
        seed bytea not null,
        commitment text not null,
        status text not null check (status in ('open', 'starting', 'running', 'finished', 'cancelled')),
        visibility text not null check (visibility in ('public', 'private')),
        time json not null,
        created_by uuid references account on delete set null,
        created_at timestamptz(3) not null default now(),
        touched_at timestamptz not null default now(),
        reveal_until timestamptz,
        started_at timestamptz,
        ended_at timestamptz,
        entries integer not null default 0,
        affairs integer not null default 0,
        to_act text[] not null default '{}',
        clocks json not null default '{}',
        offers json not null default '{}',
        outcome json,
        rematch_of text references match on delete set null,
        rematch text references match on delete set null
      ) with (fillfactor = 50)`.execute(database);
    // Only columns that do not change with every move, so that a move updates no index.
    await sql`create index match_list on match (status, created_at desc, id)`.execute(database);
    await sql`
      create table seat (
        match_id text not null references match on delete cascade,
        seat text not null,
        place integer not null,
        bot text,
        salt_commitment text,
        salt text,
        standing json,
        primary key (match_id, seat)
      )`.execute(database);
    await sql`
      create table holder (
        id uuid primary key default gen_random_uuid(),
        match_id text not null,
        seat text not null,
        account_id uuid references account on delete set null,
        link_hash bytea,
        name text not null,
        notes text not null default '',
        joined_at timestamptz not null default now(),
        foreign key (match_id, seat) references seat on delete cascade
      )`.execute(database);
    await sql`create index holder_match on holder (match_id)`.execute(database);
    await sql`create index holder_account on holder (account_id) where account_id is not null`.execute(database);
    await sql`create index holder_link on holder (link_hash) where link_hash is not null`.execute(database);
    await sql`
      create table invitation (
        id uuid primary key default gen_random_uuid(),
        match_id text not null,
        seat text not null,
        account_id uuid references account on delete cascade,
        link_hash bytea,
        in_place_of uuid references holder on delete cascade,
        created_at timestamptz not null default now(),
        foreign key (match_id, seat) references seat on delete cascade,
        check ((account_id is null) <> (link_hash is null))
      )`.execute(database);
    await sql`create index invitation_match on invitation (match_id)`.execute(database);
    await sql`create index invitation_account on invitation (account_id) where account_id is not null`.execute(
      database,
    );
    await sql`create index invitation_link on invitation (link_hash) where link_hash is not null`.execute(database);
    await sql`
      create table journal (
        match_id text not null references match on delete cascade,
        n integer not null,
        seat text not null,
        deed json not null,
        draws json not null,
        hash text not null,
        request text,
        made_at timestamptz not null default now(),
        primary key (match_id, n)
      )`.execute(database);
    await sql`create unique index journal_request on journal (match_id, request) where request is not null`.execute(
      database,
    );
    await sql`
      create table chat (
        id bigint generated always as identity primary key,
        match_id text not null references match on delete cascade,
        room text not null check (room in ('players', 'side', 'spectators')),
        seat text,
        account_id uuid references account on delete set null,
        name text not null,
        text text not null,
        said_at timestamptz not null default now()
      )`.execute(database);
    await sql`create index chat_match on chat (match_id, id)`.execute(database);
    await sql`
      create table complaint (
        id uuid primary key default gen_random_uuid(),
        account_id uuid references account on delete set null,
        about_id uuid references account on delete set null,
        match_id text references match on delete set null,
        text text not null,
        created_at timestamptz not null default now()
      )`.execute(database);
    await sql`
      create table outbox (
        id bigint generated always as identity primary key,
        kind text not null,
        address text not null,
        account_id uuid references account on delete cascade,
        match_id text references match on delete cascade,
        body json not null,
        created_at timestamptz not null default now(),
        sent_at timestamptz,
        tries integer not null default 0,
        problem text
      )`.execute(database);
    await sql`create index outbox_waiting on outbox (id) where sent_at is null`.execute(database);
  },
};
