import { randomUUID } from 'node:crypto';
import type { NoticeTest } from '@club-route/wire';
import type { Club } from '../club.ts';
import { accountPage } from './pages.ts';
import { notNow } from '../problem.ts';
import type { Call } from './call.ts';
import { sendPush } from './push.ts';
import { postWebhook } from './webhook.ts';
import { wishesOf } from './wishes.ts';

/** Sends a word at once, past the outbox, so that people see whether notices reach them. */
export async function testNotice(
  club: Pick<Club, 'config' | 'database' | 'post'>,
  account: string,
  carrier: NoticeTest['carrier'],
): Promise<void> {
  const text = 'This is how Club Route tells you that it is your turn.';
  const call: Call = { kind: 'test', text, url: accountPage(club.post) };
  try {
    if (carrier === 'push') return await pushAll(club, account, call);
    const { webhook } = await wishesOf(club, account);
    if (webhook === null) throw new Error('you have set no webhook');
    await postWebhook(club, { account, address: webhook, id: randomUUID() }, call);
  } catch (error) {
    throw notNow(`It did not arrive: ${error instanceof Error ? error.message : String(error)}.`);
  }
}

async function pushAll(club: Pick<Club, 'config' | 'database' | 'post'>, account: string, call: Call): Promise<void> {
  const browsers = await club.database
    .selectFrom('push_subscription')
    .select('endpoint')
    .where('account_id', '=', account)
    .execute();
  if (browsers.length === 0) throw new Error('none of your browsers shows notifications');
  for (const { endpoint } of browsers) await sendPush(club, endpoint, call);
}
