import { sql } from 'kysely';
import type { Club } from '../club.ts';
import { leaveSeat } from '../matches/seats.ts';
import { accountView, confirmed } from './accounts.ts';
import { blockedNames } from './people.ts';
import { closeAllSessions } from './sessions.ts';
import { vacationsOf } from './vacations.ts';

/** Everything that is stored about a person. */
export async function exportAccount(club: Club, accountId: string): Promise<object> {
  const { database } = club;
  const account = await database
    .selectFrom('account')
    .selectAll()
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const mine = (table: 'holder' | 'chat' | 'complaint' | 'session') =>
    sql`select * from ${sql.table(table)} where account_id = ${accountId}`.execute(database);
  const [seats, chat, complaints, sessions] = await Promise.all([
    mine('holder'),
    mine('chat'),
    mine('complaint'),
    mine('session'),
  ]);
  return {
    account: accountView(account),
    blocked: await blockedNames(club, accountId),
    vacations: await vacationsOf(club, accountId),
    sessions: sessions.rows.map((row) => pick(row, ['created_at', 'expires_at'])),
    seats: seats.rows.map((row) => pick(row, ['match_id', 'seat', 'notes', 'joined_at'])),
    chat: chat.rows.map((row) => pick(row, ['match_id', 'room', 'text', 'said_at'])),
    complaints: complaints.rows.map((row) => pick(row, ['match_id', 'text', 'created_at'])),
  };
}

function pick(row: unknown, names: readonly string[]): object {
  return Object.fromEntries(names.map((name) => [name, (row as Readonly<Record<string, unknown>>)[name]]));
}

const GONE = 'somebody who left';

/** Deletes an account. Its seats become free, what it said stays without its name. */
export async function deleteAccount(club: Club, accountId: string, password: string): Promise<void> {
  await confirmed(club, accountId, password);
  const { database } = club;
  const held = await database
    .selectFrom('holder')
    .innerJoin('match', 'match.id', 'holder.match_id')
    .select(['holder.match_id', 'holder.seat', 'holder.id', 'match.status'])
    .where('holder.account_id', '=', accountId)
    .execute();
  for (const { match_id, seat, id, status } of held) {
    if (status === 'open' || status === 'starting' || status === 'running')
      await club.desks.with(match_id, (desk) => leaveSeat(club, desk, seat, id));
  }
  await closeAllSessions(club, accountId);
  await database.transaction().execute(async (all) => {
    await all.updateTable('holder').set({ name: GONE, notes: '' }).where('account_id', '=', accountId).execute();
    await all.updateTable('chat').set({ name: GONE }).where('account_id', '=', accountId).execute();
    await all.deleteFrom('account').where('id', '=', accountId).execute();
  });
}
