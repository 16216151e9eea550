import { createHmac } from 'node:crypto';
import type { Club } from '../club.ts';
import { HopelessError } from './hopeless.ts';
import type { Call } from './call.ts';
import { farPost } from './far-post.ts';
import { wishesOf } from './wishes.ts';

export interface Delivery {
  readonly account: string;
  readonly address: string;
  /** The same at every try. */
  readonly id: string;
}

/** Posts a turn as JSON to the address that its owner gave, signed so that the other end knows who speaks. */
export async function postWebhook(
  club: Pick<Club, 'config' | 'database'>,
  { account, address, id }: Delivery,
  call: Call,
): Promise<void> {
  const { webhook, webhook_secret } = await wishesOf(club, account);
  if (webhook !== address || webhook_secret === null) throw new HopelessError('the webhook was removed');
  const body = JSON.stringify(call);
  const signed = createHmac('sha256', webhook_secret).update(body).digest('hex');
  const status = await farPost(club.config, webhook, body, {
    'content-type': 'application/json',
    'user-agent': 'Club-Route',
    'x-club-route-delivery': id,
    'x-club-route-signature': `sha256=${signed}`,
  });
  if (status === 410) throw new HopelessError('the webhook is gone');
  if (status < 200 || status > 299) throw new Error(`the webhook answered ${status}`);
}
