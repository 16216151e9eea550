import { sql } from 'kysely';
import type { Club } from '../club.ts';
import type { Brought } from '../database/missive.ts';
import { put } from '../database/outbox.ts';
import { claimStretch } from './stretches.ts';
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

/**
 * Brings dispatches to people who are away, in games in which time passes by itself. What was brought to whom stands in the
 * match, written with the entry; up to where it was mailed stands with the holder, written with the mail: so no dispatch is
 * lost, and none goes into two mails.
 */

interface Waiting extends Reader, Pick<Brought, 'match' | 'seat' | 'holder'> {
  readonly from: number;
}

const MOST_AT_ONCE = 1000;

export async function noticeDispatches(
  club: Pick<Club, 'config' | 'database' | 'desks' | 'log' | 'now'>,
): Promise<void> {
  const waiting = await waitingFor(club);
  for (const reader of new Set(waiting.map(readerOf))) {
    try {
      await bring(
        club,
        waiting.filter((one) => readerOf(one) === reader),
      );
    } catch (error) {
      // One match that cannot be opened must not keep the others from being told.
      club.log.warn({ error }, 'dispatches could not be brought');
    }
  }
}

/** Seats to which something was brought that their holders, who are away, were not told yet. */
async function waitingFor({
  database,
  config,
  now,
}: Pick<Club, 'database' | 'config' | 'now'>): Promise<readonly Waiting[]> {
  const { rows } = await sql<Waiting>`
    select * from (
    select row_number() over (partition by ${whoseMails} order by match.id, holder.id) as place,
      account.id as account, holder.name, holder.id as holder, match.id as match, holder.seat,
      holder.dispatched as "from",
      coalesce(account.email, guest.email) as email, coalesce(wish.mail, guest.mail, 'at once') as rhythm
    from match
    join holder on holder.match_id = match.id
    left join account on account.id = holder.account_id
    left join guest_wish guest on guest.holder_id = holder.id
    left join notice_wish wish on wish.account_id = account.id
    left join mail_address address on address.address = lower(coalesce(account.email, guest.email))
    left join attendance on attendance.account_id = account.id
    where match.pace is not null and match.status in ('running', 'finished')
      and (match.news ->> holder.seat)::integer > holder.dispatched
      and ${isReachedByMail(now())} and ${isAway(config, now())}
    ) as waiting
    where place <= ${MOST_OF_ONE}
    order by place, match, holder
    limit ${MOST_AT_ONCE}`.execute(database);
  return rows;
}

async function bring(
  club: Pick<Club, 'config' | 'database' | 'desks' | 'log' | 'now'>,
  waiting: readonly Waiting[],
): Promise<void> {
  const stretches = await foundOf(
    club,
    waiting.map((one) => stretchOf(club, one)),
  );
  if (stretches.length === 0) return;
  const [reader] = waiting as [Waiting];
  const { account, name, email } = reader;
  await club.database.transaction().execute(async (all) => {
    const { bundles, areGathered } = await bundlesFor(club, all, reader, stretches);
    for (const bundle of bundles) {
      const fresh: Brought[] = [];
      for (const one of bundle) if (await claimStretch(all, one)) fresh.push(one);
      if (fresh.length === 0) continue;
      const match_id = fresh.length === 1 ? fresh[0]!.match : null;
      const missive = { kind: 'dispatch', name, brought: fresh, isDigest: areGathered } as const;
      await put(all, { address: email!, account_id: account, match_id }, missive);
    }
  });
}

async function stretchOf({ desks }: Pick<Club, 'desks'>, { match, seat, holder, from }: Waiting): Promise<Brought> {
  return desks.with(
    match,
    async (desk) => ({ match, seat, holder, from, to: desk.frames(seat), isUnread: desk.row.to_act.includes(seat) }),
    'tail',
  );
}
