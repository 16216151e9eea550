import type { Club } from '../../club.ts';
import { holderAt, type Correspondent } from '../mailbox.ts';
import { goOn, LEASE } from './go-on.ts';
import { orderLines } from './lines.ts';
import { readMessage, type Message } from './message.ts';

const HOUR = 3_600_000;
const MOST_AN_HOUR = 30;

/**
 * Takes a mail that came for one of our secret addresses. When this returns it is on disk, and its orders are carried
 * out and answered as far as they can be now. Who wrote it is settled by the address it was sent to; the From line is not looked at.
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
  const noted = await note(club, who, message);
  if (noted) await goOn(club, who, message.hash);
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

/** Writes down what is asked for; false if the same mail has come at this very moment by another way. */
async function note(club: Club, { holder, match, seat }: Correspondent, message: Message): Promise<boolean> {
  const told = await club.desks.with(match, async (desk) => (desk.match === undefined ? 0 : desk.frames(seat)));
  const noted = await club.database
    .insertInto('inbox')
    .values({
      holder_id: holder,
      message_hash: message.hash,
      received_at: new Date(club.now()),
      subject: message.subject,
      lines: JSON.stringify(orderLines(message.text)),
      told,
      due_at: new Date(club.now() + LEASE),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return noted.numInsertedOrUpdatedRows === 1n;
}
