import { Agent } from 'node:https';
import webPush from 'web-push';
import type { Club } from '../club.ts';
import type { Database } from '../database/connect.ts';
import { HopelessError } from '../mail/hopeless.ts';
import { ownKey } from '../mail/keys.ts';
import type { Call } from './call.ts';
import { farLookup, hostProblem } from './far-hosts.ts';

const PATIENCE = 10_000;
const DAY_IN_SECONDS = 86_400;
const GONE = [404, 410];

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
export async function sendPush(club: Club, address: string, call: Call): Promise<void> {
  const { database, config, post } = club;
  const known = await database
    .selectFrom('push_subscription')
    .selectAll()
    .where('endpoint', '=', address)
    .executeTakeFirst();
  if (known === undefined) throw new HopelessError('the browser wants no more pushes');
  const problem = hostProblem(config, address);
  if (problem !== undefined) throw new HopelessError(problem);
  const { p256dh, auth } = known;
  try {
    await webPush.sendNotification({ endpoint: address, keys: { p256dh, auth } }, JSON.stringify(call), {
      vapidDetails: { subject: `mailto:${post.from}`, ...(await vapidKeys(database)) },
      TTL: DAY_IN_SECONDS,
      timeout: PATIENCE,
      agent: new Agent({ lookup: farLookup(config) }),
    });
  } catch (error) {
    if (!(error instanceof webPush.WebPushError) || !GONE.includes(error.statusCode)) throw error;
    await endPush(club, address);
    throw new HopelessError('the browser is gone');
  }
}

export async function addPush(
  { database }: Club,
  account: string,
  { endpoint, keys }: { readonly endpoint: string; readonly keys: { readonly p256dh: string; readonly auth: string } },
): Promise<void> {
  const row = { endpoint, account_id: account, ...keys };
  await database
    .insertInto('push_subscription')
    .values({ endpoint, account_id: account, p256dh: keys.p256dh, auth: keys.auth })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(row))
    .execute();
}

export async function endPush({ database }: Club, endpoint: string, account?: string): Promise<void> {
  let query = database.deleteFrom('push_subscription').where('endpoint', '=', endpoint);
  if (account !== undefined) query = query.where('account_id', '=', account);
  await query.execute();
}
