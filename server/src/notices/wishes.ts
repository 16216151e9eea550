import type { MailRhythm, NoticeWishes } from '@club-route/wire';
import type { Club } from '../club.ts';
import { wrong } from '../problem.ts';
import { newSecret } from '../secrets.ts';
import { hostProblem } from './far-hosts.ts';
import { vapidKeys } from './push.ts';

/** How somebody wants to be told that it is their turn. */
export interface Wishes {
  readonly mail: MailRhythm;
  readonly invitations: boolean;
  readonly webhook: string | null;
  readonly webhook_secret: string | null;
}

const USUAL: Wishes = { mail: 'at once', invitations: true, webhook: null, webhook_secret: null };

export async function wishesOf({ database }: Pick<Club, 'database'>, account: string): Promise<Wishes> {
  const row = await database
    .selectFrom('notice_wish')
    .select(['mail', 'invitations', 'webhook', 'webhook_secret'])
    .where('account_id', '=', account)
    .executeTakeFirst();
  return row ?? USUAL;
}

export async function changeWishes(
  club: Pick<Club, 'config' | 'database'>,
  account: string,
  {
    mail,
    invitations,
    webhook,
  }: { readonly mail?: MailRhythm; readonly invitations?: boolean; readonly webhook?: string | null },
): Promise<void> {
  const problem = typeof webhook === 'string' ? hostProblem(club.config, webhook) : undefined;
  if (problem !== undefined) throw wrong(problem);
  const before = await wishesOf(club, account);
  const secret =
    typeof webhook !== 'string' ? null : webhook === before.webhook ? before.webhook_secret : newSecret().token;
  const change = {
    ...(mail === undefined ? {} : { mail }),
    ...(invitations === undefined ? {} : { invitations }),
    ...(webhook === undefined
      ? {}
      : { webhook, webhook_secret: secret, webhook_failures: 0, webhook_rests_until: null }),
  };
  await club.database
    .insertInto('notice_wish')
    .values({ account_id: account, ...change })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ account_id: account, ...change }))
    .execute();
}

export async function wishesView(club: Pick<Club, 'database'>, account: string): Promise<NoticeWishes> {
  const { mail, invitations, webhook, webhook_secret } = await wishesOf(club, account);
  const { count } = await club.database
    .selectFrom('push_subscription')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('account_id', '=', account)
    .executeTakeFirstOrThrow();
  return {
    mail,
    invitations,
    ...(webhook === null ? {} : { webhook: { url: webhook, secret: webhook_secret! } }),
    pushKey: (await vapidKeys(club.database)).publicKey,
    pushes: Number(count),
  };
}
