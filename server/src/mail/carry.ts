import type { Club } from '../club.ts';
import type { OutboxRow } from '../database/schema.ts';
import { callOf } from '../notices/call.ts';
import { sendPush } from '../notices/push.ts';
import { postWebhook } from '../notices/webhook.ts';
import { missiveIn, write } from './letters/index.ts';
import { pack } from './parcel.ts';

/** Takes something from the outbox to where it is to go; false if it is not worth sending any more. */
export async function carry(club: Club, row: OutboxRow): Promise<boolean> {
  if (row.carrier === 'mail') {
    const letter = await write(club, row);
    if (letter === undefined) return false;
    await club.post.send(pack(club.post, row.address, row.message_id, letter));
    return true;
  }
  const missive = missiveIn(row);
  const call = missive.kind === 'turn' ? await callOf(club, missive) : undefined;
  if (call === undefined) return false;
  const { account_id: account, address, message_id: id } = row;
  await (row.carrier === 'push'
    ? sendPush(club, address, call)
    : postWebhook(club, { account: account!, address, id }, call));
  return true;
}
