import { setImmediate } from 'node:timers/promises';
import { isRefusal, listedActions, type Action, type Refusal } from '@club-route/engine';
import type { Club } from '../../club.ts';
import { holderOf, type Person } from '../../matches/person.ts';
import { eventsOf } from '../../notices/situation.ts';
import { act } from '../../play/act.ts';
import type { Desk } from '../../play/desk.ts';
import type { Correspondent } from '../mailbox.ts';
import type { Order } from '../missive.ts';

/**
 * Carries out orders one after the other until one is refused. Each has a key made of the mail and its line: a mail
 * that comes again, or whose orders were interrupted half-way, goes on where it stopped.
 */
export async function carryOut(
  club: Club,
  who: Correspondent,
  mail: Buffer,
  lines: readonly string[],
): Promise<readonly Order[]> {
  const orders: Order[] = [];
  for (const [index, text] of lines.entries()) {
    const stopped = orders.some((order) => order.outcome === 'refused');
    if (stopped) {
      orders.push({ text, outcome: 'left', sentences: [] });
      continue;
    }
    const key = `mail-${mail.toString('base64url').slice(0, 32)}-${index}`;
    orders.push(await club.desks.with(who.match, (desk) => carryOutOne(club, desk, who, text, key)));
    // Standing answers of the other side come in their own turn, before the next order.
    await setImmediate();
  }
  return orders;
}

async function carryOutOne(club: Club, desk: Desk, who: Correspondent, text: string, key: string): Promise<Order> {
  const { seat } = who;
  const person = personOf(who);
  const { id } = holderOf(desk, person, seat);
  if (desk.requests.has(`${id} ${key}`)) return { text, outcome: 'done', sentences: [] };
  const refused = (sentence: string): Order => ({ text, outcome: 'refused', sentences: [sentence] });
  if (desk.match === undefined) return refused('The match has not begun.');
  if (desk.row.status !== 'running') return refused('The match is over.');
  if (!desk.row.to_act.includes(seat)) return refused('It is not your turn.');
  const action = readOrder(desk, seat, text);
  if (isRefusal(action)) return refused(action.text);
  const have = desk.frames(seat);
  const answer = await act(club, desk, person, { seat, have, key, action: { ...action } });
  if (answer.kind === 'done') return { text, outcome: 'done', sentences: eventsOf(desk, seat, have, answer.have) };
  return refused(answer.kind === 'refused' ? `${answer.text} (${answer.rule})` : answer.text);
}

function personOf({ account, link, name }: Correspondent): Person {
  return account === null ? { link: link ?? undefined } : { account: { id: account, name } };
}

/** A typed order, or the number of a listed choice: read by what the seat sees, never by more. */
function readOrder({ module, playing }: Desk, seat: string, text: string): Action | Refusal {
  const sight = module.game.sight(playing.state, seat);
  const chosen = /^\d+\.?$/.test(text)
    ? listedActions(module, sight, seat)[Number.parseInt(text, 10) - 1]?.action
    : undefined;
  return chosen ?? module.language.read(sight, seat, text);
}
