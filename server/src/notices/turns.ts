import { UMPIRE } from '@club-route/engine';
import { sql, type Transaction } from 'kysely';
import type { Club } from '../club.ts';
import type { Carrier, Tables } from '../database/schema.ts';
import {
  bundlesFor,
  foundOf,
  isAway,
  isReachedByMail,
  MOST_OF_ONE,
  readerOf,
  whoseMails,
  type Reader,
} from './readers.ts';
import type { Turn } from '../database/missive.ts';
import { put } from '../database/outbox.ts';

/**
 * Tells people who are away that it is their turn. Whose turn it is stands in the match itself, written with the move,
 * so nothing can be lost between a move and its notice; of which turn a person was told is written with the notice.
 */

interface Waiting extends Reader {
  readonly holder: string;
  readonly match: string;
  readonly seat: string;
  readonly since: string;
  readonly webhook: string | null;
  readonly endpoints: readonly string[];
}

const MOST_AT_ONCE = 1000;

export async function noticeTurns(club: Pick<Club, 'config' | 'database' | 'desks' | 'log' | 'now'>): Promise<void> {
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

/** Seats whose turn it is, of people who are away, can be reached in this way, and were not told yet. */
async function waitingFor(
  { database, config, now }: Pick<Club, 'database' | 'config' | 'now'>,
  carrier: Carrier,
): Promise<readonly Waiting[]> {
  const reachable = {
    // What is brought to commanders goes by itself, dispatch by dispatch: of their turns only the umpire is told.
    mail: sql`${isReachedByMail(now())} and (match.pace is null or holder.seat = ${UMPIRE})`,
    push: sql`exists (select from push_subscription push where push.account_id = account.id)`,
    webhook: sql`wish.webhook is not null and coalesce(wish.webhook_rests_until <= ${new Date(now())}, true)`,
  }[carrier];
  const { rows } = await sql<Waiting>`
    select * from (
    select row_number() over (partition by ${whoseMails} order by match.clocks -> holder.seat ->> 'since', match.id) as place,
      account.id as account, holder.name, holder.id as holder, match.id as match, holder.seat,
      match.clocks -> holder.seat ->> 'since' as since,
      coalesce(account.email, guest.email) as email, coalesce(wish.mail, guest.mail, 'at once') as rhythm, wish.webhook,
      array(select endpoint from push_subscription push where push.account_id = account.id) as endpoints
    from match
    join holder on holder.match_id = match.id and holder.seat = any(match.to_act)
    left join account on account.id = holder.account_id
    left join guest_wish guest on guest.holder_id = holder.id
    left join notice_wish wish on wish.account_id = account.id
    left join mail_address address on address.address = lower(coalesce(account.email, guest.email))
    left join attendance on attendance.account_id = account.id
    left join notice on notice.holder_id = holder.id and notice.carrier = ${carrier}
    where match.status = 'running' and ${reachable}
      and match.clocks -> holder.seat ->> 'since' is not null
      and notice.turn is distinct from (match.clocks -> holder.seat ->> 'since')::bigint
      and ${isAway(config, now())}
    ) as waiting
    where place <= ${MOST_OF_ONE}
    order by place, since, match
    limit ${MOST_AT_ONCE}`.execute(database);
  return rows;
}

async function tell(
  club: Pick<Club, 'config' | 'database' | 'desks' | 'log' | 'now'>,
  carrier: Carrier,
  waiting: readonly Waiting[],
): Promise<void> {
  const turns = await foundOf(
    club,
    waiting.map((one) => turnOf(club, one)),
  );
  if (turns.length === 0) return;
  const [{ account, name, email, webhook, endpoints }] = waiting as [Waiting];
  await club.database.transaction().execute(async (all) => {
    const bundles =
      carrier === 'mail' ? (await bundlesFor(club, all, waiting[0]!, turns)).bundles : turns.map((turn) => [turn]);
    const addresses = { mail: [email!], push: endpoints, webhook: [webhook!] }[carrier];
    for (const bundle of bundles) {
      const fresh: Turn[] = [];
      for (const turn of bundle) if (await isNews(all, carrier, turn)) fresh.push(turn);
      if (fresh.length === 0) continue;
      const match_id = fresh.length === 1 ? fresh[0]!.match : null;
      for (const address of addresses)
        await put(all, { carrier, address, account_id: account, match_id }, { kind: 'turn', name, turns: fresh });
    }
  });
}

/** Notes that a holder is told of a turn; false if that was done before, here or at another copy. */
async function isNews(all: Transaction<Tables>, carrier: Carrier, { holder, since }: Turn): Promise<boolean> {
  const { rows } = await sql`
    insert into notice (holder_id, carrier, turn) values (${holder}, ${carrier}, ${since})
    on conflict (holder_id, carrier) do update set turn = excluded.turn where notice.turn <> excluded.turn
    returning holder_id`.execute(all);
  return rows.length > 0;
}

async function turnOf(club: Pick<Club, 'database' | 'desks'>, { match, seat, holder, since }: Waiting): Promise<Turn> {
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
