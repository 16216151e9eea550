import { sql } from 'kysely';
import type { Club } from '../club.ts';
import { orderAddress } from '../mail/mailbox.ts';
import { accountView } from '../accounts/accounts.ts';
import { blockedNames } from '../accounts/people.ts';
import { vacationsOf } from '../accounts/vacations.ts';

/** The body of a reset holds the secret of its link. */
const LETTER = `kind, carrier, address, match_id, case kind when 'reset' then null else body end as body, created_at,
  sent_at, dropped_at, problem`;

type Row = Readonly<Record<string, unknown>>;

/** Everything that is stored about a person, but for what would let somebody in: the password and hashes of secrets. */
export async function exportAccount(club: Pick<Club, 'database' | 'post'>, accountId: string): Promise<object> {
  const { database } = club;
  const account = await database
    .selectFrom('account')
    .selectAll()
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const rows = async (query: ReturnType<typeof sql<Row>>): Promise<readonly Row[]> =>
    (await query.execute(database)).rows;
  const mine = (columns: string, table: string): Promise<readonly Row[]> =>
    rows(sql<Row>`select ${sql.raw(columns)} from ${sql.table(table)} where account_id = ${accountId}`);
  const ofHolder = (columns: string, table: string): Promise<readonly Row[]> =>
    rows(sql<Row>`
      select holder.match_id, holder.seat, ${sql.raw(columns)} from ${sql.table(table)} as own
      join holder on holder.id = own.holder_id where holder.account_id = ${accountId}`);
  return {
    account: accountView(account),
    blocked: await blockedNames(club, accountId),
    vacations: await vacationsOf(club, accountId),
    sessions: await mine('created_at, expires_at', 'session'),
    resets: await mine('expires_at', 'reset'),
    ratings: await mine('game, rating, deviation, volatility, matches', 'rating'),
    follows: await mine('match_id, followed_at', 'follow'),
    lastSeen: await mine('seen_at', 'attendance'),
    matchesMade: await rows(sql<Row>`select id, game, created_at from match where created_by = ${accountId}`),
    seats: await seatsOf(club, accountId),
    invitations: await mine('match_id, seat, created_at', 'invitation'),
    chat: await mine('match_id, room, seat, text, said_at', 'chat'),
    complaints: await mine('match_id, text, created_at', 'complaint'),
    notices: {
      wishes: await mine(
        'mail, invitations, mailed_at, webhook, webhook_secret, webhook_failures, webhook_rests_until',
        'notice_wish',
      ),
      browsers: await mine('endpoint, p256dh, auth', 'push_subscription'),
      told: await ofHolder('own.carrier, own.turn', 'notice'),
    },
    mail: {
      address: await rows(
        sql<Row>`select address, confirmed_at, stopped_at, hour_at, sent, gathered_at from mail_address
          where address = lower(${account.email})`,
      ),
      sent: await mine(LETTER, 'outbox'),
      received: await ofHolder('own.subject, own.lines, own.orders, own.received_at', 'inbox'),
    },
  };
}

/** The seats with their private papers and the secret addresses for orders. */
async function seatsOf(club: Pick<Club, 'database' | 'post'>, accountId: string): Promise<readonly Row[]> {
  const seats = await club.database
    .selectFrom('holder')
    .innerJoin('seat', (join) =>
      join.onRef('seat.match_id', '=', 'holder.match_id').onRef('seat.seat', '=', 'holder.seat'),
    )
    .leftJoin('mailbox', 'mailbox.holder_id', 'holder.id')
    .select(['holder.id', 'holder.match_id', 'holder.seat', 'holder.notes', 'holder.joined_at'])
    .select(['seat.standing', 'seat.salt', 'mailbox.generation'])
    .where('holder.account_id', '=', accountId)
    .execute();
  return Promise.all(
    seats.map(async ({ id, generation, ...seat }) => ({
      ...seat,
      ...(generation === null ? {} : { orders: await orderAddress(club, id) }),
    })),
  );
}
