import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Club } from '../../club.ts';
import type { InboxRow } from '../../database/schema.ts';
import { addressConfirmedAt, confirmAddress } from '../../notices/addresses.ts';
import { holderAt, type Correspondent } from '../mailbox.ts';
import { goOn, LEASE } from './go-on.ts';
import { ordersIn } from './cut.ts';
import { MalformedError } from './malformed.ts';
import type { Message } from './message.ts';
import type { Acting } from '../../matches/act.ts';

/** What heeding a mail takes. */
export type Receiving = Acting & Pick<Club, 'limits' | 'post' | 'reader'>;

const HOUR = 3_600_000;
/** One person has so many seats at most in one mail; each costs a look at the database. */
export const MOST_ADDRESSES = 10;

/**
 * Takes a mail that came for our secret addresses. When this returns it is on disk, and its orders are carried out and
 * answered as far as they can be now. Who wrote it is settled by the address it was sent to; the From line is not looked at.
 */
export async function receive(club: Receiving, addresses: readonly string[], raw: Buffer): Promise<void> {
  const heeded: Correspondent[] = [];
  const replies: { readonly id: string }[] = [];
  for (const address of addresses.slice(0, MOST_ADDRESSES)) {
    const reply = await addressConfirmedAt(club, address);
    if (reply !== undefined && mayRead(club, reply.id)) replies.push(reply);
    const who = await holderAt(club, address);
    if (who === undefined) continue;
    if (!mayRead(club, who.holder) || (await isTooMany(club, who))) ignore(club, who, 'too many came within an hour');
    else heeded.push(who);
  }
  if (heeded.length + replies.length === 0) return;
  const message = await readFor(club, heeded, raw);
  for (const who of heeded) await heed(club, who, message);
  // A machine that answers by itself says nothing about what its owner wants.
  if (message.ignored === undefined) for (const reply of replies) await confirmAddress(club, reply);
}

/** Whether mail to this address is for us. */
export async function isOurs(club: Pick<Club, 'database' | 'post'>, address: string): Promise<boolean> {
  return (await holderAt(club, address)) !== undefined || (await addressConfirmedAt(club, address)) !== undefined;
}

/** Reading costs as much when nothing comes of it: what machines send, what comes again, and replies that confirm count here. */
function mayRead({ config, limits }: Pick<Club, 'config' | 'limits'>, whose: string): boolean {
  return limits.take(`mails ${whose}`, 2 * config.MAILS_PER_HOUR, HOUR);
}

async function isTooMany(
  { config, database, now }: Pick<Club, 'config' | 'database' | 'now'>,
  { holder }: Correspondent,
): Promise<boolean> {
  const { recent } = await database
    .selectFrom('inbox')
    .select(({ fn }) => fn.countAll<string>().as('recent'))
    .where('holder_id', '=', holder)
    .where('received_at', '>', new Date(now() - HOUR))
    .executeTakeFirstOrThrow();
  return Number(recent) >= config.MAILS_PER_HOUR;
}

/** What cannot be read counts for the hour too: trying costs more than heeding. */
async function readFor(
  club: Pick<Club, 'database' | 'now' | 'reader'>,
  whose: readonly Correspondent[],
  raw: Buffer,
): Promise<Message> {
  try {
    return await club.reader.read(raw);
  } catch (error) {
    if (error instanceof MalformedError)
      for (const { holder } of whose)
        await club.database
          .insertInto('inbox')
          .values({
            holder_id: holder,
            message_hash: createHash('sha256').update(raw).digest(),
            received_at: new Date(club.now()),
          })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
    throw error;
  }
}

async function heed(club: Acting, who: Correspondent, message: Message): Promise<void> {
  if (message.ignored !== undefined) return ignore(club, who, message.ignored);
  const noted = await note(club, who, message);
  if (noted !== undefined) await goOn(club, who, noted);
  else ignore(club, who, 'it came before, or with too many others');
}

function ignore({ log }: Pick<Club, 'log'>, { match, seat }: Correspondent, why: string): void {
  log.info({ match, seat, why }, 'a mail was not looked at');
}

/**
 * Writes down what is asked for; nothing if the same mail has come before, or at this very moment by another way, nor if too many
 * have come with it: in the match's own turn, so that of many that come at once each knows of those before.
 */
async function note(
  { config, database, desks, now }: Pick<Club, 'config' | 'database' | 'desks' | 'now'>,
  { holder, match, seat }: Correspondent,
  message: Message,
): Promise<InboxRow | undefined> {
  return desks.with(
    match,
    async (desk) => {
      const told = desk.match === undefined ? 0 : desk.frames(seat);
      const lines = JSON.stringify(ordersIn(desk, seat, message.lines));
      const hash = Buffer.from(message.hash);
      const [present, due] = [new Date(now()), new Date(now() + LEASE)];
      const { rows } = await sql<InboxRow>`
        insert into inbox (holder_id, message_hash, received_at, subject, lines, told, due_at)
        select ${holder}::uuid, ${hash}::bytea, ${present}::timestamptz, ${message.subject}, ${lines}::json, ${told}::integer, ${due}::timestamptz
        where (
          select count(*) from inbox where holder_id = ${holder} and received_at > ${new Date(now() - HOUR)}
        ) < ${config.MAILS_PER_HOUR}
        on conflict do nothing
        returning *`.execute(database);
      return rows[0];
    },
    'tail',
  );
}
