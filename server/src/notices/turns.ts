import type { MailRhythm } from '@club-route/wire';
import { sql, type Transaction } from 'kysely';
import type { Club } from '../club.ts';
import type { Carrier, Tables } from '../database/schema.ts';
import type { Turn } from '../mail/missive.ts';
import { put } from '../mail/outbox.ts';

/**
 * Tells people who are away that it is their turn. Whose turn it is stands in the match itself, written with the move,
 * so nothing can be lost between a move and its notice; of which turn a person was told is written with the notice.
 */

interface Waiting {
  /** Nobody's, where the seat is held without one. */
  readonly account: string | null;
  readonly name: string;
  readonly holder: string;
  readonly match: string;
  readonly seat: string;
  readonly since: string;
  readonly email: string | null;
  readonly rhythm: MailRhythm;
  readonly webhook: string | null;
  readonly endpoints: readonly string[];
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const PAUSE: Readonly<Record<Exclude<MailRhythm, 'never'>, number>> = { 'at once': 0, hourly: HOUR, daily: 24 * HOUR };
const MOST_AT_ONCE = 1000;

export async function noticeTurns(club: Club): Promise<void> {
  for (const carrier of ['mail', 'push', 'webhook'] as const) {
    const waiting = await waitingFor(club, carrier);
    for (const reader of new Set(waiting.map(readerOf))) {
      try {
        await tell(
          club,
          carrier,
          waiting.filter((one) => readerOf(one) === reader),
        );
      } catch (error) {
        // One match that cannot be opened must not keep the others from being told.
        club.log.warn({ error, carrier }, 'a notice could not be written');
      }
    }
  }
}

/** Somebody without an account is somebody else at every seat. */
function readerOf({ account, holder }: Waiting): string {
  return account ?? holder;
}

/** Seats whose turn it is, of people who are away, can be reached in this way, and were not told yet. */
async function waitingFor({ database, config, now }: Club, carrier: Carrier): Promise<readonly Waiting[]> {
  const reachable = {
    mail: sql`coalesce(account.email, guest.email) is not null and coalesce(wish.mail, 'at once') <> 'never'`,
    push: sql`exists (select from push_subscription push where push.account_id = account.id)`,
    webhook: sql`wish.webhook is not null`,
  }[carrier];
  const { rows } = await sql<Waiting>`
    select account.id as account, holder.name, holder.id as holder, match.id as match, holder.seat,
      match.clocks -> holder.seat ->> 'since' as since,
      coalesce(account.email, guest.email) as email, coalesce(wish.mail, guest.mail, 'at once') as rhythm, wish.webhook,
      array(select endpoint from push_subscription push where push.account_id = account.id) as endpoints
    from match
    join holder on holder.match_id = match.id and holder.seat = any(match.to_act)
    left join account on account.id = holder.account_id
    left join guest_wish guest on guest.holder_id = holder.id
    left join notice_wish wish on wish.account_id = account.id
    left join attendance on attendance.account_id = account.id
    left join notice on notice.holder_id = holder.id and notice.carrier = ${carrier}
    where match.status = 'running' and ${reachable}
      and match.clocks -> holder.seat ->> 'since' is not null
      and notice.turn is distinct from (match.clocks -> holder.seat ->> 'since')::bigint
      and coalesce(coalesce(attendance.seen_at, guest.seen_at) <= ${new Date(now() - config.AWAY_MINUTES * MINUTE)}, true)
      -- Their own orders still wait: the answer to those tells all.
      and not exists (select from inbox where inbox.holder_id = holder.id and inbox.due_at is not null)
    order by account.id, holder.id, since, match.id
    limit ${MOST_AT_ONCE}`.execute(database);
  return rows;
}

async function tell(club: Club, carrier: Carrier, waiting: readonly Waiting[]): Promise<void> {
  const turns = await Promise.all(waiting.map((one) => turnOf(club, one)));
  const [{ account, name, email, rhythm, webhook, endpoints }] = waiting as [Waiting];
  await club.database.transaction().execute(async (all) => {
    if (carrier === 'mail' && !(await mayMail(club, all, waiting[0]!))) return;
    const fresh: Turn[] = [];
    for (const turn of turns) if (await isNews(all, carrier, turn)) fresh.push(turn);
    if (fresh.length === 0) return;
    const addresses = { mail: [email!], push: endpoints, webhook: [webhook!] }[carrier];
    const gathered = carrier === 'mail' && rhythm !== 'at once' ? [fresh] : fresh.map((turn) => [turn]);
    for (const address of addresses)
      for (const some of gathered) {
        const match_id = some.length === 1 ? some[0]!.match : null;
        await put(all, { carrier, address, account_id: account, match_id }, { kind: 'turn', name, turns: some });
      }
  });
}

/** Whether it is time for another mail; notes that it is sent, while other copies wait. */
async function mayMail(club: Club, all: Transaction<Tables>, { account, holder, rhythm }: Waiting): Promise<boolean> {
  if (account !== null)
    await sql`insert into notice_wish (account_id) values (${account}) on conflict do nothing`.execute(all);
  const [table, own] =
    account === null ? [sql`guest_wish`, sql`holder_id = ${holder}`] : [sql`notice_wish`, sql`account_id = ${account}`];
  const { rows } = await sql<Kept>`select mail, mailed_at from ${table} where ${own} for update`.execute(all);
  const [kept] = rows;
  if (kept === undefined || kept.mail === 'never' || kept.mail !== rhythm) return false;
  if (kept.mailed_at !== null && kept.mailed_at.getTime() + PAUSE[kept.mail] > club.now()) return false;
  await sql`update ${table} set mailed_at = ${new Date(club.now())} where ${own}`.execute(all);
  return true;
}

interface Kept {
  readonly mail: MailRhythm;
  readonly mailed_at: Date | null;
}

/** Notes that a holder is told of a turn; false if that was done before, here or at another copy. */
async function isNews(all: Transaction<Tables>, carrier: Carrier, { holder, since }: Turn): Promise<boolean> {
  const { rows } = await sql`
    insert into notice (holder_id, carrier, turn) values (${holder}, ${carrier}, ${since})
    on conflict (holder_id, carrier) do update set turn = excluded.turn where notice.turn <> excluded.turn
    returning holder_id`.execute(all);
  return rows.length > 0;
}

async function turnOf(club: Club, { match, seat, holder, since }: Waiting): Promise<Turn> {
  const { rows } = await sql<{ last: number | null }>`
    select max(n) as last from journal where match_id = ${match} and seat = ${seat} and request is not null`.execute(
    club.database,
  );
  // Standing answers are no requests: what they did for the seat is news to it.
  const last = rows[0]?.last ?? 0;
  return club.desks.with(match, async (desk) => {
    const { entries } = desk.playing.film(seat);
    const from = entries.findLastIndex((entry) => entry <= last);
    return { match, seat, holder, since: Number(since), from, to: entries.length - 1 };
  });
}
