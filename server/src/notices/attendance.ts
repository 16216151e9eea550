import { sql } from 'kysely';
import type { Club } from '../club.ts';

/** Writes down whose browsers are connected here, for all copies to know who is away. */
export async function noteAttendance({ database, live, now }: Pick<Club, 'database' | 'live' | 'now'>): Promise<void> {
  const { accounts, links } = live.present();
  if (links.length > 0)
    await sql`
      update guest_wish set seen_at = ${new Date(now())} from holder
      where holder.id = guest_wish.holder_id and holder.link_hash = any(${links}::bytea[])`.execute(database);
  if (accounts.length === 0) return;
  await sql`
    insert into attendance (account_id, seen_at)
    select id, ${new Date(now())} from account where id = any(${accounts}::uuid[])
    on conflict (account_id) do update set seen_at = greatest(attendance.seen_at, excluded.seen_at)`.execute(database);
}
