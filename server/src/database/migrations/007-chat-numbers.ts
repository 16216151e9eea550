import { sql, type Migration } from 'kysely';

/** What was said gets a number within its room: the identity counts for all matches and rooms, and tells of them. */
export const chatNumbers: Migration = {
  async up(database) {
    await sql`alter table chat add column n integer`.execute(database);
    await sql`
      update chat set n = counted.n
      from (
        select id, row_number() over (partition by match_id, room, coalesce(seat, '') order by id) as n from chat
      ) as counted
      where chat.id = counted.id`.execute(database);
    await sql`alter table chat alter column n set not null`.execute(database);
    await sql`create unique index chat_number on chat (match_id, room, coalesce(seat, ''), n)`.execute(database);
  },
};
