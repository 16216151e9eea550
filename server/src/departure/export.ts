import { setImmediate } from 'node:timers/promises';
import { sql, type RawBuilder } from 'kysely';
import type { Club } from '../club.ts';
import type { Database } from '../database/connect.ts';
import { addressOf } from '../mail/mailbox.ts';
import { accountView } from '../accounts/accounts.ts';
import { blockedNames } from '../accounts/people.ts';
import { vacationsOf } from '../accounts/vacations.ts';

/**
 * The body of a reset holds the secret of its link. What became of a mail depends on what its reader has answered, and how much
 * else went there: whoever names an address need not own it.
 */
const LETTER = `kind, carrier, address, match_id, case when kind not in ('reset', 'invitation') then body end as body, created_at,
  case when carrier <> 'mail' then sent_at end as sent_at, case when carrier <> 'mail' then dropped_at end as dropped_at,
  case when carrier <> 'mail' then problem end as problem`;

type Row = Readonly<Record<string, unknown>>;

/** So many rows at a time, each of which may be a long note: whoever has stored much holds nobody up with it. */
const ROWS_AT_ONCE = 20;

async function allOf(database: Database, query: RawBuilder<Row>): Promise<readonly Row[]> {
  return database.transaction().execute(async (all) => {
    const found: Row[] = [];
    await sql`declare stored no scroll cursor for ${query}`.execute(all);
    for (;;) {
      const { rows } = await sql<Row>`fetch ${sql.lit(ROWS_AT_ONCE)} from stored`.execute(all);
      found.push(...rows);
      if (rows.length < ROWS_AT_ONCE) return found;
    }
  });
}

function isLong(value: unknown): boolean {
  return Array.isArray(value) || (typeof value === 'object' && value !== null && Object.values(value).some(isLong));
}

/** An export as text, piece by piece, with others served in between. */
export async function* piecesOfExport(value: unknown): AsyncGenerator<string, void> {
  if (Array.isArray(value)) {
    yield '[';
    for (let from = 0; from < value.length; from += ROWS_AT_ONCE) {
      await setImmediate();
      const piece = value.slice(from, from + ROWS_AT_ONCE).map((row) => JSON.stringify(row));
      yield `${from > 0 ? ',' : ''}${piece.join()}`;
    }
    yield ']';
  } else if (typeof value === 'object' && value !== null && Object.values(value).some(isLong)) {
    yield '{';
    for (const [index, [name, part]] of Object.entries(value).entries()) {
      yield `${index > 0 ? ',' : ''}${JSON.stringify(name)}:`;
      yield* piecesOfExport(part);
    }
    yield '}';
  } else yield JSON.stringify(value);
}

/**
 * Everything that is stored about a person, but for what would let somebody in, the password and hashes of secrets, and for what
 * is known of the address: it may be another's.
 */
export async function exportAccount(club: Pick<Club, 'database' | 'post'>, accountId: string): Promise<object> {
  const { database } = club;
  const account = await database
    .selectFrom('account')
    .selectAll()
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const rows = (query: RawBuilder<Row>): Promise<readonly Row[]> => allOf(database, query);
  // In an order of their own: that in which the database finds them tells of what was done with them since.
  const mine = (columns: string, table: string, order = '1'): Promise<readonly Row[]> =>
    rows(sql<Row>`
      select ${sql.raw(columns)} from ${sql.table(table)} where account_id = ${accountId} order by ${sql.raw(order)}`);
  const ofHolder = (columns: string, table: string): Promise<readonly Row[]> =>
    rows(sql<Row>`
      select holder.match_id, holder.seat, ${sql.raw(columns)} from ${sql.table(table)} as own
      join holder on holder.id = own.holder_id where holder.account_id = ${accountId} order by 1, 2, 3`);
  return {
    account: accountView(account),
    blocked: await blockedNames(club, accountId),
    vacations: await vacationsOf(club, accountId),
    sessions: await mine('created_at, expires_at', 'session'),
    resets: await mine('expires_at', 'reset'),
    ratings: await mine('game, rating, deviation, volatility, matches', 'rating'),
    follows: await mine('match_id, followed_at', 'follow'),
    lastSeen: await mine('seen_at', 'attendance'),
    matchesMade: await rows(
      sql<Row>`select id, game, created_at from match where created_by = ${accountId} order by created_at, id`,
    ),
    seats: await seatsOf(club, accountId),
    invitations: await mine('match_id, seat, created_at', 'invitation'),
    chat: await mine('match_id, room, seat, text, said_at', 'chat', 'match_id, said_at, id'),
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
      sent: await mine(LETTER, 'outbox', 'id'),
      received: await ofHolder('own.subject, own.lines, own.orders, own.received_at', 'inbox'),
    },
  };
}

/** The seats with their private papers and the secret addresses for orders. */
async function seatsOf(club: Pick<Club, 'database' | 'post'>, accountId: string): Promise<readonly Row[]> {
  const seats = await allOf(
    club.database,
    sql<Row>`
      select holder.id, holder.match_id, holder.seat, holder.notes, holder.joined_at, seat.standing, seat.salt, mailbox.generation
      from holder join seat on seat.match_id = holder.match_id and seat.seat = holder.seat
      left join mailbox on mailbox.holder_id = holder.id
      where holder.account_id = ${accountId} order by holder.joined_at, holder.id`,
  );
  return seats.map(({ id, generation, ...seat }) => ({
    ...seat,
    ...(generation === null ? {} : { orders: addressOf(club, id as string, generation as number) }),
  }));
}
