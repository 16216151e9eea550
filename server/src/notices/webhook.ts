import { createHmac } from 'node:crypto';
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import type { Club } from '../club.ts';
import { HopelessError } from '../mail/hopeless.ts';
import { farLookup, hostProblem } from './far-hosts.ts';
import type { Call } from './call.ts';
import { wishesOf } from './wishes.ts';

const PATIENCE = 10_000;

interface Delivery {
  readonly account: string;
  readonly address: string;
  /** The same at every try. */
  readonly id: string;
}

/** Posts a turn as JSON to the address that its owner gave, signed so that the other end knows who speaks. */
export async function postWebhook(club: Club, { account, address, id }: Delivery, call: Call): Promise<void> {
  const { webhook, webhook_secret } = await wishesOf(club, account);
  if (webhook !== address || webhook_secret === null) throw new HopelessError('the webhook was taken away');
  const problem = hostProblem(club.config, webhook);
  if (problem !== undefined) throw new HopelessError(problem);
  const body = JSON.stringify(call);
  const signed = createHmac('sha256', webhook_secret).update(body).digest('hex');
  const status = await post(club, webhook, body, {
    'content-type': 'application/json',
    'user-agent': 'Club-Route',
    'x-club-route-delivery': id,
    'x-club-route-signature': `sha256=${signed}`,
  });
  if (status === 410) throw new HopelessError('the webhook is gone');
  if (status < 200 || status > 299) throw new Error(`the webhook answered ${status}`);
}

/** The status of the answer; nobody is sent on to elsewhere, and what it says is not read. */
function post(club: Club, url: string, body: string, headers: Readonly<Record<string, string>>): Promise<number> {
  const request = url.startsWith('https:') ? requestSecure : requestPlain;
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(PATIENCE);
    const asked = request(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        lookup: farLookup(club.config),
        signal,
      },
      (answer) => {
        resolve(answer.statusCode ?? 0);
        answer.destroy();
      },
    );
    asked.on('error', reject);
    asked.end(body);
  });
}
