import type { ChatRoom, Said } from '@club-route/wire';
import { sql, type Insertable, type Selectable } from 'kysely';
import type { Club } from '../club.ts';
import type { Database } from '../database/connect.ts';
import type { ChatTable } from '../database/schema.ts';
import type { Desk } from '../play/desk.ts';
import { notAllowed } from '../problem.ts';
import { holderOf, holdings, shownName, type Person } from './person.ts';

/** Players talk apart from spectators, and a side apart from the other, until the match is over. */

type Heard = Pick<Said, 'room' | 'seat'>;

export function mayRead(desk: Desk, person: Person, as: string, { room, seat }: Heard): boolean {
  const mine = holdings(desk, person).map((one) => one.seat);
  const over = desk.row.status === 'finished';
  switch (room) {
    case 'players':
      // Where players know only what the game tells them, what they say to each other are orders of the game.
      if (desk.module.secluded) return over;
      return over || (mine.includes(as) && mine.length > 0);
    case 'side':
      return seat !== undefined && as === seat && mine.includes(seat);
    case 'spectators':
      return over || mine.length === 0;
  }
}

export async function say(
  club: Pick<Club, 'database' | 'live' | 'now'>,
  desk: Desk,
  person: Person,
  { as, room, text }: { readonly as: string; readonly room: ChatRoom; readonly text: string },
): Promise<void> {
  const seat = room === 'side' ? as : undefined;
  if (room === 'players' && desk.module.secluded && desk.row.status !== 'finished')
    throw notAllowed('This game has no chat: players send messages between headquarters. Write one of those.');
  if (!mayRead(desk, person, as, { room, seat })) throw notAllowed('You cannot use this chat room.');
  const holder = room === 'spectators' ? undefined : holderOf(desk, person, as);
  const name = holder === undefined ? person.account?.name : shownName(holder);
  if (name === undefined) throw notAllowed('You need an account to chat here. Sign in first.');
  const row = await write(club, desk.id, { room, seat, account_id: person.account?.id, name, text });
  club.live.said(desk, saidOf(row));
  club.live.herald.tell('chat', desk.id, row.id);
}

type Spoken = Pick<Insertable<ChatTable>, 'room' | 'seat' | 'account_id' | 'name' | 'text'>;

/** Numbered within its room, so that no number tells of what is said in others. */
async function write(
  { database, now }: Pick<Club, 'database' | 'now'>,
  match: string,
  spoken: Spoken,
): Promise<Selectable<ChatTable>> {
  return database.transaction().execute(async (all) => {
    // Whoever speaks at another copy waits for the number.
    await all.selectFrom('match').select('id').where('id', '=', match).forNoKeyUpdate().execute();
    const { n } = await inRoom(all, match, spoken.room, spoken.seat ?? undefined)
      .select(({ fn }) => fn.coalesce(fn.max('n'), sql<number>`0`).as('n'))
      .executeTakeFirstOrThrow();
    return all
      .insertInto('chat')
      .values({ match_id: match, n: n + 1, said_at: new Date(now()), ...spoken })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

/** In the words of the index, which leads to the latest; else everything that was ever said there would be read and sorted. */
function inRoom(database: Database, match: string, room: ChatRoom, seat: string | undefined) {
  return database
    .selectFrom('chat')
    .where('match_id', '=', match)
    .where('room', '=', room)
    .where(sql`coalesce(seat, '')`, '=', seat ?? '');
}

const PAGE = 200;

/** The latest of what was said in a room, oldest first. */
export async function readChat(
  { database }: Pick<Club, 'database'>,
  desk: Desk,
  person: Person,
  as: string,
  room: ChatRoom,
): Promise<readonly Said[]> {
  const seat = room === 'side' ? as : undefined;
  if (!mayRead(desk, person, as, { room, seat })) throw notAllowed('You cannot use this chat room.');
  const rows = await inRoom(database, desk.id, room, seat).selectAll().orderBy('n', 'desc').limit(PAGE).execute();
  return rows.toReversed().map(saidOf);
}

/** Passes on what was said at another copy. */
export async function passOn(
  club: Pick<Club, 'database' | 'desks' | 'live'>,
  matchId: string,
  chatId: string,
): Promise<void> {
  if (!club.live.isWatched(matchId)) return;
  const row = await club.database.selectFrom('chat').selectAll().where('id', '=', chatId).executeTakeFirst();
  if (row !== undefined) await club.desks.look(matchId, async (desk) => club.live.said(desk, saidOf(row)));
}

function saidOf({ n, room, seat, name, text, said_at }: Selectable<ChatTable>): Said {
  return { id: String(n), room, ...(seat === null ? {} : { seat }), name, text, at: said_at.getTime() };
}
