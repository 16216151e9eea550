import webPush from 'web-push';
import type { Club } from '../club.ts';
import type { Database } from '../database/connect.ts';
import { HopelessError } from './hopeless.ts';
import { ownKey } from '../safety/keys.ts';
import { notNow } from '../problem.ts';
import type { Call } from './call.ts';
import { farPost } from './far-post.ts';

const DAY_IN_SECONDS = 86_400;
const GONE = [404, 410];
const MOST_BROWSERS = 20;

interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** By these keys push services know this server; browsers are bound to them, so they are made once. */
export async function vapidKeys(database: Database): Promise<VapidKeys> {
  const made = (): Buffer => Buffer.from(JSON.stringify(webPush.generateVAPIDKeys()));
  return JSON.parse((await ownKey(database, 'vapid', made)).toString('utf8')) as VapidKeys;
}

/** Sends a turn to one browser, through the push service that the browser named. */
export async function sendPush(
  club: Pick<Club, 'config' | 'database' | 'post'>,
  address: string,
  call: Call,
): Promise<void> {
  const { database, config, post } = club;
  const known = await database
    .selectFrom('push_subscription')
    .selectAll()
    .where('endpoint', '=', address)
    .executeTakeFirst();
  if (known === undefined) throw new HopelessError('the browser wants no more pushes');
  const { p256dh, auth } = known;
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint: address, keys: { p256dh, auth } },
    JSON.stringify(call),
    {
      vapidDetails: { subject: `mailto:${post.from}`, ...(await vapidKeys(database)) },
      TTL: DAY_IN_SECONDS,
    },
  );
  const status = await farPost(config, address, body!, headers);
  if (GONE.includes(status)) {
    await endPush(club, address);
    throw new HopelessError('the browser is gone');
  }
  if (status < 200 || status > 299) throw new Error(`the push service answered ${status}`);
}

export async function addPush(
  { database }: Pick<Club, 'database'>,
  account: string,
  { endpoint, keys }: { readonly endpoint: string; readonly keys: { readonly p256dh: string; readonly auth: string } },
): Promise<void> {
  const row = { endpoint, account_id: account, ...keys };
  await database.transaction().execute(async (all) => {
    // One after the other: of many that come at once none would know of the others.
    await all.selectFrom('account').select('id').where('id', '=', account).forUpdate().execute();
    const { count } = await all
      .selectFrom('push_subscription')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('account_id', '=', account)
      .where('endpoint', '<>', endpoint)
      .executeTakeFirstOrThrow();
    // Each turn makes a call to each of them.
    if (Number(count) >= MOST_BROWSERS) throw notNow(`You can get notifications in at most ${MOST_BROWSERS} browsers.`);
    await all
      .insertInto('push_subscription')
      .values({ endpoint, account_id: account, p256dh: keys.p256dh, auth: keys.auth })
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(row))
      .execute();
  });
}

export async function endPush({ database }: Pick<Club, 'database'>, endpoint: string, account?: string): Promise<void> {
  let query = database.deleteFrom('push_subscription').where('endpoint', '=', endpoint);
  if (account !== undefined) query = query.where('account_id', '=', account);
  await query.execute();
}
