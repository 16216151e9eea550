import { sql } from 'kysely';
import type { Club } from '../club.ts';
import { PAUSES } from '../database/outbox.ts';
import type { OutboxRow } from '../database/schema.ts';

const MINUTE = 60_000;

/** A copy that has taken something and is not heard of again has died; another may try after so long. */
const LEASE = 5 * MINUTE;

/** What waits for one thing must not wait for another: letters to people, mails about turns, calls of other machines. */
export type Lane = 'letters' | 'turns' | 'calls';

const OF_LANE: Readonly<Record<Lane, ReturnType<typeof sql<boolean>>>> = {
  letters: sql`carrier = 'mail' and kind not in ('turn', 'dispatch')`,
  turns: sql`carrier = 'mail' and kind in ('turn', 'dispatch')`,
  calls: sql`carrier <> 'mail'`,
};

/** Who has as much under way as is good: neither accounts nor hosts beyond their share. */
export interface Full {
  readonly accounts: readonly string[];
  readonly hosts: readonly string[];
}

const NOBODY: Full = { accounts: [], hosts: [] };

/** What stands beside the name of a host in an address: in whose name, and at which port. */
const BESIDE = /^.*@|:[0-9]*$/g;

/** One host, however an address writes it; `takeDue` reads it in the same way. */
export function hostOf(address: string): string {
  return (address.split('/')[2] ?? '').toLowerCase().replaceAll(BESIDE, '');
}

/** Takes what is due longest in a lane; each is taken by one copy at a time. What a resting webhook waits for is not due. */
export async function takeDue(
  { database, now }: Pick<Club, 'database' | 'now'>,
  lane: Lane,
  most: number,
  full = NOBODY,
): Promise<readonly OutboxRow[]> {
  const present = new Date(now());
  const { rows } = await sql<OutboxRow>`
    update outbox set tries = tries + 1, due_at = ${new Date(now() + LEASE)}
    where id in (
      select id from outbox
      where sent_at is null and dropped_at is null and due_at <= ${present} and ${OF_LANE[lane]}
        and (account_id is null or account_id <> all(${full.accounts}::uuid[]))
        and regexp_replace(lower(split_part(address, '/', 3)), ${BESIDE.source}, '', 'g') <> all(${full.hosts}::text[])
        and not (carrier = 'webhook' and exists (
          select from notice_wish wish where wish.account_id = outbox.account_id and wish.webhook_rests_until > ${present}))
      order by due_at, id limit ${most} for update skip locked
    )
    returning *`.execute(database);
  return rows;
}

/** Once it has left, what it said is nobody's business here any more; the mail catcher keeps it to show it. */
export async function markSent(
  { database, now, post }: Pick<Club, 'database' | 'now' | 'post'>,
  { id }: OutboxRow,
): Promise<void> {
  const emptied = post.catches ? {} : { body: '{}' };
  await database
    .updateTable('outbox')
    .set({ sent_at: new Date(now()), problem: null, ...emptied })
    .where('id', '=', id)
    .execute();
}

export async function drop(
  { database, now }: Pick<Club, 'database' | 'now'>,
  { id }: OutboxRow,
  problem: string,
): Promise<void> {
  await database
    .updateTable('outbox')
    .set({ dropped_at: new Date(now()), problem, body: '{}' })
    .where('id', '=', id)
    .execute();
}

/** Tries again later, or gives up. */
export async function putOff(club: Pick<Club, 'database' | 'now'>, row: OutboxRow, problem: string): Promise<void> {
  const pause = PAUSES[row.tries - 1];
  if (pause === undefined) return drop(club, row, problem);
  await waitUntil(club, row, new Date(club.now() + pause), problem);
}

/** Nothing went wrong: it is only not the time yet. */
export async function holdBack(club: Pick<Club, 'database'>, row: OutboxRow, until: Date): Promise<void> {
  await waitUntil(club, row, until, 'Too many emails went to this address.', row.tries - 1);
}

async function waitUntil(
  { database }: Pick<Club, 'database'>,
  { id }: OutboxRow,
  due_at: Date,
  problem: string,
  tries?: number,
) {
  await database
    .updateTable('outbox')
    .set({ due_at, problem, ...(tries === undefined ? {} : { tries }) })
    .where('id', '=', id)
    .execute();
}

const KEPT = 30 * 24 * 60 * MINUTE;

export async function forgetOldMail({ database, now }: Pick<Club, 'database' | 'now'>): Promise<void> {
  const before = new Date(now() - KEPT);
  await database
    .deleteFrom('outbox')
    .where((where) => where.or([where('sent_at', '<', before), where('dropped_at', '<', before)]))
    .execute();
  await database.deleteFrom('inbox').where('received_at', '<', before).execute();
  // Addresses that nobody uses any more, but for those whose owners want no mail.
  await sql`
    delete from mail_address where stopped_at is null and hour_at < ${before}
      and not exists (select from account where lower(account.email) = mail_address.address)
      and not exists (select from guest_wish guest where lower(guest.email) = mail_address.address)`.execute(database);
}
