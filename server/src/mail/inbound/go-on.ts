import { sql } from 'kysely';
import type { Club } from '../../club.ts';
import type { Database } from '../../database/connect.ts';
import type { InboxRow } from '../../database/schema.ts';
import { ProblemError } from '../../problem.ts';
import { correspondent, type Correspondent } from '../mailbox.ts';
import type { Missive, Order } from '../../database/missive.ts';
import { put } from '../../database/outbox.ts';
import { carryOut, carryOutLetter, LONGEST_WAIT } from './carry-out.ts';
import { takesLetters } from './cut.ts';
import type { Acting } from '../../matches/act.ts';

/** A copy that has begun a mail and is not heard of again has died; another goes on after so long. */
export const LEASE = 5 * 60_000;

/** How long the computer is given before the mail is looked at again. */
const PAUSE = 1000;

/** Carries out the orders of a mail that is noted, up to where the computer must move first, and answers in the end. */
export async function goOn(club: Acting, who: Correspondent, row: InboxRow): Promise<void> {
  try {
    if (await club.desks.look(who.match, async (desk) => takesLetters(desk, who.seat)))
      return await heedLetter(club, who, row);
    const { orders, told, waits } = await carryOut(club, who, row, (kept, upTo) =>
      putOff(club, row, kept, upTo, LEASE),
    );
    if (waits) await putOff(club, row, orders, told, PAUSE);
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
  const { match, seat } = who;
  let mailed = await mailedTo(club, who);
  const refused = await carryOutLetter(club, who, row, mailed.isAll);
  const state = await club.desks.with(
    match,
    async (desk) => ({
      to: desk.match === undefined ? 0 : desk.frames(seat),
      isUnread: desk.match !== undefined && desk.row.to_act.includes(seat),
    }),
    'tail',
  );
  while (!(await answerLetter(club, who, row, { refused, ...state, from: mailed.upTo })))
    mailed = await mailedTo(club, who);
}

interface Heeded {
  readonly refused: readonly Order[];
  /** The frames of the seat's film that the answer tells of. */
  readonly from: number;
  readonly to: number;
  readonly isUnread: boolean;
}

/**
 * Writes down, as one, that the letter is heeded and what the answer is. False, and nothing written, where the holder was
 * mailed something since: then the answer begins elsewhere.
 */
async function answerLetter(
  { database }: Pick<Club, 'database'>,
  { match, seat, holder, account, name, email }: Correspondent,
  { holder_id, message_hash, subject }: InboxRow,
  { refused, from, to: last, isUnread }: Heeded,
): Promise<boolean> {
  const to = email === null ? from : Math.max(from, last);
  // Whoever only says that all is read gets no answer to that.
  const isAnswered = email !== null && (refused.length > 0 || to > from);
  const brought = [{ match, seat, holder, from, to, isUnread }];
  const { kind, ...body }: Missive = {
    kind: 'dispatch',
    name,
    brought,
    isDigest: false,
    letter: { subject, refused },
  };
  // One journey to the database instead of six: every mail takes this way.
  const { rows } = await sql<{ isBehind: boolean }>`
    with open as (
      select from inbox
      where holder_id = ${holder_id} and message_hash = ${message_hash} and due_at is not null for update
    ), claimed as (
      update holder set dispatched = ${to}
      where id = ${holder} and dispatched = ${from} and exists (select from open) returning id
    ), closed as (
      update inbox set due_at = null, subject = '', lines = '[]', orders = '[]'
      where holder_id = ${holder_id} and message_hash = ${message_hash} and exists (select from claimed)
    ), answered as (
      insert into outbox (address, account_id, match_id, kind, body)
      select ${email}, ${account}::uuid, ${match}, ${kind}, ${JSON.stringify(body)}::json from claimed
      where ${isAnswered}
    )
    select exists (select from open) and not exists (select from claimed) as "isBehind"`.execute(database);
  return !rows[0]!.isBehind;
}

/** Up to which frame of the seat's film this holder was mailed, and whether that is all that was brought to the seat. */
async function mailedTo(
  { database }: Pick<Club, 'database'>,
  { match, seat, holder }: Correspondent,
): Promise<{ readonly upTo: number; readonly isAll: boolean }> {
  const { rows } = await sql<{ upTo: number; isAll: boolean }>`
    select holder.dispatched as "upTo", coalesce((match.news ->> ${seat})::integer <= holder.dispatched, true) as "isAll"
    from match join holder on holder.match_id = match.id
    where match.id = ${match} and holder.id = ${holder}`.execute(database);
  // Nothing where somebody has got up: the seat itself then refuses.
  return rows[0] ?? { upTo: 0, isAll: false };
}

/**
 * Mails whose orders waited for the computer, or whose copy died. Those for which the computer has not moved yet are passed
 * over, and none comes twice: however many wait, a round has an end.
 */
export async function goOnWaiting(club: Acting): Promise<void> {
  const began = club.now();
  for (;;) {
    const { rows } = await sql<InboxRow>`
      update inbox set due_at = ${new Date(club.now() + LEASE)}
      where (holder_id, message_hash) = (
        select holder_id, message_hash from inbox
        join holder on holder.id = inbox.holder_id join match on match.id = holder.match_id
        where due_at <= ${new Date(began)}
          and (match.drive_at is null or inbox.received_at <= ${new Date(began - LONGEST_WAIT)})
        order by due_at limit 1 for update of inbox skip locked
      )
      returning *`.execute(club.database);
    const [due] = rows;
    if (due === undefined) return;
    try {
      const who = await correspondent(club, due.holder_id);
      if (who !== undefined) await goOn(club, who, due);
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
  milliseconds: number,
): Promise<void> {
  await club.database
    .updateTable('inbox')
    .set({ orders: JSON.stringify(orders), told, due_at: new Date(club.now() + milliseconds) })
    .where('holder_id', '=', row.holder_id)
    .where('message_hash', '=', row.message_hash)
    // Another copy may have answered it meanwhile.
    .where('due_at', 'is not', null)
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
