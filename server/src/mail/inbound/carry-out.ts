import { setImmediate } from 'node:timers/promises';
import { isRefusal, listedActions, type Action, type Refusal } from '@club-route/engine';
import type { InboxRow } from '../../database/schema.ts';
import { holderOf, type Person } from '../../matches/person.ts';
import { eventsOf } from '../../notices/situation.ts';
import { act, isDone, type Acting } from '../../matches/act.ts';
import type { Desk } from '../../play/desk.ts';
import { Turnstile } from '../../safety/turnstile.ts';
import type { Correspondent } from '../mailbox.ts';
import type { Order } from '../../database/missive.ts';
import { mannerOf } from './manner.ts';

/** So long the orders of a mail wait for the computer; then they are answered as they stand. */
export const LONGEST_WAIT = 3_600_000;

/**
 * So many orders of mails are read and carried out at once; makers of matches take turns. Many mails of many orders wait for
 * each other, and those who play do not wait for them.
 */
const turnstile = new Turnstile(2);

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
    const carry = (desk: Desk): Promise<Order> => carryOutOne(club, desk, who, text, keyOf(mail, String(index)));
    const done = await turnstile.pass(async () => {
      await setImmediate();
      return club.desks.with(who.match, carry, 'tail');
    }, who.maker);
    if (done.outcome === 'refused') refused.push(done);
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

/** More than anybody means by a line that is to be repeated. */
const MOST_ROUNDS = 20;
/** So often a line lets what was filed go first. */
const MOST_PAUSES = 20;

/**
 * Carries out orders one after the other until one is refused that had to be done. Each has a key made of the mail, its
 * line and its round: a mail that comes again, or whose orders were interrupted half-way, goes on where it stopped.
 * `keep` notes an order that was passed over before the next is begun, so that nobody tries it again later.
 */
export async function carryOut(
  club: Acting,
  who: Correspondent,
  mail: Mail,
  keep: (orders: readonly Order[], told: number) => Promise<void>,
): Promise<Progress> {
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
  /** One round of a line: what became of it, or that the computer must move first. */
  const carryOutRound = (order: string, key: string): Promise<Order | undefined> =>
    turnstile.pass(async () => {
      await letFiledAnswersGoFirst(club, who.match);
      return club.desks.with(who.match, async (desk) => {
        catchUp(desk);
        return patient && isForComputer(desk, who.seat) ? undefined : carryOutOne(club, desk, who, order, key);
      });
    }, who.maker);
  for (const [index, text] of mail.lines.entries()) {
    const isBegun = orders.length > index;
    if (isBegun && (index < orders.length - 1 || orders[index].outcome !== 'begun')) continue;
    if (!isBegun && (orders.at(-1)?.outcome === 'refused' || orders.at(-1)?.outcome === 'left')) {
      orders.push({ text, outcome: 'left', sentences: [] });
      continue;
    }
    const { manner, order } = mannerOf(text);
    for (let round = 0; round < (manner === 'repeat' ? MOST_ROUNDS : 1); round++) {
      const done = await carryOutRound(order, keyOf(mail, round === 0 ? String(index) : `${index}.${round}`));
      if (done === undefined) return { orders, told, waits: true };
      const isOver = done.outcome === 'refused' || done.outcome === 'passed';
      if (orders.length > index) {
        if (isOver) break;
      } else {
        const outcome = isOver && manner !== 'must' ? 'passed' : done.outcome;
        orders.push({ text, outcome: manner === 'repeat' && !isOver ? 'begun' : outcome, sentences: done.sentences });
        if (isOver) break;
      }
    }
    const last = orders.pop()!;
    orders.push(last.outcome === 'begun' ? { ...last, outcome: 'done' } : last);
    if (last.outcome === 'passed' || last.outcome === 'begun') await keep(orders, told);
  }
  if (orders.at(-1)?.outcome === 'done') await club.desks.with(who.match, async (desk) => catchUp(desk));
  return { orders, told, waits: false };
}

/** Answers that were filed, by whomever, come before the next order. */
async function letFiledAnswersGoFirst(club: Acting, match: string): Promise<void> {
  for (let pauses = 0; pauses < MOST_PAUSES; pauses++) {
    await setImmediate();
    if (await club.desks.with(match, async ({ row }) => row.drive_at === null)) return;
  }
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
  const { clock } = desk.module;
  const action = readOrder(desk, seat, text);
  // A phase may be over, and with it the turn or the match, before the order that ends it is read.
  if (isRefusal(action) && action.needless) return { ...refused(action.text), outcome: 'passed' };
  if (desk.row.status !== 'running') return refused('The match is over.');
  if (clock === undefined && !desk.row.to_act.includes(seat)) return refused('It is not your turn.');
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
export function readOrder({ module, playing }: Desk, seat: string, text: string): Action | Refusal {
  const sight = module.game.sight(playing.state, seat);
  const chosen = /^\d+\.?$/.test(text)
    ? listedActions(module, sight, seat)[Number.parseInt(text, 10) - 1]?.action
    : undefined;
  return chosen ?? module.language.read(sight, seat, text);
}
