import { sql } from 'kysely';
import type { Club } from '../club.ts';
import { letBotsPlay } from '../matches/bots-alone.ts';
import { leaveSeat } from '../matches/seats.ts';
import { CHANNEL } from '../database/channel.ts';
import { ProblemError } from '../problem.ts';
import { confirmed } from '../accounts/accounts.ts';
import { GONE } from '../accounts/names.ts';
import { closeAllSessions } from '../accounts/sessions.ts';
import type { Desk } from '../play/desk.ts';
import { amend, type Amending } from '../play/write.ts';

/**
 * Deletes an account: its seats become free, and what it wrote, said and was sent goes. Matches that are over keep that
 * somebody sat there, without a name; a complaint stays for those who run the club, without who made it.
 */
export async function deleteAccount(
  club: Amending & Pick<Club, 'desks'>,
  accountId: string,
  password: string,
): Promise<void> {
  const { email } = await confirmed(club, accountId, password);
  const { database } = club;
  const held = await database
    .selectFrom('holder')
    .innerJoin('match', 'match.id', 'holder.match_id')
    .select(['holder.match_id', 'holder.seat', 'holder.id', 'match.status'])
    .where('holder.account_id', '=', accountId)
    .execute();
  for (const { match_id, seat, id, status } of held) {
    if (status === 'open' || status === 'starting' || status === 'running')
      await club.desks
        .with(match_id, (desk) => getUp(club, desk, seat, id))
        .catch((error: unknown) => {
          // It is over by now, or of rules that are gone: that keeps nobody here.
          if (!(error instanceof ProblemError)) throw error;
        });
  }
  await closeAllSessions(club, accountId);
  await database.transaction().execute(async (all) => {
    await all.updateTable('holder').set({ name: GONE, notes: '' }).where('account_id', '=', accountId).execute();
    // No copy may go on with the name that it has in memory.
    await sql`
      with bumped as (
        update match set affairs = affairs + 1
        where id in (
          select match_id from holder where account_id = ${accountId}
          union select match_id from invitation where account_id = ${accountId}
        )
        returning id, entries, affairs
      )
      select pg_notify(${CHANNEL}, 'match ' || id || ' ' || entries || ' ' || affairs) from bumped`.execute(all);
    for (const table of ['mailbox', 'inbox', 'notice'] as const)
      await sql`delete from ${sql.table(table)} using holder
        where holder.id = ${sql.ref(`${table}.holder_id`)} and holder.account_id = ${accountId}`.execute(all);
    await all.deleteFrom('chat').where('account_id', '=', accountId).execute();
    // Anybody can name any address: what others have there, with an account or at a seat held without one, is theirs.
    const isNobodyElses = sql<boolean>`not exists (
        select from account where lower(email) = lower(${email}) and id <> ${accountId}
      ) and not exists (select from guest_wish where lower(email) = lower(${email}))`;
    // What was sent to the address before there was an account is not linked to it.
    await all
      .deleteFrom('outbox')
      .where(sql<boolean>`lower(address) = lower(${email})`)
      .where((where) =>
        where.or([where.and([where('account_id', 'is', null), isNobodyElses]), where('account_id', '=', accountId)]),
      )
      .execute();
    // That mail to it was stopped is kept for its owner.
    await all
      .deleteFrom('mail_address')
      .where(sql<boolean>`address = lower(${email})`)
      .where('stopped_at', 'is', null)
      .where(isNobodyElses)
      .execute();
    await all.deleteFrom('account').where('id', '=', accountId).execute();
  });
}

/**
 * Leaves a seat that nobody can be asked about any more. Of those left to computers alone few go on, as of those that are made
 * so; in the others time stands.
 */
async function getUp(club: Amending, desk: Desk, seat: string, holder: string): Promise<void> {
  const bot = desk.module.secluded && desk.module.bots[0]?.id;
  const leave = (): Promise<void> => leaveSeat(club, desk, seat, holder, bot);
  const isLast = desk.affairs.holders.every(({ id }) => id === holder);
  if (!isLast || bot === undefined || desk.row.status !== 'running') return leave();
  try {
    await letBotsPlay(club, desk.row, leave);
  } catch (error) {
    if (!(error instanceof ProblemError) || error.status !== TOO_MANY) throw error;
    await stopTime(club, desk);
    await leave();
  }
}

const TOO_MANY = 429;

async function stopTime(club: Amending, desk: Desk): Promise<void> {
  await amend(club, desk, async (all) => {
    const { pace } = desk.row;
    const stands = pace === null ? null : JSON.stringify({ ...pace, rate: 0 });
    await all.updateTable('match').set({ pace: stands, wake_at: null }).where('id', '=', desk.id).execute();
  });
}
