import type { Club } from '../../club.ts';
import { ProblemError } from '../../problem.ts';
import { holderAt, type Correspondent } from '../mailbox.ts';
import { put } from '../outbox.ts';
import { carryOut } from './carry-out.ts';
import { orderLines } from './lines.ts';
import { readMessage, type Message } from './message.ts';

const HOUR = 3_600_000;
const MOST_AN_HOUR = 30;

/**
 * Takes a mail that came for one of our secret addresses. When this returns, its orders and the answer are on disk. Who
 * wrote it is settled by the address it was sent to; the From line is not looked at.
 */
export async function receive(club: Club, address: string, raw: Buffer): Promise<void> {
  const who = await holderAt(club, address);
  if (who === undefined) return;
  const message = await readMessage(raw);
  const known = message.ignored ?? (await reasonToIgnore(club, who, message));
  if (known !== undefined) {
    club.log.info({ match: who.match, seat: who.seat, why: known }, 'a mail was not looked at');
    return;
  }
  try {
    await answer(club, who, message);
  } catch (error) {
    // Somebody who left the seat while the mail was under way.
    if (!(error instanceof ProblemError)) throw error;
    club.log.info({ error, match: who.match }, 'a mail could not be heeded');
  }
}

async function reasonToIgnore(
  { database, now }: Club,
  who: Correspondent,
  message: Message,
): Promise<string | undefined> {
  const recent = await database
    .selectFrom('inbox')
    .select('message_hash')
    .where('holder_id', '=', who.holder)
    .where((where) =>
      where.or([where('received_at', '>', new Date(now() - HOUR)), where('message_hash', '=', message.hash)]),
    )
    .execute();
  if (recent.some((row) => row.message_hash.equals(message.hash))) return 'it came before';
  return recent.length >= MOST_AN_HOUR ? 'too many came within an hour' : undefined;
}

/** Carries out its orders, then writes down, as one, that it was heeded and what the answer is. */
async function answer(club: Club, who: Correspondent, message: Message): Promise<void> {
  const orders = await carryOut(club, who, message.hash, orderLines(message.text));
  const { match, seat, holder } = who;
  const { to, since } = await club.desks.with(match, async (desk) => ({
    to: desk.match === undefined ? 0 : desk.frames(seat),
    since: desk.row.to_act.includes(seat) ? (desk.row.clocks[seat]?.since ?? null) : null,
  }));
  await club.database.transaction().execute(async (all) => {
    const noted = await all
      .insertInto('inbox')
      .values({ holder_id: holder, message_hash: message.hash, received_at: new Date(club.now()) })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (noted.numInsertedOrUpdatedRows === 0n) return;
    // The answer shows how things stand: no notice of the same turn besides.
    if (since !== null)
      await all
        .insertInto('notice')
        .values({ holder_id: holder, carrier: 'mail', turn: String(since) })
        .onConflict((conflict) => conflict.columns(['holder_id', 'carrier']).doUpdateSet({ turn: String(since) }))
        .execute();
    if (who.email === null) return;
    const { account, name, email } = who;
    await put(
      all,
      { address: email, account_id: account, match_id: match },
      { kind: 'answer', name, turn: { match, seat, holder, to }, orders, subject: message.subject },
    );
  });
}
