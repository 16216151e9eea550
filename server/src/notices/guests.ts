import type { SeatNotices } from '@club-route/wire';
import type { Club } from '../club.ts';
import { askToConfirm } from './addresses.ts';

/** How people who hold a seat without an account want to be told: for each seat by itself. */

const NOTHING: SeatNotices = { email: null, mail: 'at once' };

export async function guestWishes({ database }: Pick<Club, 'database'>, holder: string): Promise<SeatNotices> {
  const row = await database
    .selectFrom('guest_wish')
    .select(['email', 'mail'])
    .where('holder_id', '=', holder)
    .executeTakeFirst();
  return row ?? NOTHING;
}

export async function changeGuestWishes(
  club: Pick<Club, 'database' | 'now'>,
  holder: string,
  { email, mail }: SeatNotices,
): Promise<void> {
  if (email === null) return forgetGuest(club, holder);
  await club.database
    .insertInto('guest_wish')
    .values({ holder_id: holder, email, mail, seen_at: new Date(club.now()) })
    .onConflict((conflict) => conflict.column('holder_id').doUpdateSet({ email, mail }))
    .execute();
  await askToConfirm(club, email);
}

export async function forgetGuest({ database }: Pick<Club, 'database'>, holder: string): Promise<void> {
  await database.deleteFrom('guest_wish').where('holder_id', '=', holder).execute();
}
