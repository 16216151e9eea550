import type { Insertable, Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Club } from '../club.ts';
import type { OutboxRow, OutboxTable, Tables } from '../database/schema.ts';
import type { Missive } from './missive.ts';

type Cover = Pick<Insertable<OutboxTable>, 'address' | 'carrier' | 'account_id' | 'match_id'>;

/** Puts something into the outbox, in the transaction of whatever is its cause: both happen or neither does. */
export async function put(all: Transaction<Tables>, cover: Cover, { kind, ...body }: Missive): Promise<void> {
  await all
    .insertInto('outbox')
    .values({ ...cover, kind, body: JSON.stringify(body) })
    .execute();
}

const MINUTE = 60_000;

/** A copy that has taken something and is not heard of again has died; another may try after so long. */
const LEASE = 5 * MINUTE;

/** Pauses after each failure; then nobody tries any more. */
const PAUSES = [1, 5, 30, 120, 360, 720, 1440].map((minutes) => minutes * MINUTE);

/** Takes what is due longest; each is taken by one copy at a time. */
export async function takeDue({ database, now }: Club): Promise<OutboxRow | undefined> {
  const { rows } = await sql<OutboxRow>`
    update outbox set tries = tries + 1, due_at = ${new Date(now() + LEASE)}
    where id = (
      select id from outbox where sent_at is null and dropped_at is null and due_at <= ${new Date(now())}
      order by due_at, id limit 1 for update skip locked
    )
    returning *`.execute(database);
  return rows[0];
}

/** Once it has left, what it said is nobody's business here any more; the mail catcher keeps it to show it. */
export async function markSent({ database, now, post }: Club, { id }: OutboxRow): Promise<void> {
  const emptied = post.catches ? {} : { body: '{}' };
  await database
    .updateTable('outbox')
    .set({ sent_at: new Date(now()), problem: null, ...emptied })
    .where('id', '=', id)
    .execute();
}

export async function drop({ database, now }: Club, { id }: OutboxRow, problem: string): Promise<void> {
  await database
    .updateTable('outbox')
    .set({ dropped_at: new Date(now()), problem, body: '{}' })
    .where('id', '=', id)
    .execute();
}

/** Tries again later, or gives up. */
export async function putOff(club: Club, row: OutboxRow, problem: string): Promise<void> {
  const pause = PAUSES[row.tries - 1];
  if (pause === undefined) return drop(club, row, problem);
  await club.database
    .updateTable('outbox')
    .set({ due_at: new Date(club.now() + pause), problem })
    .where('id', '=', row.id)
    .execute();
}

const KEPT = 30 * 24 * 60 * MINUTE;

export async function forgetOldMail({ database, now }: Club): Promise<void> {
  const before = new Date(now() - KEPT);
  await database
    .deleteFrom('outbox')
    .where((where) => where.or([where('sent_at', '<', before), where('dropped_at', '<', before)]))
    .execute();
  await database.deleteFrom('inbox').where('received_at', '<', before).execute();
}
