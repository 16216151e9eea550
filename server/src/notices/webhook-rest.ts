import { sql } from 'kysely';
import type { Club } from '../club.ts';
import { HopelessError } from './hopeless.ts';
import { put } from '../database/outbox.ts';
import { PAUSES } from '../database/outbox.ts';
import type { Call } from './call.ts';
import { postWebhook, type Delivery } from './webhook.ts';

/** Calls a webhook. One that does not answer rests, longer each time, with all that waits for it; in the end it is given up. */
export async function callWebhook(
  club: Pick<Club, 'config' | 'database' | 'now'>,
  delivery: Delivery,
  call: Call,
): Promise<void> {
  try {
    await postWebhook(club, delivery, call);
  } catch (error) {
    await noteFailure(club, delivery, error instanceof HopelessError);
    throw error;
  }
  await club.database
    .updateTable('notice_wish')
    .set({ webhook_failures: 0, webhook_rests_until: null })
    .where('account_id', '=', delivery.account)
    .where('webhook_failures', '>', 0)
    .execute();
}

async function noteFailure(
  club: Pick<Club, 'database' | 'now'>,
  { account, address }: Delivery,
  isGone: boolean,
): Promise<void> {
  await club.database.transaction().execute(async (all) => {
    const wish = await all
      .selectFrom('notice_wish')
      .innerJoin('account', 'account.id', 'notice_wish.account_id')
      .select(['webhook_failures', 'webhook_rests_until', 'account.name', 'account.email'])
      .where('account_id', '=', account)
      .where('webhook', '=', address)
      .forUpdate()
      .executeTakeFirst();
    if (wish === undefined) return;
    // Two calls that were under way together count as one.
    if (wish.webhook_rests_until !== null && wish.webhook_rests_until.getTime() > club.now()) return;
    const pause = isGone ? undefined : PAUSES[wish.webhook_failures];
    if (pause !== undefined) {
      const rest = { webhook_failures: wish.webhook_failures + 1, webhook_rests_until: new Date(club.now() + pause) };
      await all.updateTable('notice_wish').set(rest).where('account_id', '=', account).execute();
      return;
    }
    const none = { webhook: null, webhook_secret: null, webhook_failures: 0, webhook_rests_until: null };
    await all.updateTable('notice_wish').set(none).where('account_id', '=', account).execute();
    await sql`
      update outbox set dropped_at = ${new Date(club.now())}, problem = 'The webhook was given up.', body = '{}'
      where account_id = ${account} and carrier = 'webhook' and sent_at is null and dropped_at is null`.execute(all);
    if (wish.email !== null)
      await put(
        all,
        { address: wish.email, account_id: account },
        { kind: 'webhook', name: wish.name, webhook: address },
      );
  });
}
