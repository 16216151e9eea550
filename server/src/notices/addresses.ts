import { timingSafeEqual } from 'node:crypto';
import { sql, type Selectable, type Transaction } from 'kysely';
import type { Club } from '../club.ts';
import type { Config } from '../config.ts';
import type { MailAddressTable, Tables } from '../database/schema.ts';
import { signature } from '../safety/keys.ts';
import type { Missive } from '../database/missive.ts';

/**
 * Where mail may go. Anybody can type any address: until whoever reads the mails there has confirmed it, by the link or by a
 * reply, only the question goes there; one click stops everything for good; and of what goes there each hour counts,
 * whoever asked for it.
 */

type AddressRow = Selectable<MailAddressTable>;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Turns and dispatches are gathered above this, and letters of any other kind wait above twice as many. */
function turnsAnHour({ MAILS_PER_HOUR }: Pick<Config, 'MAILS_PER_HOUR'>): number {
  return Math.ceil((2 * MAILS_PER_HOUR) / 3);
}
/** To an address that nobody has confirmed: the question, an invitation, a link for a lost password. Of these to one that was stopped. */
const UNASKED_A_DAY = 3;

/** The address as it stands now, locked until the end of the transaction; made known if it is new. */
async function lock(all: Transaction<Tables>, address: string): Promise<AddressRow> {
  const key = address.toLowerCase();
  const find = all.selectFrom('mail_address').selectAll().where('address', '=', key).forUpdate();
  // Mostly it is known.
  const known = await find.executeTakeFirst();
  if (known !== undefined) return known;
  await all
    .insertInto('mail_address')
    .values({ address: key })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return find.executeTakeFirstOrThrow();
}

/**
 * Asks whoever reads the mails of an address whether they want any; once a day, however many people type it. The same is done,
 * and something is written, whatever is known of it: how long that takes tells nobody.
 */
export async function askToConfirm({ database, now }: Pick<Club, 'database' | 'now'>, address: string): Promise<void> {
  const question: Missive = { kind: 'confirmation', address };
  const { kind, ...body } = question;
  await database.transaction().execute(async (all) => {
    // Locked until the end: of many who type it at once, one asks.
    await sql`
      insert into mail_address (address) values (${address.toLowerCase()})
      on conflict (address) do update set address = excluded.address`.execute(all);
    // Looked for at any address: among many mails that takes long.
    const asked = await all
      .selectFrom('outbox')
      .select('id')
      .where('kind', '=', kind)
      .where(sql<boolean>`lower(address) = lower(${address})`)
      .where('created_at', '>', new Date(now() - DAY))
      .executeTakeFirst();
    await sql`
      insert into outbox (kind, address, body, due_at)
      select ${kind}, ${address}, ${JSON.stringify(body)}::json, date_trunc('milliseconds', now()) from mail_address
      where address = ${address.toLowerCase()} and confirmed_at is null and stopped_at is null
        and ${asked === undefined}`.execute(all);
  });
}

/** Whether a letter of this kind may go there: now, not before some moment, or never. Counts it if now. */
export async function mayWrite(
  club: Pick<Club, 'config' | 'database' | 'now'>,
  address: string,
  kind: Missive['kind'],
): Promise<'now' | 'never' | Date> {
  if (kind !== 'reset' && (await isCounted(club, address))) return 'now';
  const { config, database, now } = club;
  return database.transaction().execute(async (all) => {
    const row = await lock(all, address);
    const [isConfirmed, isStopped] = [row.confirmed_at !== null, row.stopped_at !== null];
    // A link for a lost password is the way back for whoever once wanted mail; to others nothing goes after they said no.
    if (isStopped && !(isConfirmed && kind === 'reset')) return 'never';
    if (!isConfirmed && !UNASKED.has(kind)) return 'never';
    // Those are few by themselves, and nobody else's mails may keep them back.
    if (isConfirmed && !isStopped && kind === 'reset') return 'now';
    const [most, window] = isConfirmed && !isStopped ? [2 * turnsAnHour(config), HOUR] : [UNASKED_A_DAY, DAY];
    const isOver = row.hour_at.getTime() + window <= now();
    if (!isOver && row.sent >= most) return new Date(row.hour_at.getTime() + window);
    await all
      .updateTable('mail_address')
      .set(isOver ? { hour_at: new Date(now()), sent: 1 } : { sent: row.sent + 1 })
      .where('address', '=', row.address)
      .execute();
    return 'now';
  });
}

/** Counts a letter to a confirmed address that may have it; false where that has to be looked into. One statement for most mails. */
async function isCounted(
  { config, database, now }: Pick<Club, 'config' | 'database' | 'now'>,
  address: string,
): Promise<boolean> {
  const present = new Date(now());
  const over = new Date(now() - HOUR);
  const { numAffectedRows } = await sql`
    update mail_address set sent = case when hour_at <= ${over} then 1 else sent + 1 end,
      hour_at = case when hour_at <= ${over} then ${present} else hour_at end
    where address = ${address.toLowerCase()} and stopped_at is null and confirmed_at is not null
      and (hour_at <= ${over} or sent < ${2 * turnsAnHour(config)})`.execute(database);
  return numAffectedRows === 1n;
}

/** What may go to an address that nobody has confirmed: each is the answer to a person, and leads to confirming. */
const UNASKED: ReadonlySet<string> = new Set<Missive['kind']>(['confirmation', 'invitation', 'reset']);

/** How turns may be told there now: each by itself, all in one, or not yet. The lock lasts to the end of the transaction. */
export async function turnsAllowance(
  { config, now }: Pick<Club, 'config' | 'now'>,
  all: Transaction<Tables>,
  address: string,
): Promise<{ readonly each: number; readonly gathered: boolean }> {
  const row = await lock(all, address);
  if (row.confirmed_at === null || row.stopped_at !== null) return { each: 0, gathered: false };
  const waiting = await all
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('carrier', '=', 'mail')
    .where(sql<boolean>`lower(address) = ${row.address}`)
    .where('sent_at', 'is', null)
    .where('dropped_at', 'is', null)
    .executeTakeFirstOrThrow();
  const sent = row.hour_at.getTime() + HOUR <= now() ? 0 : row.sent;
  const each = Math.max(0, turnsAnHour(config) - sent - Number(waiting.count));
  return { each, gathered: row.gathered_at === null || row.gathered_at.getTime() + HOUR <= now() };
}

export async function noteGathered(
  { now }: Pick<Club, 'now'>,
  all: Transaction<Tables>,
  address: string,
): Promise<void> {
  await all
    .updateTable('mail_address')
    .set({ gathered_at: new Date(now()) })
    .where('address', '=', address.toLowerCase())
    .execute();
}

/** A word that only this server can have made, and only whoever reads the mails there was told. */
function wordFor({ post }: Pick<Club, 'post'>, id: string): string {
  return signature(post.key, 'confirm', id);
}

export async function confirmToken(club: Pick<Club, 'database' | 'post'>, address: string): Promise<string> {
  const known = club.database.selectFrom('mail_address').select('id').where('address', '=', address.toLowerCase());
  const { id } =
    (await known.executeTakeFirst()) ?? (await club.database.transaction().execute((all) => lock(all, address)));
  return `${id.replaceAll('-', '')}${wordFor(club, id)}`;
}

/** The address that a token is for, if it is one of ours; mail programs may have changed the case of its letters. */
export async function addressOfToken(
  club: Pick<Club, 'database' | 'post'>,
  token: string,
): Promise<AddressRow | undefined> {
  const [, compact, word = ''] = /^([0-9a-f]{32})([0-9a-f]{40})$/.exec(token.toLowerCase()) ?? [];
  if (compact === undefined) return undefined;
  const id = compact.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  if (!timingSafeEqual(Buffer.from(word), Buffer.from(wordFor(club, id)))) return undefined;
  return club.database.selectFrom('mail_address').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Where a reply confirms the address that it came from. */
export function confirmMailbox({ post }: Pick<Club, 'post'>, token: string): string {
  return `confirm+${token}@${post.domain}`;
}

export async function addressConfirmedAt(
  club: Pick<Club, 'database' | 'post'>,
  mailbox: string,
): Promise<AddressRow | undefined> {
  const [, token, domain] = /^confirm\+([0-9a-f]{72})@(.+)$/.exec(mailbox.trim().toLowerCase()) ?? [];
  if (token === undefined || domain !== club.post.domain.toLowerCase()) return undefined;
  return addressOfToken(club, token);
}

/** Its owner wants mail from here; also after it was stopped. */
export async function confirmAddress(
  { database, now }: Pick<Club, 'database' | 'now'>,
  { id }: Pick<AddressRow, 'id'>,
): Promise<void> {
  const confirmed = { confirmed_at: new Date(now()), stopped_at: null, hour_at: new Date(now()), sent: 0 };
  await database.updateTable('mail_address').set(confirmed).where('id', '=', id).execute();
}

/** Its owner wants no mail from here, whoever asks. What went there before does not count against the way back. */
export async function stopAddress(
  { database, now }: Pick<Club, 'database' | 'now'>,
  { id }: Pick<AddressRow, 'id'>,
): Promise<void> {
  await database
    .updateTable('mail_address')
    .set({ stopped_at: new Date(now()), hour_at: new Date(now()), sent: 0 })
    .where('id', '=', id)
    .execute();
}
