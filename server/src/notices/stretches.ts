import type { Transaction } from 'kysely';
import type { Brought } from '../database/missive.ts';
import type { Tables } from '../database/schema.ts';

/** Notes that frames of a film go to a holder by one mail; false if somebody was first, here or at another copy. */
export async function claimStretch(
  all: Transaction<Tables>,
  { holder, from, to }: Pick<Brought, 'holder' | 'from' | 'to'>,
): Promise<boolean> {
  const { numUpdatedRows } = await all
    .updateTable('holder')
    .set({ dispatched: to })
    .where('id', '=', holder)
    .where('dispatched', '=', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
