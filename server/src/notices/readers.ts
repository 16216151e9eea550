import type { MailRhythm } from '@club-route/wire';
import { sql, type Transaction } from 'kysely';
import type { Club } from '../club.ts';
import type { Config } from '../config.ts';
import type { Tables } from '../database/schema.ts';
import { ProblemError } from '../problem.ts';
import { noteGathered, turnsAllowance } from './addresses.ts';

/**
 * Who reads mails about matches, when, and how many. Queries of this folder know `holder`, `account`, `wish` (of an account),
 * `guest` (of a seat held without one), `address` and `attendance` by these names.
 */

export interface Reader {
  /** Nobody's, where the seat is held without one. */
  readonly account: string | null;
  readonly name: string;
  readonly email: string | null;
  readonly rhythm: MailRhythm;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const PAUSE: Readonly<Record<Exclude<MailRhythm, 'never'>, number>> = { 'at once': 0, hourly: HOUR, daily: 24 * HOUR };

/** Whoever has no account is known by the address alone, at however many seats they gave it. */
export function readerOf({ account, email, rhythm }: Reader): string {
  return account ?? `${email!.toLowerCase()} ${rhythm}`;
}

type Condition = ReturnType<typeof sql>;

/** Of one person in one round: whoever plays a thousand matches is told of them by and by, and keeps nobody waiting. */
export const MOST_OF_ONE = 20;

/** The same person, as `readerOf` tells them apart. */
export const whoseMails: Condition = sql`coalesce(account.id::text, lower(guest.email) || guest.mail)`;

/** Neither those who have not confirmed their address nor those whose pause runs stand in the way of others. */
export function isReachedByMail(now: number): Condition {
  return sql`address.confirmed_at is not null and address.stopped_at is null and coalesce(wish.mail, 'at once') <> 'never'
    and coalesce(coalesce(wish.mailed_at, guest.mailed_at)
      + ${pauseOf(sql`coalesce(wish.mail, guest.mail, 'at once')`)} <= ${new Date(now)}, true)`;
}

const pauseOf = (rhythm: Condition): Condition =>
  sql`case ${rhythm} when 'hourly' then interval '1 hour' when 'daily' then interval '1 day' else interval '0' end`;

/** Nobody is told by mail what a browser shows them; nor while their own orders still wait, the answer to which tells all. */
export function isAway({ AWAY_MINUTES }: Pick<Config, 'AWAY_MINUTES'>, now: number): Condition {
  return sql`coalesce(coalesce(attendance.seen_at, guest.seen_at) <= ${new Date(now - AWAY_MINUTES * MINUTE)}, true)
    and not exists (select from inbox where inbox.holder_id = holder.id and inbox.due_at is not null)`;
}

/**
 * What goes into which mail now: each into its own, or all into one where somebody wants it so or where too much goes to
 * the address. Those that are in none of them wait for a later round.
 */
export async function bundlesFor<T>(
  club: Pick<Club, 'config' | 'now'>,
  all: Transaction<Tables>,
  reader: Reader,
  news: readonly T[],
): Promise<{ readonly bundles: readonly (readonly T[])[]; readonly areGathered: boolean }> {
  const { each, gathered } = await turnsAllowance(club, all, reader.email!);
  const isEach = reader.rhythm === 'at once' && each > 0;
  const areGathered = !isEach;
  if (!isEach && each === 0 && !gathered) return { bundles: [], areGathered };
  if (!(await mayMail(club, all, reader))) return { bundles: [], areGathered };
  if (isEach) return { bundles: news.slice(0, each).map((one) => [one]), areGathered };
  if (each === 0) await noteGathered(club, all, reader.email!);
  return { bundles: [news], areGathered };
}

/** What was found of each of somebody's matches. One that cannot be opened does not keep them from hearing of the others. */
export async function foundOf<T>({ log }: Pick<Club, 'log'>, looks: readonly Promise<T>[]): Promise<readonly T[]> {
  const all = await Promise.allSettled(looks);
  return all.flatMap((one) => {
    if (one.status === 'fulfilled') return [one.value];
    if (!(one.reason instanceof ProblemError)) throw one.reason;
    log.warn({ error: one.reason }, 'a match could not be told of');
    return [];
  });
}

/** Whether it is time for another mail; notes that it is sent, while other copies wait. */
async function mayMail(
  club: Pick<Club, 'now'>,
  all: Transaction<Tables>,
  { account, email, rhythm }: Reader,
): Promise<boolean> {
  const [table, own] =
    account === null
      ? [sql`guest_wish`, sql`lower(email) = lower(${email}) and mail = ${rhythm}`]
      : [sql`notice_wish`, sql`account_id = ${account}`];
  const find = async (): Promise<Kept | undefined> => {
    const { rows } = await sql<Kept>`
      select mail, mailed_at from ${table} where ${own} order by mailed_at desc nulls last for update`.execute(all);
    return rows[0];
  };
  let kept = await find();
  if (kept === undefined && account !== null) {
    await sql`insert into notice_wish (account_id) values (${account}) on conflict do nothing`.execute(all);
    kept = await find();
  }
  if (kept === undefined || kept.mail === 'never' || kept.mail !== rhythm) return false;
  if (kept.mailed_at !== null && kept.mailed_at.getTime() + PAUSE[kept.mail] > club.now()) return false;
  await sql`update ${table} set mailed_at = ${new Date(club.now())} where ${own}`.execute(all);
  return true;
}

interface Kept {
  readonly mail: MailRhythm;
  readonly mailed_at: Date | null;
}
