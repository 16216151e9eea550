import type { Club } from '../club.ts';
import type { OutboxRow } from '../database/schema.ts';
import { callOf } from '../notices/call.ts';
import { sendPush } from '../notices/push.ts';
import { callWebhook } from '../notices/webhook-rest.ts';
import { confirmToken } from '../notices/addresses.ts';
import { link, type Letter } from '../notices/letter.ts';
import { missiveIn, write } from './letters/index.ts';
import { confirmPage } from '../notices/pages.ts';
import { pack } from './parcel.ts';
import type { Delivering } from './drain.ts';

/** Takes something from the outbox to where it is to go, unless it is not worth sending any more. */
export async function carry(club: Delivering, row: OutboxRow): Promise<'carried' | 'outdated'> {
  if (row.carrier === 'mail') {
    const letter = await write(club, row);
    if (letter === undefined) return 'outdated';
    await club.post.send(pack(club.post, row.address, row.message_id, await withTheWayOut(club, row, letter)));
    return 'carried';
  }
  const missive = missiveIn(row);
  const call = missive.kind === 'turn' ? await callOf(club, missive) : undefined;
  if (call === undefined) return 'outdated';
  const { account_id: account, address, message_id: id } = row;
  await (row.carrier === 'push'
    ? sendPush(club, address, call)
    : callWebhook(club, { account: account!, address, id }, call));
  return 'carried';
}

/** Every mail says how all mail to the address is stopped, whoever asks for it. */
async function withTheWayOut(
  club: Pick<Club, 'database' | 'post'>,
  { kind, address }: OutboxRow,
  letter: Letter,
): Promise<Letter> {
  if (kind === 'confirmation') return letter;
  const page = confirmPage(club.post, await confirmToken(club, address));
  return {
    ...letter,
    unsubscribe: letter.unsubscribe ?? page,
    parts: [...letter.parts, link('Stop all email from Club Route to this address', page)],
  };
}
