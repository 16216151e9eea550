import { sql } from 'kysely';
import type { Club } from '../club.ts';
import { secretHash } from '../secrets.ts';
import { signature } from '../safety/keys.ts';

/** Secret addresses for orders. Each belongs to one person at one seat of one match; who writes there is that person. */

const PREFIX = 'play+';

function tokenOf({ post }: Pick<Club, 'post'>, holderId: string, generation: number): string {
  return signature(post.key, 'orders', holderId, generation);
}

export async function orderAddress(club: Pick<Club, 'database' | 'post'>, holderId: string): Promise<string> {
  const find = club.database.selectFrom('mailbox').select('generation').where('holder_id', '=', holderId);
  let known = await find.executeTakeFirst();
  if (known === undefined) {
    await club.database
      .insertInto('mailbox')
      .values({ holder_id: holderId, token_hash: secretHash(tokenOf(club, holderId, 0)) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    known = await find.executeTakeFirstOrThrow();
  }
  return addressOf(club, holderId, known.generation);
}

/** The address of that generation: each that is asked for makes the one before it void. */
export function addressOf(club: Pick<Club, 'post'>, holderId: string, generation: number): string {
  return `${PREFIX}${tokenOf(club, holderId, generation)}@${club.post.domain}`;
}

/** Gives a holder another address; what is sent to the old one is heard no more. */
export async function renewAddress(club: Pick<Club, 'database' | 'post'>, holderId: string): Promise<void> {
  await orderAddress(club, holderId);
  await club.database.transaction().execute(async (all) => {
    const { generation } = await all
      .selectFrom('mailbox')
      .select('generation')
      .where('holder_id', '=', holderId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const next = generation + 1;
    await all
      .updateTable('mailbox')
      .set({ generation: next, token_hash: secretHash(tokenOf(club, holderId, next)) })
      .where('holder_id', '=', holderId)
      .execute();
  });
}

/** Whom an address belongs to, if it is one of ours; mail programs may have changed the case of its letters. */
export async function holderAt(
  club: Pick<Club, 'database' | 'post'>,
  address: string,
): Promise<Correspondent | undefined> {
  const [, token, domain] = /^play\+([0-9a-f]{40})@(.+)$/.exec(address.trim().toLowerCase()) ?? [];
  if (token === undefined || domain !== club.post.domain.toLowerCase()) return undefined;
  return correspondents(club).where('mailbox.token_hash', '=', secretHash(token)).executeTakeFirst();
}

export async function correspondent(
  club: Pick<Club, 'database'>,
  holderId: string,
): Promise<Correspondent | undefined> {
  return correspondents(club).where('mailbox.holder_id', '=', holderId).executeTakeFirst();
}

function correspondents({ database }: Pick<Club, 'database'>) {
  return database
    .selectFrom('mailbox')
    .innerJoin('holder', 'holder.id', 'mailbox.holder_id')
    .innerJoin('match', 'match.id', 'holder.match_id')
    .leftJoin('account', 'account.id', 'holder.account_id')
    .leftJoin('guest_wish', 'guest_wish.holder_id', 'holder.id')
    .select(['holder.id as holder', 'holder.match_id as match', 'holder.seat', 'holder.name'])
    .select(['holder.account_id as account', 'holder.link_hash as link'])
    .select(({ fn }) => fn.coalesce('account.email', 'guest_wish.email').as('email'))
    .select(sql<string>`coalesce(match.created_by::text, match.made_from, match.id)`.as('maker'));
}

export interface Correspondent {
  readonly holder: string;
  readonly match: string;
  readonly seat: string;
  /** Somebody without an account has a link. */
  readonly account: string | null;
  readonly link: Buffer | null;
  readonly name: string;
  /** As the account, or the seat, has it: answers go there, wherever the orders came from. */
  readonly email: string | null;
  /** Who made the match: an account, an address without one, or else the match itself. */
  readonly maker: string;
}
