import { setImmediate } from 'node:timers/promises';
import { isRefusal, listedActions, type Action, type Refusal } from '@club-route/engine';
import type { InboxRow } from '../../database/schema.ts';
import { holderOf, type Person } from '../../matches/person.ts';
import { eventsOf } from '../../notices/situation.ts';
import { act, isDone, type Acting } from '../../matches/act.ts';
import type { Desk } from '../../play/desk.ts';
import type { Correspondent } from '../mailbox.ts';
import type { Order } from '../../database/missive.ts';

/** So long the orders of a mail wait for the computer; then they are answered as they stand. */
const LONGEST_WAIT = 3_600_000;

interface Progress {
  readonly orders: readonly Order[];
  /** The frames of the seat's film that the orders tell of. */
  readonly told: number;
  /** The computer must move before it goes on. */
  readonly waits: boolean;
}

type Mail = Pick<InboxRow, 'message_hash' | 'received_at' | 'lines' | 'orders' | 'told'>;

/**
 * Carries out a letter: every block by itself, whatever becomes of the others, with a key as below; what was refused. Who has
 * read all that was brought to the seat need not be waited for any more once it is heeded.
 */
export async function carryOutLetter(
  club: Acting,
  who: Correspondent,
  mail: Mail,
  hasReadAll: boolean,
): Promise<readonly Order[]> {
  const refused: Order[] = [];
  for (const [index, text] of mail.lines.entries()) {
    const done = await club.desks.with(
      who.match,
      (desk) => carryOutOne(club, desk, who, text, keyOf(mail, String(index))),
      'tail',
    );
    if (done.outcome === 'refused') refused.push(done);
    await setImmediate();
  }
  if (hasReadAll) await attend(club, who, keyOf(mail, 'read'));
  return refused;
}

async function attend(club: Acting, who: Correspondent, key: string): Promise<void> {
  await club.desks.with(
    who.match,
    async (desk) => {
      const { clock } = desk.module;
      const { seat } = who;
      if (clock === undefined || desk.row.status !== 'running' || !desk.row.to_act.includes(seat)) return;
      await act(club, desk, personOf(who), { seat, have: 0, key, action: { ...clock.attend } });
    },
    'tail',
  );
}

function keyOf({ message_hash }: Pick<Mail, 'message_hash'>, part: string): string {
  return `mail-${message_hash.toString('base64url').slice(0, 32)}-${part}`;
}

/**
 * Carries out orders one after the other until one is refused. Each has a key made of the mail and its line: a mail
 * that comes again, or whose orders were interrupted half-way, goes on where it stopped.
 */
export async function carryOut(club: Acting, who: Correspondent, mail: Mail): Promise<Progress> {
  const orders: Order[] = [...mail.orders];
  let { told } = mail;
  /** What happened since, by whomever, belongs to the order before it. */
  const catchUp = (desk: Desk): void => {
    const before = orders.pop();
    if (before === undefined || desk.match === undefined) return;
    const now = desk.frames(who.seat);
    orders.push({ ...before, sentences: [...before.sentences, ...eventsOf(desk, who.seat, told, now)] });
    told = now;
  };
  const patient = club.now() - mail.received_at.getTime() < LONGEST_WAIT;
  for (const [index, text] of mail.lines.entries()) {
    if (index < mail.orders.length) continue;
    if (orders.at(-1)?.outcome === 'refused' || orders.at(-1)?.outcome === 'left') {
      orders.push({ text, outcome: 'left', sentences: [] });
      continue;
    }
    const key = keyOf(mail, String(index));
    const waits = await club.desks.with(who.match, async (desk) => {
      catchUp(desk);
      if (patient && isForComputer(desk, who.seat)) return true;
      orders.push(await carryOutOne(club, desk, who, text, key));
      return false;
    });
    if (waits) return { orders, told, waits };
    // Standing answers of the other side come in their own turn, before the next order.
    await setImmediate();
  }
  if (orders.at(-1)?.outcome === 'done') await club.desks.with(who.match, async (desk) => catchUp(desk));
  return { orders, told, waits: false };
}

function isForComputer({ row, affairs }: Desk, seat: string): boolean {
  if (row.status !== 'running' || row.to_act.includes(seat)) return false;
  return affairs.seats.some((one) => one.bot !== null && row.to_act.includes(one.seat));
}

async function carryOutOne(club: Acting, desk: Desk, who: Correspondent, text: string, key: string): Promise<Order> {
  const { seat } = who;
  const person = personOf(who);
  const { id } = holderOf(desk, person, seat);
  if (await isDone(club, desk, id, key)) return { text, outcome: 'done', sentences: [] };
  const refused = (sentence: string): Order => ({ text, outcome: 'refused', sentences: [sentence] });
  if (desk.match === undefined) return refused('The match has not begun.');
  if (desk.row.status !== 'running') return refused('The match is over.');
  const { clock } = desk.module;
  if (clock === undefined && !desk.row.to_act.includes(seat)) return refused('It is not your turn.');
  const action = readOrder(desk, seat, text);
  if (isRefusal(action)) return refused(clock === undefined ? action.text : `${action.text} (${action.rule})`);
  // Nothing was shown to whoever writes mails.
  const have = clock === undefined ? desk.frames(seat) : 0;
  const answer = await act(club, desk, person, { seat, have, key, action: { ...action } });
  if (answer.kind === 'done') return { text, outcome: 'done', sentences: [] };
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
