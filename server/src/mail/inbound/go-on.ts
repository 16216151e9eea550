import { sql } from 'kysely';
import type { Club } from '../../club.ts';
import type { Database } from '../../database/connect.ts';
import type { InboxRow } from '../../database/schema.ts';
import { ProblemError } from '../../problem.ts';
import { correspondent, type Correspondent } from '../mailbox.ts';
import type { Order } from '../../database/missive.ts';
import { put } from '../../database/outbox.ts';
import { claimStretch } from '../../notices/stretches.ts';
import { carryOut, carryOutLetter } from './carry-out.ts';
import { takesLetters } from './cut.ts';
import type { Acting } from '../../matches/act.ts';

/** A copy that has begun a mail and is not heard of again has died; another goes on after so long. */
export const LEASE = 5 * 60_000;

/** How long the computer is given before the mail is looked at again. */
const PAUSE = 1000;

/** Carries out the orders of a mail that is noted, up to where the computer must move first, and answers in the end. */
export async function goOn(club: Acting, who: Correspondent, hash: Buffer): Promise<void> {
  const row = await club.database
    .selectFrom('inbox')
    .selectAll()
    .where('holder_id', '=', who.holder)
    .where('message_hash', '=', hash)
    .executeTakeFirstOrThrow();
  try {
    if (await club.desks.look(who.match, async (desk) => takesLetters(desk, who.seat)))
      return await heedLetter(club, who, row);
    const { orders, told, waits } = await carryOut(club, who, row);
    if (waits) await putOff(club, row, orders, told);
    else await answer(club, who, row, orders);
  } catch (error) {
    // Somebody who left the seat while the mail was under way.
    if (!(error instanceof ProblemError)) throw error;
    club.log.info({ error, match: who.match }, 'a mail could not be heeded');
    await close(club.database, row);
  }
}

/** Carries out a letter whose orders stand each for itself, and answers with all that the writer was not mailed yet. */
async function heedLetter(club: Acting, who: Correspondent, row: InboxRow): Promise<void> {
  const { match, seat, holder, account, name, email } = who;
  const refused = await carryOutLetter(club, who, row, await hasReadAll(club, who));
  const state = await club.desks.with(
    match,
    async (desk) =>
      desk.match === undefined ? undefined : { to: desk.frames(seat), isUnread: desk.row.to_act.includes(seat) },
    'tail',
  );
  await club.database.transaction().execute(async (all) => {
    if (!(await close(all, row)) || email === null) return;
    const { dispatched: from } = await all
      .selectFrom('holder')
      .select('dispatched')
      .where('id', '=', holder)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const brought = {
      match,
      seat,
      holder,
      from,
      to: Math.max(from, state?.to ?? from),
      isUnread: state?.isUnread === true,
    };
    // Whoever only says that all is read gets no answer to that.
    if (refused.length === 0 && brought.to === from) return;
    await claimStretch(all, brought);
    const letter = { subject: row.subject, refused };
    const cover = { address: email, account_id: account, match_id: match };
    await put(all, cover, { kind: 'dispatch', name, brought: [brought], isDigest: false, letter });
  });
}

/** Whether all that was brought to the seat has gone out to this holder. */
async function hasReadAll(
  { database }: Pick<Club, 'database'>,
  { match, seat, holder }: Correspondent,
): Promise<boolean> {
  const { rows } = await sql<{ all: boolean }>`
    select coalesce((match.news ->> ${seat})::integer <= holder.dispatched, true) as all
    from match join holder on holder.match_id = match.id
    where match.id = ${match} and holder.id = ${holder}`.execute(database);
  return rows[0]?.all ?? false;
}

/** Mails whose orders waited for the computer, or whose copy died. */
export async function goOnWaiting(club: Acting): Promise<void> {
  for (;;) {
    const { rows } = await sql<Pick<InboxRow, 'holder_id' | 'message_hash'>>`
      update inbox set due_at = ${new Date(club.now() + LEASE)}
      where (holder_id, message_hash) = (
        select holder_id, message_hash from inbox where due_at <= ${new Date(club.now())}
        order by due_at limit 1 for update skip locked
      )
      returning holder_id, message_hash`.execute(club.database);
    const [due] = rows;
    if (due === undefined) return;
    try {
      const who = await correspondent(club, due.holder_id);
      if (who !== undefined) await goOn(club, who, due.message_hash);
    } catch (error) {
      // It is tried again when its time comes; others need not wait for it.
      club.log.warn({ error }, 'a mail with orders could not be gone on with');
    }
  }
}

async function putOff(
  club: Pick<Club, 'database' | 'now'>,
  row: InboxRow,
  orders: readonly Order[],
  told: number,
): Promise<void> {
  await club.database
    .updateTable('inbox')
    .set({ orders: JSON.stringify(orders), told, due_at: new Date(club.now() + PAUSE) })
    .where('holder_id', '=', row.holder_id)
    .where('message_hash', '=', row.message_hash)
    .execute();
}

/** The mail is heeded; false if another copy has found so first. Its words are nobody's business here any more. */
async function close(database: Database, { holder_id, message_hash }: InboxRow): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('inbox')
    .set({ due_at: null, subject: '', lines: '[]', orders: '[]' })
    .where('holder_id', '=', holder_id)
    .where('message_hash', '=', message_hash)
    .where('due_at', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Writes down, as one, that the mail is heeded and what the answer is. */
async function answer(
  club: Pick<Club, 'database' | 'desks'>,
  who: Correspondent,
  row: InboxRow,
  orders: readonly Order[],
): Promise<void> {
  const { match, seat, holder, account, name, email } = who;
  const { to, since } = await club.desks.with(
    match,
    async (desk) => ({
      to: desk.match === undefined ? 0 : desk.frames(seat),
      since: desk.row.to_act.includes(seat) ? (desk.row.clocks[seat]?.since ?? null) : null,
    }),
    'tail',
  );
  await club.database.transaction().execute(async (all) => {
    if (!(await close(all, row))) return;
    // The answer shows how things stand: no notice of the same turn besides.
    if (since !== null)
      await all
        .insertInto('notice')
        .values({ holder_id: holder, carrier: 'mail', turn: String(since) })
        .onConflict((conflict) => conflict.columns(['holder_id', 'carrier']).doUpdateSet({ turn: String(since) }))
        .execute();
    if (email === null) return;
    await put(
      all,
      { address: email, account_id: account, match_id: match },
      { kind: 'answer', name, turn: { match, seat, holder, to }, orders, subject: row.subject },
    );
  });
}
