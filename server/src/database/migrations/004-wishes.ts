import { sql, type Migration } from 'kysely';

export const wishes: Migration = {
  async up(database) {
    await sql`alter table notice_wish add column invitations boolean not null default true`.execute(database);
    await sql`
      create table guest_wish (
        holder_id uuid primary key references holder on delete cascade,
        email text not null,
        mail text not null check (mail in ('at once', 'hourly', 'daily')),
        mailed_at timestamptz,
        seen_at timestamptz
      )`.execute(database);
  },
};
