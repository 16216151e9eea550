import { sql, type Migration } from 'kysely';

/**
 * Sitting down exchanges the link for a secret of one's own. Seats that are held already keep the link they are held by:
 * they have no `return_key`.
 */
export const seatSecrets: Migration = {
  async up(database) {
    await sql`alter table holder add column return_key integer`.execute(database);
    await sql`
      create table used_link (
        link_hash bytea primary key,
        match_id text not null,
        seat text not null,
        foreign key (match_id, seat) references seat on delete cascade
      )`.execute(database);
    await sql`alter table match add column hot_seat boolean not null default false`.execute(database);
    await sql`
      update match set hot_seat = true where exists (
        select from holder one join holder other on other.match_id = one.match_id and other.seat <> one.seat
        where one.match_id = match.id and (one.account_id = other.account_id or one.link_hash = other.link_hash)
      )`.execute(database);
  },
};
