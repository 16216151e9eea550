import { sql, type Insertable, type Transaction } from 'kysely';
import type { Missive } from './missive.ts';
import type { OutboxTable, Tables } from './schema.ts';

type Cover = Pick<Insertable<OutboxTable>, 'address' | 'carrier' | 'account_id' | 'match_id'>;

/** Puts something into the outbox, in the transaction of whatever is its cause: both happen or neither does. */
export async function put(all: Transaction<Tables>, cover: Cover, { kind, ...body }: Missive): Promise<void> {
  await all
    .insertInto('outbox')
    // Whoever takes it knows no shorter time than a millisecond, and would not find it due in that of its arrival.
    .values({ ...cover, kind, body: JSON.stringify(body), due_at: sql<Date>`date_trunc('milliseconds', now())` })
    .execute();
}

const MINUTE = 60_000;

/** Pauses after each failure; then nobody tries any more. */
export const PAUSES = [1, 5, 30, 120, 360, 720, 1440].map((minutes) => minutes * MINUTE);
