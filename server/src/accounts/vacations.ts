import type { Vacation } from '@club-route/wire';
import type { Club } from '../club.ts';
import type { Database } from '../database/connect.ts';
import { notNow, wrong } from '../problem.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const DAYS_A_YEAR = 30;
/** Each is looked at whenever somebody's time is counted. */
const MOST = 100;
const YEAR = 365 * DAY;

/** A stretch of time in which a clock of days stands still. */
export interface Stretch {
  readonly starts: number;
  readonly ends: number;
}

export async function vacationsOf(
  { database }: Pick<Club, 'database'>,
  accountId: string,
): Promise<readonly Vacation[]> {
  return stretchesOf(database, [accountId]);
}

export async function stretchesOf(
  database: Database,
  accounts: readonly string[],
): Promise<readonly (Vacation & { readonly account: string })[]> {
  if (accounts.length === 0) return [];
  const rows = await database
    .selectFrom('vacation')
    .selectAll()
    .where('account_id', 'in', accounts)
    .orderBy('starts_at')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    account: row.account_id,
    starts: row.starts_at.getTime(),
    ends: row.ends_at.getTime(),
  }));
}

export async function takeVacation(
  club: Pick<Club, 'database' | 'now'>,
  accountId: string,
  { starts, ends }: Stretch,
): Promise<void> {
  if (ends <= starts) throw wrong('The last day must not come before the first.');
  if (ends < club.now()) throw wrong('That vacation is already over. Choose later days.');
  // Time that has run is not given back.
  const from = Math.max(starts, club.now());
  await club.database.transaction().execute(async (all) => {
    // One after the other: two at once would not know of each other, and clocks would stand still twice.
    await all.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute();
    checkVacation(await stretchesOf(all, [accountId]), { starts: from, ends });
    await all
      .insertInto('vacation')
      .values({ account_id: accountId, starts_at: new Date(from), ends_at: new Date(ends) })
      .execute();
  });
}

function checkVacation(all: readonly Stretch[], wanted: Stretch): void {
  const { starts, ends } = wanted;
  const taken = all.filter((one) => one.ends > starts - YEAR && one.starts < starts + YEAR);
  if (taken.some((one) => one.starts < ends && one.ends > starts))
    throw notNow('You already have a vacation at that time.');
  const time = [...taken, wanted].reduce((sum, one) => sum + (one.ends - one.starts), 0);
  if (all.filter((one) => one.ends > starts - YEAR).length >= MOST)
    throw notNow(`You already have ${MOST} vacations. End one of them first.`);
  // Days are those of the calendar: one of them may have 25 hours.
  if (time > DAYS_A_YEAR * DAY + HOUR) throw notNow(`You can take at most ${DAYS_A_YEAR} days of vacation a year.`);
}

/** One that has not begun is called off; one that has begun ends now. */
export async function endVacation(
  { database, now }: Pick<Club, 'database' | 'now'>,
  accountId: string,
  id: string,
): Promise<void> {
  const today = new Date(now());
  const mine = database.selectFrom('vacation').select('id').where('account_id', '=', accountId).where('id', '=', id);
  await database.deleteFrom('vacation').where('id', 'in', mine).where('starts_at', '>=', today).execute();
  await database
    .updateTable('vacation')
    .set({ ends_at: today })
    .where('id', 'in', mine)
    .where('starts_at', '<', today)
    .where('ends_at', '>', today)
    .execute();
}
